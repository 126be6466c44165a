import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { JSONValue } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantsOf, only } from '../support/access';
import { logOf } from '../support/charts';
import { newVisit, type Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addSpecialist, as, hintOf } from '../support/people';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
const DAY = 24 * 60;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

interface Rights {
  categories: string[];
  adds: string[];
}
interface Changed {
  id: string;
  version: number;
}

/** Somebody adds an entry to the chart of the visit's patient, that many minutes after its beginning. */
const add = (visit: Visit, minute: number, list: string, entry: JSONValue, who = visit.specialist) =>
  visit.as(
    who,
    minute,
    async (tx) =>
      only(
        await tx<{ changed: Changed }[]>`select public.add_chart_entry(${list}, ${tx.json(entry)}, ${randomUUID()},
          ${visit.patient}, 'consultation') as changed`,
      ).changed,
  );
const confirm = (visit: Visit, minute: number, list: string, { id, version }: Changed, who = visit.specialist) =>
  visit.as(who, minute, (tx) => tx`select public.confirm_chart_entry(${list}, ${id}, ${version}, 'consultation')`);
const rights = (visit: Visit, minute: number, who = visit.specialist) =>
  visit.as(who, minute, (tx) => tx<Rights[]>`select categories, adds from public.rights_to_chart(${visit.patient})`);
const begin = async (visit: Visit) => {
  await visit.enter(-5);
  await visit.admit(0);
};
const FREELY = ['profile', 'medicines', 'conditions', 'results', 'readings'];

it('adds and confirms from its beginning until 14 days after its end, not before and not later', async () => {
  const visit = await newVisit(db.sql);
  const own = await as(
    db.sql,
    visit.patient,
    async (tx) =>
      only(
        await tx<
          { changed: Changed }[]
        >`select public.add_chart_entry('allergies', '{"label": "Nuts"}', ${randomUUID()}) as changed`,
      ).changed,
  );
  await visit.enter(-5);
  expect(await hintOf(add(visit, -4, 'allergies', { label: 'Sulphonamides' }))).toBe('access.notGranted');
  expect(await rights(visit, -4)).toMatchObject([{ adds: [] }]);
  await visit.admit(0);
  expect(await rights(visit, 1)).toMatchObject([{ adds: FREELY }]);
  await add(visit, 1, 'allergies', { label: 'Sulphonamides' });
  await confirm(visit, 2, 'allergies', own);
  await visit.finish(10);
  await add(visit, 13 * DAY, 'conditions', { label: 'Psoriasis' });
  expect(await hintOf(add(visit, 14 * DAY + 31, 'conditions', { label: 'Eczema' }))).toBe('access.notGranted');
  expect(await rights(visit, 14 * DAY + 31)).toMatchObject([{ adds: [] }]);

  const [sulphonamides] = await db.sql`select source, confirmed_by, recorded_by from public.patient_allergies
    where patient_id = ${visit.patient} and label = 'Sulphonamides'`;
  expect(sulphonamides).toEqual({
    source: 'clinician',
    confirmed_by: visit.specialist,
    recorded_by: visit.specialist,
  });
  const told = await db.sql`select event from public.notifications
    where recipient_id = ${visit.patient} and event = 'chart.entryAdded'`;
  expect(told).toHaveLength(2);
  const logged = (await logOf(db.sql, visit.patient)).filter(({ actor_id }) => actor_id === visit.specialist);
  expect(logged.map(({ action, category }) => `${action} ${category}`)).toEqual(
    expect.arrayContaining(['add profile', 'change profile', 'add conditions']),
  );
});

it('ends at once when the patient takes the adding back, and leaves the looking', async () => {
  const visit = await newVisit(db.sql);
  await begin(visit);
  const { id, categories } = only(await grantsOf(db.sql, visit.id));
  await as(
    db.sql,
    visit.patient,
    (tx) => tx`select public.change_access(${id}, ${categories}, 'view', now() + interval '20 days')`,
  );
  expect(await hintOf(add(visit, 1, 'allergies', { label: 'Sulphonamides' }))).toBe('access.notGranted');
  expect(await rights(visit, 1)).toMatchObject([{ categories, adds: [] }]);
});

it('writes down an allergy where nothing is shared, and learns nothing by it', async () => {
  const visit = await newVisit(db.sql);
  const own = await as(
    db.sql,
    visit.patient,
    async (tx) =>
      only(
        await tx<
          { changed: Changed }[]
        >`select public.add_chart_entry('allergies', '{"label": "Latex"}', ${randomUUID()}) as changed`,
      ).changed,
  );
  await as(db.sql, visit.patient, (tx) => tx`select public.set_visit_access(${visit.id}, ${[]})`);
  await begin(visit);
  expect(await rights(visit, 1)).toMatchObject([{ categories: [], adds: FREELY }]);
  const fresh = await add(visit, 1, 'allergies', { label: 'Sulphonamides' });
  // What stands there already is answered like what is new.
  expect(await add(visit, 1, 'allergies', { label: 'Latex' })).toMatchObject({ version: fresh.version });
  expect(await hintOf(confirm(visit, 2, 'allergies', own))).toBe('chart.notFound');
  expect(await hintOf(confirm(visit, 2, 'allergies', { id: randomUUID(), version: 1 }))).toBe('chart.notFound');
  expect(await hintOf(add(visit, 3, 'conditions', { label: 'Depression', category: 'mental_health' }))).toBe(
    'access.notGranted',
  );
});

it('is of who holds the visit alone', async () => {
  const [visit, stranger] = [await newVisit(db.sql), await addSpecialist(db.sql)];
  await begin(visit);
  expect(await hintOf(add(visit, 1, 'allergies', { label: 'Sulphonamides' }, stranger.id))).toBe('access.notGranted');
  expect(await rights(visit, 1, stranger.id)).toEqual([]);
  expect(await rights(visit, 1, visit.patient)).toEqual([]);
});
