import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperator, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, asService, hintOf } from '../support/people';
import { buildOf, problem, report, used } from '../support/reports';

let db: TestDatabase;
let operator: string;
const [A, B] = [buildOf('a'), buildOf('b')];
const DAY = 86_400_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.sql`delete from private.report_builds`;
  await db.sql`delete from private.rate_counts`;
});

const counts = () =>
  db.sql<{ section: string; build: string; kind: string; times: number; named: boolean }[]>`
    select section, build, kind, times::int, fingerprint <> '' as named from private.report_counts order by 1, 2, 3`;
const problems = () =>
  as(
    db.sql,
    operator,
    (tx) =>
      tx<{ build: string; words: string; place: string; route: string; times: string }[]>`
        select build, words, place, route, times from public.frequent_problems()`,
  );

describe('a report', () => {
  it('is counted by section, build and kind: page loads, those with a problem, and each problem', async () => {
    const told = { used: [used('patient', A), used('host', B)], problems: [problem(A, { times: 3 })] };
    expect(await report(db.sql, told)).toEqual({ taken: 4 });
    await report(db.sql, { problems: [problem(A, { first: false })] });
    expect(await counts()).toEqual([
      { section: 'host', build: B, kind: 'used', times: 1, named: false },
      { section: 'patient', build: A, kind: 'affected', times: 1, named: false },
      { section: 'patient', build: A, kind: 'error', times: 4, named: true },
      { section: 'patient', build: A, kind: 'used', times: 1, named: false },
    ]);
  });

  it('is told with the pattern where it was met first, and is the same problem elsewhere', async () => {
    await report(db.sql, { problems: [problem(A), problem(A, { route: '/patient/dashboard' })] });
    expect(await problems()).toEqual([
      { build: A, words: 'nothing', route: '/patient/appointments', place: problem(A).place, times: '2' },
    ]);
  });

  it('keeps measurements in steps, so that no value of a page load is there', async () => {
    const of = (value: number) => ({ section: 'patient', build: A, metric: 'stood', value }) as const;
    await report(db.sql, { measured: [0, 1, 1000, 1001, 2000, 600_000].map(of) });
    const steps = await db.sql<{ step: number; times: string }[]>`
      select step, times from private.report_measures order by step`;
    expect(steps.map(({ step, times }) => [step, Number(times)])).toEqual([
      [0, 2],
      [72, 2],
      [79, 1],
      [139, 1],
    ]);
  });

  it('of half a form, of another kind or with words of its own changes nothing', async () => {
    const wrong = [
      problem(A, { name: 'Thandi Nkosi' as never }),
      problem(A, { kind: 'note' as never }),
      problem(A, { times: -1 }),
      problem(A, { place: 'x'.repeat(200) }),
      problem('not a build'),
      problem(A, { section: 'a patient of ours' as never }),
    ];
    for (const one of wrong) expect(await hintOf(report(db.sql, { problems: [one] }))).toBe('23514');
    expect(await counts()).toEqual([]);
  });
});

