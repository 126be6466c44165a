import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

/** As gazetted: the ten fixed days, Good Friday and Family Day, and the Monday after a fixed day on a Sunday. */
const FIXED = ['01-01', '03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', '12-25', '12-26'];
const MOVING: Record<number, readonly string[]> = {
  2026: ['04-03', '04-06', '08-10'],
  2027: ['03-26', '03-29', '03-22', '12-27'],
  2028: ['04-14', '04-17', '09-25'],
  2029: ['03-30', '04-02', '12-17'],
  2030: ['04-19', '04-22', '06-17'],
};

it.each(Object.entries(MOVING))('knows each public holiday of %s, and no other', async (year, moving) => {
  const found = await db.sql<{ day: string }[]>`select to_char(d, 'MM-DD') as day
    from generate_series(make_date(${year}, 1, 1), make_date(${year}, 12, 31), interval '1 day') d
    where private.public_holiday(d::date) is not null order by d`;
  expect(found.map(({ day }) => day)).toEqual([...FIXED, ...moving].sort());
});

it('knows Easter of years at the edges of its rule', async () => {
  const found = await db.sql<{ day: string }[]>`select private.easter_sunday(y)::text as day
    from unnest(array[1818, 1943, 1954, 1981, 2000, 2008, 2024, 2025, 2038, 2049, 2076]) y order by y`;
  expect(found.map(({ day }) => day)).toEqual([
    ...['1818-03-22', '1943-04-25', '1954-04-18', '1981-04-19', '2000-04-23', '2008-03-23'],
    ...['2024-03-31', '2025-04-20', '2038-04-25', '2049-04-18', '2076-04-19'],
  ]);
});

it.each([
  ['a Monday morning', '2026-11-23T06:00:00Z', '2026-11-26T15:00:00Z'],
  ['a Wednesday: over the weekend', '2026-11-25T10:00:00Z', '2026-11-30T15:00:00Z'],
  ['a Friday, close to midnight', '2026-11-27T21:30:00Z', '2026-12-02T15:00:00Z'],
  ['a Saturday', '2026-11-28T08:00:00Z', '2026-12-02T15:00:00Z'],
  ['the eve of the Day of Reconciliation', '2026-12-15T08:00:00Z', '2026-12-21T15:00:00Z'],
  ['the eve of Christmas Eve: over a Friday and a Saturday', '2026-12-23T08:00:00Z', '2026-12-29T15:00:00Z'],
  ['New Year, still the old one in London', '2026-12-31T22:30:00Z', '2027-01-06T15:00:00Z'],
  ['the Thursday before Easter', '2027-03-25T08:00:00Z', '2027-04-01T15:00:00Z'],
  ["a Friday before Women's Day on a Sunday", '2026-08-07T08:00:00Z', '2026-08-13T15:00:00Z'],
])('what arrives on %s is answered by 17:00 of the third working day', async (_, from, due) => {
  const [row] = await db.sql<{ due: Date }[]>`select private.end_of_working_day(${from}, 3) as due`;
  expect(row?.due.toISOString()).toBe(new Date(due).toISOString());
});

it('finds the day however many holidays stand together', async () => {
  const [{ missing } = { missing: -1 }] = await db.sql<{ missing: number }[]>`select count(*)::int as missing
    from generate_series(timestamptz '2026-12-10 10:00Z', timestamptz '2027-01-04 10:00Z', interval '1 day') d,
      unnest(array[1, 3, 30]) n
    where private.end_of_working_day(d, n) is null`;
  expect(missing).toBe(0);
});
