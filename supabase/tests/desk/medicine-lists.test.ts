import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { json } from '../support/records';

let db: TestDatabase;
let [first, second] = ['', ''];

beforeAll(async () => {
  db = await startTestDatabase();
  [first, second] = [await addOperator(db.sql), await addOperator(db.sql, 'Second Operator')];
});
afterAll(() => db.drop());

const ROW = {
  ...{ id: 'amlodipine', name: 'Amlodipine', ingredients: 'amlodipine', route: 'systemic', schedules: 'S4' },
  ...{ strengths_forms: 'tablet 5 mg, 10 mg', adult_max_day: '10 mg', kidney: 'no', use: 'chronic' },
};
const NEW = { id: 'examplin', name: 'Examplin', ingredients: 'examplin', route: 'systemic', brands_in_sep: 'Exampol' };
const form = (medicines: unknown = [ROW, NEW], more: Record<string, unknown> = {}) => ({
  ...{ medicines, source: 'Made up for tests', dated: '2026-11-01', reviewed: true },
  ...more,
});
const propose = (values: unknown, replaces = 1, who = first) =>
  as(db.sql, who, async (tx) => {
    const [row] = await tx<{ id: string }[]>`
      select public.propose_publication('medicine_list', ${tx.json(json(values))}, ${replaces}) as id`;
    return row?.id ?? '';
  });
const decide = (id: string, who: string) => as(db.sql, who, (tx) => tx`select public.decide_publication(${id}, true)`);
const inForce = () =>
  as(db.sql, first, async (tx) => {
    const [row] = await tx<{ list: Record<string, unknown> }[]>`select public.medicine_list() as list`;
    return row?.list;
  });

describe('a medicine list', () => {
  it.each([
    ['no rows', form([])],
    ['no list', form('all')],
    ['a row without a name', form([{ ...ROW, name: '' }])],
    ['a route nobody knows', form([{ ...ROW, route: 'sideways' }])],
    ['a medicine twice', form([ROW, ROW])],
    ['a number for a word', form([{ ...ROW, schedules: 4 }])],
    ['no source', form([ROW], { source: ' ' })],
    ['a day that is none', form([ROW], { dated: '2026-13-40' })],
    ['more than is asked', form([ROW], { price: '7' })],
  ])('is not proposed with %s', async (_, values) => {
    expect(await hintOf(propose(values))).toBe('medicines.file');
  });

  it('is in force when a second operator has read what it changes, and not before', async () => {
    expect(await inForce()).toMatchObject({ version: 1, reviewed: false, medicines: 663 });
    const id = await propose(form());
    expect(await inForce()).toMatchObject({ version: 1 });
    expect(await hintOf(decide(id, first))).toBe('publishing.secondWord');
    const [shown] = await as(
      db.sql,
      second,
      (tx) => tx<{ form: { medicines: number; changes: { new: string[]; gone: string[]; changed: unknown[] } } }[]>`
        select form from public.publications_to_decide() where id = ${id}`,
    );
    expect(shown?.form).toMatchObject({ medicines: 2, changes: { new: ['Examplin'] } });
    expect(shown?.form.changes.gone).toHaveLength(662);
    expect(shown?.form.changes.changed).toContainEqual({
      name: 'Amlodipine',
      field: 'schedule',
      was: '3',
      becomes: '4',
    });
    await decide(id, second);
    expect(await inForce()).toMatchObject({ version: 2, reviewed: true, medicines: 2, source: 'Made up for tests' });
    const rows =
      await db.sql`select state, imported_by, published_by from private.medicine_catalogues order by version`;
    expect(rows).toMatchObject([
      { state: 'replaced' },
      { state: 'published', imported_by: first, published_by: second },
    ]);
    const doctor = await addSpecialist(db.sql);
    const found = await as(db.sql, doctor.id, (tx) => tx`select id, catalogue from public.find_medicines('exampol')`);
    expect(found).toMatchObject([{ id: 'examplin', catalogue: 2 }]);
    expect(await hintOf(propose(form([ROW]), 1))).toBe('data.conflict');
  });

  it('is no matter of anybody else', async () => {
    for (const who of [await addPatient(db.sql), (await addSpecialist(db.sql)).id]) {
      expect(await hintOf(propose(form([ROW]), 2, who))).toBe('access.refused');
      expect(await hintOf(as(db.sql, who, (tx) => tx`select public.medicine_list()`))).toBe('access.refused');
    }
  });
});
