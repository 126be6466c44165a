import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_MATRIX, type Sees } from './support/access-matrix';
import { addPatient, addSpecialist, addUser, as, asGuest, hintOf } from './support/people';
import { bookVisit, charge, DECLINES, firstOpening, hold, submit, useSandbox } from './support/visits';

let db: TestDatabase;
let patient: string;
let specialist: { id: string; visitType: string };
let stranger: string;
let strangerSpecialist: string;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  patient = await addPatient(db.sql);
  specialist = await addSpecialist(db.sql);
  await bookVisit(db.sql, patient, specialist);
  const next = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
  await submit(db.sql, patient, next.id);
  await charge(db.sql, patient, next.id, DECLINES);
  await db.sql`insert into public.availability_exceptions (specialist_id, on_date, kind) values (${specialist.id}, '2020-01-01', 'off')`;
  stranger = await addUser(db.sql, 'A Stranger');
  // A stranger with rows of their own in nothing, and one whose role is a specialist without visits.
  strangerSpecialist = await addUser(db.sql, 'Strange Specialist');
  await as(db.sql, strangerSpecialist, (tx) => tx`select public.sync_my_profile('specialist')`);
});
afterAll(() => db.drop());

async function seen(
  table: string,
  who: 'guest' | 'stranger' | 'strange specialist' | 'patient' | 'specialist',
): Promise<Sees> {
  const query = `select count(*)::int as n from public.${table}`;
  const ids = { stranger, 'strange specialist': strangerSpecialist, patient, specialist: specialist.id };
  try {
    const [row] =
      who === 'guest'
        ? await asGuest(db.sql, (tx) => tx.unsafe<{ n: number }[]>(query))
        : await as(db.sql, ids[who], (tx) => tx.unsafe<{ n: number }[]>(query));
    return row?.n ? 'rows' : 'nothing';
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === '42501') return 'refused';
    throw cause;
  }
}

describe('who sees what', () => {
  it('has a row in the matrix for every table and view, and none that is gone', async () => {
    const found = await db.sql<
      { name: string }[]
    >`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'v', 'm', 'p', 'f') order by 1`;
    expect(Object.keys(ACCESS_MATRIX).sort()).toEqual(found.map(({ name }) => name).sort());
  });

  it('has rows in every table, so that "nothing" means something', async () => {
    for (const table of Object.keys(ACCESS_MATRIX)) {
      const [row] = await db.sql.unsafe<{ n: number }[]>(`select count(*)::int as n from public.${table}`);
      expect(row?.n, table).toBeGreaterThan(0);
    }
  });

  it.each(Object.entries(ACCESS_MATRIX))('%s', async (table, expected) => {
    const found = {
      guest: await seen(table, 'guest'),
      stranger: await seen(table, 'stranger'),
      patient: await seen(table, 'patient'),
      specialist: await seen(table, 'specialist'),
    };
    expect(found).toEqual(expected);
    // Having an own profile, the other specialist sees that one; elsewhere no more than any stranger.
    if (table !== 'profiles') expect(await seen(table, 'strange specialist')).toBe(expected.stranger);
  });

  it('shows only one’s own rows, never a neighbour’s', async () => {
    const neighbour = await addPatient(db.sql, 'A Neighbour');
    const tables = Object.entries(ACCESS_MATRIX).filter(([, sees]) => sees.guest !== 'rows' && sees.patient === 'rows');
    for (const [table] of tables) {
      const rows = await as(db.sql, neighbour, (tx) => tx.unsafe(`select * from public.${table}`));
      expect(JSON.stringify(rows), table).not.toContain(patient);
    }
  });

  // The one view joins two tables, so that PostgreSQL itself has no way to write it.
  it.each(Object.keys(ACCESS_MATRIX).filter((table) => table !== 'specialist_public'))(
    'nobody writes %s directly',
    async (table) => {
      for (const statement of [`insert into public.${table} default values`, `delete from public.${table}`]) {
        for (const who of [patient, specialist.id, stranger]) {
          expect(await hintOf(as(db.sql, who, (tx) => tx.unsafe(statement)))).toBe('42501');
        }
        expect(await hintOf(asGuest(db.sql, (tx) => tx.unsafe(statement)))).toBe('42501');
      }
      const [column] = await db.sql<{ name: string }[]>`select attname as name from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and attgenerated = '' and attidentity = '' limit 1`;
      const update = `update public.${table} set ${column?.name} = ${column?.name}`;
      expect(await hintOf(as(db.sql, patient, (tx) => tx.unsafe(update)))).toBe('42501');
    },
  );

  it('lists a specialist only while the registration is verified and was checked within a year', async () => {
    const listed = () =>
      asGuest(db.sql, (tx) => tx`select from public.specialist_public where specialist_id = ${specialist.id}`);
    expect(await listed()).toHaveLength(1);
    await db.sql`update public.specialists set reg_checked_at = now() - interval '366 days' where profile_id = ${specialist.id}`;
    expect(await listed()).toHaveLength(0);
    const types = await asGuest(
      db.sql,
      (tx) => tx`select from public.visit_types where specialist_id = ${specialist.id}`,
    );
    expect(types).toHaveLength(0);
  });
});
