import { VISITS_PER_PAGE } from '@telehealth/contracts/settings';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { delegate } from '../support/charts';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';

let db: TestDatabase;
let patient: string;
let doctor: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
  // Half an hour apart, in both directions from now: 120 past, 60 cancelled beside them, 230 ahead.
  await addVisits(120, 'completed', -1);
  await addVisits(60, 'cancelled', -1);
  await addVisits(230, 'booked', 1);
});
afterAll(() => db.drop());

async function addVisits(count: number, status: string, direction: 1 | -1): Promise<void> {
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, status, mode, reason,
        consent_at, booked_at, booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency,
        cancel_notice_minutes, late_refund_percent, idempotency_key, cancelled_by, cancel_reason)
      select ${patient}, ${doctor.id}, ${doctor.visitType}, s.span, s.span, ${status}, 'video', 'Cough', now(), now(), ${patient},
        'UTC', 'UTC', 'Consultation', 4500, 'USD', 1440, 50, gen_random_uuid(), case ${status} when 'cancelled' then 'patient' end,
        case ${status} when 'cancelled' then '' end
      from generate_series(1, ${count}) n cross join lateral (select date_trunc('hour', now()) + ${direction}::int * n * interval
        '1 hour' as at) t cross join lateral (select tstzrange(t.at, t.at + interval '30 minutes') as span) s`;
  });
}

interface Row {
  id: string;
  status: string;
  starts_at: Date;
}
interface Asked {
  group?: string | null;
  after?: Row | undefined;
  visit?: string | null;
}
const ask =
  ({ group = null, after, visit = null }: Asked) =>
  (tx: TransactionSql) =>
    tx<Row[]>`select id, status, starts_at from public.my_appointments(${visit}, ${group},
    ${after?.starts_at ?? null}, ${after?.id ?? null})`;
const pageOf = (who: string, asked: Asked = {}) => as(db.sql, who, ask(asked));
const statusesOf = (rows: readonly Row[]) => {
  const counts: Record<string, number> = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** All pages of a group, as somebody who presses on gets them. */
async function allOf(
  who: string,
  group: string,
  onPage: () => Promise<unknown> = async () => undefined,
): Promise<Row[]> {
  const known: Row[] = [];
  const order = group === 'upcoming' ? 1 : -1;
  for (;;) {
    const page = [...(await pageOf(who, { group, after: known.at(-1) }))].sort(
      (a, b) => order * (+a.starts_at - +b.starts_at || a.id.localeCompare(b.id)),
    );
    if (page.length === 0) return known;
    known.push(...page);
    await onPage();
  }
}

describe.each(['patient', 'specialist'] as const)('the list of a %s', (side) => {
  const who = () => (side === 'patient' ? patient : doctor.id);

  it('begins with the next of what is ahead and the last of what is past and cancelled', async () => {
    const rows = await pageOf(who());
    const { upcoming: booked, past: completed, cancelled } = VISITS_PER_PAGE;
    expect(statusesOf(rows)).toEqual({ booked, completed, cancelled });
    const ahead = rows.filter(({ status }) => status === 'booked').map(({ starts_at }) => +starts_at);
    expect(Math.max(...ahead), 'nothing nearer was left out').toBeLessThan(Date.now() + 201 * 3_600_000);
  });

  it.each([
    ['upcoming', 230],
    ['past', 120],
    ['cancelled', 60],
  ] as const)('goes on with %s until all %i were given, each once', async (group, count) => {
    const rows = await allOf(who(), group);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    expect(rows).toHaveLength(count);
  });
});

it('gives each row once while others are added', async () => {
  const before = (await allOf(patient, 'past')).map(({ id }) => id);
  const seen = await allOf(patient, 'past', () => addVisits(1, 'completed', -1));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
});

it('gives one visit by its id to both sides and who books for the patient, to nobody else', async () => {
  const [oldest] = (await allOf(patient, 'past')).slice(-1);
  const visit = oldest?.id ?? '';
  const [helper, stranger] = [await addPatient(db.sql), await addPatient(db.sql)];
  await delegate(db.sql, patient, helper, ['book'], 'view');
  for (const who of [patient, doctor.id]) expect(await pageOf(who, { visit })).toMatchObject([{ id: visit }]);
  expect(await pageOf(acting(helper, patient), { visit })).toMatchObject([{ id: visit }]);
  expect(await pageOf(helper, { visit })).toEqual([]);
  expect(await pageOf(stranger, { visit })).toEqual([]);
  expect(await hintOf(pageOf(acting(stranger, patient), { visit }))).toBe('access.notDelegated');
  expect(await pageOf(stranger)).toEqual([]);
});

it.each([
  ['a group that is none', { group: 'all' }],
  [
    'a place without a group',
    { after: { id: '00000000-0000-4000-8000-000000000000', status: '', starts_at: new Date() } },
  ],
] as const)('refuses %s', async (_, asked) => {
  expect(await hintOf(pageOf(patient, asked))).toBe('data.invalid');
});
