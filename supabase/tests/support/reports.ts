import type { SectionReport } from '@telehealth/contracts/reports';
import type { Sql } from 'postgres';
import { asService } from './people';

/** Builds of tests, by a letter: `buildOf('a')`. */
export const buildOf = (letter: string): string => letter.repeat(12);

export type Told = Partial<SectionReport>;

/** What the function `report` asks of the database. */
export async function report(sql: Sql, told: Told, headers: Record<string, string> = {}): Promise<object> {
  const [row] = await asService(sql, (tx) => {
    const whole = { used: [], problems: [], measured: [], ...told };
    return tx<{ said: object }[]>`select public.take_report(${tx.json(headers)}, ${tx.json(whole as never)}) as said`;
  });
  return row?.said ?? {};
}

export const used = (section: SectionReport['used'][number]['section'], build: string) => ({ section, build });

export const problem = (
  build: string,
  changes: Partial<SectionReport['problems'][number]> = {},
): SectionReport['problems'][number] => ({
  section: 'patient',
  build,
  kind: 'error',
  route: '/patient/appointments',
  name: 'TypeError',
  words: 'nothing',
  place: 'page-appointments.0a1b2c3d.js:1:2345',
  first: true,
  times: 1,
  ...changes,
});

/** As if so many page loads used a build, and so many of them met a problem; in this hour. */
export async function fill(sql: Sql, section: string, build: string, loads: number, affected: number): Promise<void> {
  await sql`insert into private.report_builds (section, build, first_at, last_at)
    values (${section}, ${build}, clock_timestamp(), clock_timestamp()) on conflict do nothing`;
  for (const [kind, times] of [
    ['used', loads],
    ['affected', affected],
  ] as const)
    if (times > 0)
      await sql`insert into private.report_counts (section, build, hour, kind, fingerprint, times)
        values (${section}, ${build}, date_trunc('hour', now(), 'UTC'), ${kind}, '', ${times})`;
}