describe('its bounds', () => {
  it('a build has a hundred problems; what is beyond is counted without a name', async () => {
    const at = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => problem(A, { place: `page.js:1:${from + n}`, first: false }));
    for (let from = 0; from < 110; from += 10) await report(db.sql, { problems: at(from, 10) });
    const [row] = await db.sql`select count(*)::int as kinds from private.report_problems`;
    expect(row?.kinds).toBe(100);
    expect((await counts()).filter(({ named }) => !named)).toEqual([
      { section: 'patient', build: A, kind: 'error', times: 10, named: false },
    ]);
  });

  it('there are forty sections; made-up ones give way, those that people use do not', async () => {
    const name = (n: number) => `s${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`;
    const names = Array.from({ length: 40 }, (_, n) => name(n));
    await db.sql`insert into private.report_builds select n, ${A}, now(), now() from unnest(${names}::text[]) n`;
    await db.sql`insert into private.report_counts select n, ${A}, date_trunc('hour', now()), 'used', '', 20
      from unnest(${names.slice(0, 39)}::text[]) n`;
    const sections = async () =>
      (await db.sql<{ section: string }[]>`select distinct section from private.report_builds`).map(
        (one) => one.section,
      );
    expect(await report(db.sql, { used: [{ section: 'pharmacy', build: A }] })).toEqual({ taken: 1 });
    expect(await sections()).toHaveLength(40);
    expect(await sections()).not.toContain(name(39));
    await db.sql`update private.report_counts set times = 20`;
    expect(await report(db.sql, { used: [{ section: 'library', build: A }] })).toEqual({ taken: 0 });
    expect(await report(db.sql, { used: [{ section: 'pharmacy', build: B }] })).toEqual({ taken: 1 });
  });

  it('a section has forty builds; made-up ones give way, those that people use do not', async () => {
    const name = (n: number) => n.toString(16).padStart(12, '0');
    await db.sql`insert into private.report_builds select 'patient', lpad(to_hex(n), 12, '0'), now(), now() from generate_series(1, 40) n`;
    await db.sql`insert into private.report_counts select 'patient', lpad(to_hex(n), 12, '0'), date_trunc('hour', now()), 'used', '', 20
      from generate_series(1, 39) n`;
    const builds = async () =>
      (await db.sql<{ build: string }[]>`select build from private.report_builds order by 1`).map(({ build }) => build);
    await report(db.sql, { used: [used('patient', A)] });
    expect(await builds()).toHaveLength(40);
    expect(await builds()).not.toContain(name(40));
    await db.sql`update private.report_counts set times = 20`;
    expect(await report(db.sql, { used: [used('patient', B)] })).toEqual({ taken: 0 });
    expect(await builds()).not.toContain(B);
    // Nobody has it open any more.
    await db.sql`update private.report_builds set last_at = now() - interval '8 days' where build = ${name(7)}`;
    await report(db.sql, { used: [used('patient', B)] });
    expect(await builds()).toContain(B);
    expect(await builds()).not.toContain(name(7));
  });

  it('an address sends 120 in ten minutes; another one and those without go on', async () => {
    const told = { used: [used('public', A)] };
    const from = (address: string) => report(db.sql, told, { 'x-forwarded-for': address });
    for (let n = 0; n < 120; n += 1) expect(await from('203.0.113.7')).toEqual({ taken: 1 });
    expect(await from('203.0.113.7')).toEqual({ busy: true });
    expect(await from('203.0.113.8')).toEqual({ taken: 1 });
    expect(await report(db.sql, told)).toEqual({ taken: 1 });
    // The address stands nowhere.
    const kept = await db.sql`select * from private.rate_counts`;
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
  });

  it('it is forgotten after thirty days, by a job', async () => {
    await report(db.sql, { used: [used('patient', A)], problems: [problem(A)] });
    await jobsAt(db.sql, new Date(Date.now() + 29 * DAY));
    expect(await counts()).toHaveLength(3);
    const done = await jobsAt(db.sql, new Date(Date.now() + 32 * DAY));
    expect(done.forget_reports?.result).toBeGreaterThan(0);
    for (const table of ['builds', 'counts', 'problems', 'measures'])
      expect(await db.sql`select from ${db.sql(`private.report_${table}`)}`).toEqual([]);
  });
});

describe('nobody but operators reads it, and nobody but the function writes it', () => {
  it.each(['release_health', 'frequent_problems'])('%s refuses strangers, patients and specialists', async (name) => {
    for (const who of [await addPatient(db.sql), (await addSpecialist(db.sql)).id])
      expect(await hintOf(as(db.sql, who, (tx) => tx`select * from ${tx(`public.${name}`)}()`))).toBe('access.refused');
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select * from ${tx(`public.${name}`)}()`))).toBe('42501');
    expect(await hintOf(asService(db.sql, (tx) => tx`select * from ${tx(`public.${name}`)}()`))).toBe('42501');
    expect(await as(db.sql, operator, (tx) => tx`select * from ${tx(`public.${name}`)}()`)).toEqual([]);
  });

  it('tables are closed to every role of requests, and take_report to all but the server', async () => {
    const roles = [
      <T>(work: Parameters<typeof asGuest<T>>[1]) => asGuest(db.sql, work),
      <T>(work: Parameters<typeof asGuest<T>>[1]) => as(db.sql, operator, work),
      <T>(work: Parameters<typeof asGuest<T>>[1]) => asService(db.sql, work),
    ];
    for (const table of ['builds', 'counts', 'problems', 'measures'])
      for (const ask of roles) {
        expect(await hintOf(ask((tx) => tx`select * from ${tx(`private.report_${table}`)}`))).toBe('42501');
        expect(await hintOf(ask((tx) => tx`delete from ${tx(`private.report_${table}`)}`))).toBe('42501');
      }
    const told = db.sql.json({ used: [], problems: [], measured: [] });
    for (const ask of roles.slice(0, 2))
      expect(await hintOf(ask((tx) => tx`select public.take_report('{}', ${told})`))).toBe('42501');
  });
});
