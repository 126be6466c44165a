import { readFileSync } from 'node:fs';
import { CHECK_SAYS, checkLineText } from '@telehealth/clinical/prescriptions/check-words';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { inWords, saysNumber } from '@telehealth/contracts/schemas/number-words';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../support/charts';
import { readAudited } from '../support/looks';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { draftPrescription, endOf, issue, json, visitThatIs } from '../support/records';
import { useSandbox } from '../support/visits';

interface Line {
  kind: string;
  state: 'clear' | 'conflict' | 'unknown' | 'not_checked';
  severe: boolean;
  says: string;
  values: Record<string, unknown>;
}
interface Checks {
  items: { medicine_id: string | null; lines: Line[] }[];
  severe: number;
  facts: Record<string, unknown>;
  seen_by: string;
  catalogue: { version: number; reviewed: boolean };
}
type Item = typeof GOOD_ITEM & Record<string, unknown>;

let db: TestDatabase;
let specialist: { id: string; visitType: string };
const WORST = ['none', 'clear', 'not_checked', 'unknown', 'conflict'];

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  specialist = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

const casesOf = (half: 'open' | 'sealed') =>
  readFileSync(new URL(`./cases/${half}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', kind = '', facts = '{}', items = '[]', state = '', needs = ''] = line.split('\t');
      return { name, kind, facts: JSON.parse(facts), items: JSON.parse(items), expected: { state, needs } };
    });

async function check(items: unknown, facts: unknown): Promise<Checks> {
  const [row] = await db.sql<{ checks: Checks }[]>`
    select private.check_script(${db.sql.json(json(items))}, ${db.sql.json(json(facts))}) as checks`;
  if (row === undefined) throw new Error('Nothing was answered.');
  return row.checks;
}

const amlodipine: Item = {
  ...GOOD_ITEM,
  ...{ medicine: 'Amlodipine', medicineId: 'amlodipine', strength: '5 mg', form: 'tablet', schedule: 3, repeats: 2 },
  ...{ doseAmount: 1, doseUnit: 'tablet', timesADay: 1, quantity: 30, daysSupply: 30, ongoing: true },
};
const visitOf = (patient: string) => visitThatIs(db.sql, patient, specialist);
const linesOf = (checks: Checks, kind: string) =>
  checks.items.flatMap(({ lines }) => lines).filter((line) => line.kind === kind);

describe.each(['open', 'sealed'] as const)('what was expected before it was built, %s', (half) => {
  it('is said of every case, in words', async () => {
    const cases = casesOf(half);
    expect(cases.length).toBeGreaterThan(250);
    const wrong: unknown[] = [];
    for (const { name, kind, facts, items, expected } of cases) {
      const checks = await check(items, facts);
      const lines = linesOf(checks, kind);
      const state = lines.reduce(
        (worst, line) => (WORST.indexOf(line.state) > WORST.indexOf(worst) ? line.state : worst),
        'none',
      );
      const needs = lines.some(({ severe }) => severe) ? 'reason' : '';
      if (state !== expected.state || needs !== expected.needs) wrong.push({ name, expected, state, needs });
      for (const line of checks.items.flatMap((one) => one.lines)) {
        expect(CHECK_SAYS).toContain(line.says);
        expect(checkLineText(line), JSON.stringify(line)).not.toMatch(/undefined|null|NaN/);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a medicine written as text', () => {
  it('has no line that is clear, whatever it is called', async () => {
    const facts = { age: 30, gender: 'female', pregnancy: 'no', allergies: [], allergy_state: 'none_known', takes: [] };
    for (const medicine of ['Paracetamol', 'Curamed forte', 'amlodipine 5', 'Panado syrup']) {
      const { items } = await check([{ ...GOOD_ITEM, medicine }], facts);
      expect(
        items.flatMap(({ lines }) => lines).filter(({ state }) => state === 'clear'),
        medicine,
      ).toEqual([]);
    }
  });

  it('is not checked as another one by the id beside it', async () => {
    const { items } = await check([{ ...amlodipine, medicine: 'Morphine' }], { age: 40, gender: 'male' });
    expect(items).toMatchObject([{ medicine_id: null }]);
  });
});

describe('a combination', () => {
  it('warns of all that its ingredients warn of', async () => {
    const facts = { age: 40, gender: 'male', takes: [{ label: 'Warfarin 5 mg', kind: 'reported' }] };
    const rows = await db.sql<{ id: string; name: string; alone: string; alone_name: string }[]>`
      select c.id, c.name, o.id as alone, o.name as alone_name from private.catalogue_medicines c, unnest(c.ingredients) i
      join private.catalogue_medicines o on o.version = 1 and o.ingredients = array[i] and o.route = 'systemic'
      where c.version = 1 and c.route = 'systemic' and cardinality(c.ingredients) > 1 and 'bleeding_risk' = any (o.groups)
        and 'bleeding_risk' = any (c.groups)`;
    expect(rows.length).toBeGreaterThan(3);
    for (const { id, name } of rows) {
      const found = linesOf(await check([{ ...amlodipine, medicineId: id, medicine: name }], facts), 'interaction');
      expect(
        found.map(({ state }) => state),
        id,
      ).toContain('conflict');
    }
  });
});

describe('a script', () => {
  it('keeps what was compared, with which version, and who saw it', async () => {
    const patient = await addPatient(db.sql);
    const held = await visitOf(patient);
    const draft = await draftPrescription(db.sql, held, [amlodipine]);
    const told = await readAudited<{ checks: Checks }>(
      db.sql,
      specialist.id,
      (tx) => tx<{ ticket: string }[]>`select public.check_prescription(${draft.id}) as ticket`,
    );
    expect(told.checks.items).toMatchObject([{ medicine_id: 'amlodipine' }]);
    const { id } = await issue(db.sql, specialist.id, draft, endOf(held));
    const [kept] = await db.sql<{ checks: Checks }[]>`select checks from public.prescriptions where id = ${id}`;
    expect(kept?.checks).toMatchObject({
      ...{ severe: 0, seen_by: specialist.id, catalogue: { version: 1, reviewed: false } },
      facts: { weight: null, egfr: null, pregnancy: 'not_asked' },
    });
    // Its author reads it again without a look: what the person takes stands in no list of it.
    expect(kept?.checks.facts.takes).toBe(
      Array.isArray(told.checks.facts.takes) ? told.checks.facts.takes.length : null,
    );
    expect(JSON.stringify(kept)).not.toContain('"words"');
    const [item] = await db.sql`select * from public.prescription_items where prescription_id = ${id}`;
    expect(item).toMatchObject({ medicine_id: 'amlodipine', dose_amount: '1', dose_unit: 'tablet', times_a_day: '1' });
    expect(await hintOf(db.sql`update public.prescriptions set checks = '{}' where id = ${id}`)).toBe('23514');
  });

  it('with what is taken goes on only with a reason', async () => {
    const patient = await addPatient(db.sql);
    await db.sql`insert into public.patient_medications (patient_id, label, recorded_by) values (${patient}, 'Warfarin 5 mg', ${patient})`;
    const held = await visitOf(patient);
    const draft = await draftPrescription(db.sql, held, [{ ...GOOD_ITEM, medicine: 'Brufen' }]);
    expect(await hintOf(issue(db.sql, specialist.id, draft, endOf(held)))).toBe('prescriptions.conflictFound');
    expect(await hintOf(issue(db.sql, specialist.id, draft, endOf(held), 'short'))).toBe(
      'prescriptions.reasonRequired',
    );
    const issued = await issue(db.sql, specialist.id, draft, endOf(held), 'INR in three days, told the patient');
    expect(issued).toMatchObject({ status: 'active', override_reason: 'INR in three days, told the patient' });
  });

  it('tells of a medicine that is not shared without its name', async () => {
    const patient = await addPatient(db.sql);
    await db.sql`insert into public.patient_medications (patient_id, label, category, recorded_by)
      values (${patient}, 'Lithium', 'mental_health', ${patient})`;
    const held = await visitOf(patient);
    const draft = await draftPrescription(db.sql, held, [{ ...GOOD_ITEM, medicine: 'Ibuprofen' }]);
    const told = await readAudited<{ checks: Checks }>(
      db.sql,
      specialist.id,
      (tx) => tx<{ ticket: string }[]>`select public.check_prescription(${draft.id}) as ticket`,
    );
    expect(linesOf(told.checks, 'interaction')).toMatchObject([
      { state: 'conflict', severe: true, values: { with: null } },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/"with": ?"Lithium|Lithium"/);
  });

  it('of a child uses the newest weight that stands', async () => {
    const patient = await addPatient(db.sql);
    await db.sql`update public.patients set date_of_birth = (now() - interval '4 years 2 months')::date where profile_id = ${patient}`;
    for (const [kg, days] of [
      [14, 200],
      [16.2, 1],
    ] as const)
      await db.sql`insert into public.observations (id, patient_id, code, category, value, unit, taken_at, source, recorded_by)
        values (gen_random_uuid(), ${patient}, 'body_weight', 'readings', ${kg}, 'kg', now() - ${days} * interval '1 day', 'typed', ${patient})`;
    const syrup: Item = {
      ...{ ...amlodipine, medicine: 'Paracetamol', medicineId: 'paracetamol', strength: '120 mg/5ml', repeats: 0 },
      ...{ form: 'liquid by mouth', schedule: 1, doseAmount: 10, doseUnit: 'ml', timesADay: 4, ongoing: false },
    };
    const draft = await draftPrescription(db.sql, await visitOf(patient), [syrup]);
    const told = await readAudited<{ checks: Checks }>(
      db.sql,
      specialist.id,
      (tx) => tx<{ ticket: string }[]>`select public.check_prescription(${draft.id}) as ticket`,
    );
    const [line] = linesOf(told.checks, 'child_dose');
    expect(line?.values, 'the weight is not shared, so it is counted with and not told').toEqual({ mg: 240, day: 960 });
    expect(told.checks.facts.weight).toBe(null);
    await grant(db.sql, patient, specialist.id, ['readings']);
    const shared = await readAudited<{ checks: Checks }>(
      db.sql,
      specialist.id,
      (tx) => tx<{ ticket: string }[]>`select public.check_prescription(${draft.id}) as ticket`,
    );
    expect(linesOf(shared.checks, 'child_dose')[0]).toMatchObject({
      state: 'clear',
      says: 'child.clear',
      values: { mg: 240, day: 960, mg_per_kg: 14.8 },
    });
  });

  it('keeps what was asked of pregnancy, and nothing else', async () => {
    const draft = await draftPrescription(db.sql, await visitOf(await addPatient(db.sql)));
    const ask = (version: number, asked: unknown) =>
      as(
        db.sql,
        specialist.id,
        (tx) =>
          tx`select asked from public.save_prescription(${draft.id}, ${version}, ${tx.json(json([GOOD_ITEM]))}, ${tx.json(json(asked))})`,
      );
    expect(await ask(1, { pregnancy: 'no' })).toMatchObject([{ asked: { pregnancy: 'no' } }]);
    expect(await hintOf(ask(2, { pregnancy: 'perhaps' }))).toBe('data.invalid');
    expect(await hintOf(ask(2, { pregnancy: 'no', mood: 'good' }))).toBe('data.invalid');
  });
});

describe('numbers in words', () => {
  it('are the same in the form and in the database', async () => {
    const numbers = [1, 9, 10, 15, 20, 21, 28, 56, 100, 101, 120, 200, 999, 1000, 1005, 5200, 10_000];
    for (const number of numbers) {
      for (const words of [inWords(number), `${inWords(number)} tablets`, inWords(number + 1), '', 'many']) {
        const [row] = await db.sql<{ agree: boolean }[]>`select private.words_agree(${words}, ${number}) as agree`;
        expect(saysNumber(words, number), `${words} ${number}`).toBe(row?.agree);
      }
      expect(saysNumber(inWords(number), number)).toBe(true);
      expect(saysNumber(inWords(number + 1), number)).toBe(false);
    }
  });
});

describe('the search', () => {
  const find = (who: string, text: string) =>
    as(
      db.sql,
      who,
      (tx) => tx<{ id: string; name: string; strength: string; schedule: number; said: string }[]>`
      select * from public.find_medicines(${text})`,
    );

  it.each([
    ['hydrochlo', 'hydrochlorothiazide'],
    ['Panado', 'paracetamol'],
    ['panodo', 'paracetamol'],
    ['amoxicilin', 'amoxicillin'],
    ['co-amoxyclav', 'amoxicillin-clavulanic-acid'],
    ['Curam', 'amoxicillin-clavulanic-acid'],
    ['norvsc', 'amlodipine'],
  ])('of %s finds %s first', async (text, id) => {
    expect((await find(specialist.id, text))[0]?.id).toBe(id);
  });

  it('finds by class, takes a strength, and gives nothing of nothing', async () => {
    expect((await find(specialist.id, 'statins')).map(({ id }) => id)).toContain('simvastatin');
    expect((await find(specialist.id, 'amlodipine 10')).filter(({ id }) => id === 'amlodipine')).toMatchObject([
      { strength: '10 mg', schedule: 3 },
    ]);
    for (const text of ['', 'a', '%', "' or 1=1", '5 mg']) expect(await find(specialist.id, text), text).toEqual([]);
  });

  it('is for who prescribes', async () => {
    expect(await hintOf(find(await addPatient(db.sql), 'amox'))).not.toBe('nothing was refused');
  });
});

describe('favourites', () => {
  it('are kept, written over by their label and taken away by their owner alone', async () => {
    const other = await addSpecialist(db.sql);
    const keep = (who: string, label: string) =>
      as(db.sql, who, async (tx) => {
        const [row] = await tx<
          { id: string }[]
        >`select public.keep_favourite_script(${label}, ${tx.json(json([amlodipine]))}) as id`;
        return row?.id ?? '';
      });
    const listed = (who: string) =>
      as(db.sql, who, (tx) => tx`select label from public.favourite_scripts order by label`);
    const id = await keep(specialist.id, 'Pressure, step 1');
    expect(await keep(specialist.id, ' Pressure, step 1 ')).toBe(id);
    expect(await listed(specialist.id)).toEqual([{ label: 'Pressure, step 1' }]);
    expect(await listed(other.id)).toEqual([]);
    await as(db.sql, other.id, (tx) => tx`select public.drop_favourite_script(${id})`);
    expect(await listed(specialist.id)).toHaveLength(1);
    await as(db.sql, specialist.id, (tx) => tx`select public.drop_favourite_script(${id})`);
    expect(await listed(specialist.id)).toEqual([]);
    expect(await hintOf(keep(specialist.id, ' '))).toBe('data.invalid');
  });
});
