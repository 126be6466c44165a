import { randomUUID } from 'node:crypto';
import { OBSERVATION_TYPES } from '@telehealth/clinical/observation-types';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { call as callAs, delegate, grant, logOf, look, openChart } from '../support/charts';
import { rowOf } from '../support/looks';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';

interface Measurement {
  id: string;
  value: number;
  second_value: number | null;
  status: string;
  version: number;
  source: string;
  category: string;
  reason: string | null;
  taken_at: string;
}
let db: TestDatabase;
let patient: string;
let doctor: string;
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  patient = await addPatient(db.sql);
  doctor = (await addSpecialist(db.sql)).id;
  await grant(db.sql, patient, doctor, ['readings', 'results'], 'add');
});
afterAll(() => db.drop());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const yearsAhead = (years: number) => `${new Date().getUTCFullYear() + years}-01-01T12:00:00Z`;
const reading = (change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  code: 'heart_rate',
  value: 72,
  unit: '/min',
  takenAt: minutesAgo(5),
  source: 'typed',
  ...change,
});
const call = <T>(who: string, name: string, args: Record<string, unknown>) => callAs<T>(db.sql, who, name, args);
const record = async (who: string, items: unknown, of: string | null = null) => {
  await call(who, 'record_observations', { p_items: items, p_patient: of });
  const ids = (items as { id: string }[]).map(({ id }) => id);
  return Promise.all(ids.map((id) => rowOf<Measurement>(db.sql, 'observations', Promise.resolve({ id }))));
};
const pressure = (value: number, secondValue: number | undefined) =>
  reading({ code: 'blood_pressure', unit: 'mm[Hg]', value, secondValue });
const correct = (
  who: string,
  id: string,
  value: number | null,
  second: number | null = null,
  key = randomUUID(),
  why = 'Mistyped',
) =>
  rowOf<Measurement>(
    db.sql,
    'observations',
    call(who, 'correct_observation', {
      ...{ p_id: id, p_value: value, p_second_value: second, p_reason: why, p_key: key },
    }),
  );
const series = async (who: string, code: string, of = patient) =>
  (await look<{ values: Measurement[] }>(db.sql, who, 'read_observations', { p_patient: of, p_code: code })).values;
const one = (rows: readonly Measurement[]): Measurement => {
  const [row] = rows;
  if (!row) throw new Error('One row was expected.');
  return row;
};

it('knows the same measurements as the clinical package, each with its codes, unit, limits and their source', async () => {
  const rows = await db.sql`select * from public.observation_types order by code`;
  const ours = [...OBSERVATION_TYPES].sort((a, b) => (a.code < b.code ? -1 : 1));
  expect(rows.map((row) => ({ ...row, min_value: Number(row.min_value), max_value: Number(row.max_value) }))).toEqual(
    ours.map(({ code, label, section, category, loinc, unit, min, max, second, source }) => ({
      ...{ code, label, section, category, loinc, unit, source },
      min_value: min,
      max_value: max,
      first_loinc: second?.firstLoinc ?? null,
      second_label: second?.label ?? null,
      second_loinc: second?.loinc ?? null,
      second_min: second ? String(second.min) : null,
      second_max: second ? String(second.max) : null,
    })),
  );
});

describe('a measurement', () => {
  it('is recorded by the patient, read by whoever may, and logged', async () => {
    const row = one(await record(patient, [reading({ deviceId: 'Polar H10', source: 'device', quality: 'good' })]));
    expect(row).toMatchObject({ source: 'device', category: 'readings', version: 1, status: 'final' });
    const chart = await openChart(db.sql, doctor, patient, ['readings']);
    expect(chart.categories.readings?.sections?.readings?.[0]).toMatchObject({ loinc: '8867-4', label: 'Heart rate' });
    expect(await series(doctor, 'heart_rate')).toHaveLength(1);
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({ category: 'readings', action: 'view' });
    expect(await as(db.sql, doctor, (tx) => tx`select from public.observations`)).toHaveLength(0);
    expect(await hintOf(series((await addSpecialist(db.sql)).id, 'heart_rate'))).toBe('access.notGranted');
    expect(await hintOf(series(doctor, 'no_such_thing'))).toBe('access.notGranted');
  });

  it.each([
    ['body_weight', 3.455, 'kg'],
    ['body_length', 49.5, 'cm'],
    ['head_circumference', 34.2, 'cm'],
    ['body_height', 101.5, 'cm'],
  ])('of a child (%s %d %s) is kept as exactly as it was said', async (code, value, unit) => {
    const row = one(await record(patient, [reading({ code, value, unit })]));
    expect(Number(row.value)).toBe(value);
    expect(one(await series(doctor, code)).id).toBe(row.id);
  });

  it.each([
    ['a baby of 3455 kg', reading({ code: 'body_weight', value: 3455, unit: 'kg' }), 'chart.valueImplausible'],
    ['a baby of half a metre in metres', reading({ code: 'body_length', value: 0.5, unit: 'm' }), 'chart.unitWrong'],
    ['a baby of 6 cm', reading({ code: 'body_length', value: 6, unit: 'cm' }), 'chart.valueImplausible'],
    ['a head of 4.1 cm', reading({ code: 'head_circumference', value: 4.1, unit: 'cm' }), 'chart.valueImplausible'],
    ['a pulse of 720', reading({ value: 720 }), 'chart.valueImplausible'],
    ['a pulse of 0', reading({ value: 0 }), 'chart.valueImplausible'],
    ['a number of another size altogether', reading({ value: 1e300 }), 'chart.valueImplausible'],
    ['sugar in mg/dL', reading({ code: 'blood_glucose', value: 99, unit: 'mg/dL' }), 'chart.unitWrong'],
    ['no unit', reading({ unit: undefined }), 'chart.unitWrong'],
    ['fever in Fahrenheit', reading({ code: 'body_temperature', value: 101, unit: 'Cel' }), 'chart.valueImplausible'],
    ['an unknown kind', reading({ code: 'aura' }), 'chart.readingUnknown'],
    ['half a blood pressure', pressure(120, undefined), 'chart.secondValueRequired'],
    ['a blood pressure upside down', pressure(80, 120), 'chart.secondValueRequired'],
    ['two pulses', reading({ secondValue: 60 }), 'chart.secondValueRequired'],
    ['a text', reading({ value: '72' }), 'data.invalid'],
    ['tomorrow', reading({ takenAt: minutesAgo(-1440) }), 'chart.takenAtInvalid'],
    ['before birth', reading({ takenAt: '1950-01-01T00:00:00Z' }), 'chart.takenAtInvalid'],
    ['no time zone', reading({ takenAt: '2026-01-01T10:00:00' }), 'chart.takenAtInvalid'],
    ['a day that is none', reading({ takenAt: '2026-02-31T10:00:00Z' }), 'chart.takenAtInvalid'],
    ['a clinician’s by the patient', reading({ source: 'clinician' }), 'data.invalid'],
    ['another section', reading({ category: 'results' }), 'chart.categoryUnknown'],
    ['no id', reading({ id: 'x' }), 'data.invalid'],
    ['nothing', 7, 'data.invalid'],
    ['a sign that is none', reading({ comparator: '~' }), 'data.invalid'],
    ['a sign before two numbers', { ...pressure(120, 80), comparator: '<' }, 'data.invalid'],
    ['a time said in another way', reading({ takenPrecision: 'week' }), 'data.invalid'],
    ['next year', reading({ takenPrecision: 'year', takenAt: yearsAhead(1) }), 'chart.takenAtInvalid'],
    [
      'a year before birth',
      reading({ takenPrecision: 'year', takenAt: '1950-01-01T12:00:00Z' }),
      'chart.takenAtInvalid',
    ],
  ])('is refused as %s, and with it all that came along', async (_, item, hint) => {
    const before = (await series(patient, 'heart_rate')).length;
    expect(await hintOf(record(patient, [reading(), item]))).toBe(hint);
    expect(await series(patient, 'heart_rate')).toHaveLength(before);
  });

  it('is taken at the limits of every kind, and not beyond', async () => {
    const who = await addPatient(db.sql);
    for (const { code, unit, min, max, second } of OBSERVATION_TYPES) {
      const at = (value: number, secondValue = second?.min) => [reading({ code, unit, value, secondValue })];
      expect(await hintOf(record(who, at(min))), code).toBe(DONE);
      expect(await hintOf(record(who, at(max))), code).toBe(DONE);
      expect(await hintOf(record(who, at(min - 0.01))), code).toBe('chart.valueImplausible');
      expect(await hintOf(record(who, at(max + 0.01))), code).toBe('chart.valueImplausible');
    }
  });

  it('keeps what stands before its number, how much of its time was said, and where it came from', async () => {
    const who = await addPatient(db.sql);
    const load = { code: 'hiv_viral_load', unit: '{copies}/mL', value: 20, source: 'import', importedFrom: 'A clinic' };
    const item = reading({ ...load, comparator: '<', takenPrecision: 'month', takenAt: '2024-03-17T00:00:00Z' });
    const row = one(await record(who, [item]));
    const kept = { comparator: '<', taken_precision: 'month', imported_from: 'A clinic' };
    expect(row).toMatchObject(kept);
    expect(new Date(row.taken_at)).toEqual(new Date('2024-03-01T12:00:00Z'));
    // Struck out and put back it is as it was; put right it is a number of its own.
    const struck = await correct(who, row.id, null);
    expect(struck).toMatchObject(kept);
    const back = await correct(who, struck.id, 20);
    expect(back).toMatchObject(kept);
    expect(await correct(who, back.id, 30)).toMatchObject({ ...kept, comparator: '' });
  });

  it('may be of today, this month or this year, and of those somebody was born in', async () => {
    const who = await addPatient(db.sql);
    const [{ born }] = (await db.sql`select date_of_birth::text as born from public.patients
      where profile_id = ${who}`) as unknown as [{ born: string }];
    for (const takenPrecision of ['day', 'month', 'year']) {
      const of = (day: string) => record(who, [reading({ takenPrecision, takenAt: `${day}T12:00:00Z` })]);
      expect(await hintOf(of(minutesAgo(0).slice(0, 10)))).toBe(DONE);
      expect(await hintOf(of(born))).toBe(DONE);
    }
  });

  it('is kept beside another of the same device and moment', async () => {
    const who = await addPatient(db.sql);
    const of = (value: number) => reading({ source: 'device', deviceId: 'Cuff', takenAt: minutesAgo(9), value });
    const [first, second] = [of(71), of(88)];
    await record(who, [first, { ...second, takenAt: first.takenAt }]);
    expect((await series(who, 'heart_rate', who)).map(({ value }) => value).sort()).toEqual([71, 88]);
  });

  it('is recorded once however often it is sent; the same export twice, too', async () => {
    const who = await addPatient(db.sql);
    const item = reading();
    await Promise.all([record(who, [item]), record(who, [item])]);
    const imported = (takenAt: string) => reading({ source: 'import', deviceId: 'health-export', takenAt });
    const at = minutesAgo(30);
    await record(who, [imported(at)]);
    await call(who, 'record_observations', { p_items: [imported(at), imported(minutesAgo(20))] });
    expect(await series(who, 'heart_rate', who)).toHaveLength(3);
    const brought = (importedFrom: string) => reading({ source: 'import', importedFrom, takenAt: at });
    for (const from of ['A clinic', 'A clinic', 'Another clinic'])
      await call(who, 'record_observations', { p_items: [brought(from)] });
    expect(await series(who, 'heart_rate', who)).toHaveLength(5);
    expect(await hintOf(record(patient, [{ ...item }]))).toBe('data.conflict');
    expect(await hintOf(record(who, []))).toBe('validation.tooMany');
    expect(
      await hintOf(
        record(
          who,
          Array.from({ length: 501 }, () => reading()),
        ),
      ),
    ).toBe('validation.tooMany');
  });

  it('that is sensitive by its kind needs a right to that', async () => {
    await record(patient, [reading({ code: 'hiv_viral_load', value: 40, unit: '{copies}/mL' })]);
    const chart = await openChart(db.sql, doctor, patient, ['results']);
    expect(chart.categories.results?.sections?.results).toEqual([]);
    expect(await series(doctor, 'hiv_viral_load')).toEqual([]);
    const other = (await addSpecialist(db.sql)).id;
    await grant(db.sql, patient, other, ['sexual_health']);
    expect(await series(other, 'hiv_viral_load')).toHaveLength(1);
    const add = record(doctor, [reading({ code: 'cd4', value: 500, unit: '/uL' })], patient);
    expect(await hintOf(add)).toBe('access.notGranted');
  });

  it('is the newest of its kind for whom it is of, and for nobody else; a struck one does not count', async () => {
    const who = await addPatient(db.sql);
    const latest = (of: string) => as(db.sql, of, (tx) => tx<Measurement[]>`select * from public.my_latest_readings()`);
    expect(await latest(who)).toEqual([]);
    await record(who, [
      reading({ value: 61, takenAt: minutesAgo(90) }),
      reading({ value: 62, takenAt: minutesAgo(60) }),
    ]);
    await record(who, [reading({ code: 'pain', value: 3, unit: '{score}', takenAt: minutesAgo(70) })]);
    const wrong = one(await record(who, [reading({ value: 300, takenAt: minutesAgo(10) })]));
    await correct(who, wrong.id, null);
    const corrected = one(await record(who, [reading({ value: 63, takenAt: minutesAgo(50) })]));
    await correct(who, corrected.id, 64);
    expect((await latest(who)).map(({ value, version }) => [Number(value), version])).toEqual([
      [64, 2],
      [3, 1],
    ]);
    expect(await latest(await addPatient(db.sql))).toEqual([]);
    expect((await latest(doctor)).length).toBe(0);
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select * from public.my_latest_readings()`))).not.toBe(DONE);
  });

  it('of somebody who acts for the patient stands under their name and in the log, is told, and needs the right to add', async () => {
    const [who, mother, aunt, payer] = await Promise.all([1, 2, 3, 4].map(() => addPatient(db.sql)));
    if (!who || !mother || !aunt || !payer) throw new Error('Four people were expected.');
    await delegate(db.sql, who, mother, ['records'], 'add');
    await delegate(db.sql, who, aunt, ['records'], 'view');
    await delegate(db.sql, who, payer, ['book', 'pay'], 'add');
    const told = () =>
      db.sql`select payload from public.notifications where recipient_id = ${who} and event = 'access.actedFor'`;
    for (const other of [aunt, payer, await addPatient(db.sql)])
      expect(await hintOf(record(other, [reading()], who))).toBe('access.notGranted');
    expect(await hintOf(record(mother, [reading()], who)), 'without saying for whom').toBe('access.notGranted');
    expect(await hintOf(record(acting(aunt, who), [reading()]))).toBe('access.notGranted');
    expect(await hintOf(record(acting(payer, who), [reading()]))).toBe('access.notDelegated');
    expect(await told()).toEqual([]);
    const item = reading({ value: 88 });
    const forHim = acting(mother, who);
    await record(forHim, [item, reading({ code: 'pain', value: 3, unit: '{score}' })]);
    const mine = await as(
      db.sql,
      who,
      (tx) => tx`select recorded_by, source from public.observations where id = ${item.id}`,
    );
    expect(mine).toMatchObject([{ recorded_by: mother, source: 'typed' }]);
    expect((await logOf(db.sql, who)).at(-1)).toMatchObject({
      ...{ category: 'readings', action: 'add', basis: 'delegation', actor_id: mother },
    });
    // Both in one: told once, by name.
    expect(await told()).toMatchObject([{ payload: { what: 'record', delegateId: mother } }]);
    await correct(forHim, item.id, 86);
    expect(await told()).toHaveLength(2);
    await db.sql`update public.delegations set state = 'ended', ended_at = now() where patient_id = ${who}`;
    expect(await hintOf(record(forHim, [reading()]))).toBe('access.notDelegated');
    expect(await told()).toHaveLength(2);
  });

  it('does not tell a stranger when somebody was born', async () => {
    const stranger = await addPatient(db.sql);
    const old = reading({ takenAt: '1901-01-01T00:00:00Z' });
    expect(await hintOf(record(stranger, [old], patient))).toBe('access.notGranted');
  });
});

describe('a correction', () => {
  it('is a newer version with a reason; the old one stays and is replaced once', async () => {
    const wrong = one(await record(patient, [pressure(210, 80)]));
    const key = randomUUID();
    const right = await correct(patient, wrong.id, 120, 80, key);
    expect(right).toMatchObject({ version: 2, status: 'corrected', value: 120, reason: 'Mistyped' });
    expect((await correct(patient, wrong.id, 120, 80, key)).id).toBe(right.id);
    expect(await hintOf(correct(patient, wrong.id, 121, 80))).toBe('chart.corrected');
    expect((await series(patient, 'blood_pressure')).map(({ id }) => id)).toEqual([right.id]);
    expect(await hintOf(correct(patient, right.id, 500, 80))).toBe('chart.valueImplausible');
    expect(await hintOf(correct(patient, right.id, 110, 80, randomUUID(), ' '))).toBe('chart.correctionReasonRequired');
    expect(await correct(patient, right.id, null)).toMatchObject({ status: 'entered_in_error', version: 3 });
    expect(await series(patient, 'blood_pressure')).toEqual([]);
    expect(
      await as(db.sql, patient, (tx) => tx`select from public.observations where code = 'blood_pressure'`),
    ).toHaveLength(3);
  });

  it('that strikes is undone by who struck it, with the value that was there and no other', async () => {
    const first = one(await record(patient, [pressure(130, 85)]));
    const struck = await correct(patient, first.id, null);
    const aunt = await addPatient(db.sql);
    await delegate(db.sql, patient, aunt, ['records'], 'add');
    expect(await hintOf(correct(acting(aunt, patient), struck.id, 130, 85))).toBe('chart.corrected');
    expect(await hintOf(correct(patient, struck.id, 131, 85))).toBe('chart.corrected');
    expect(await hintOf(correct(patient, struck.id, null))).toBe('chart.corrected');
    expect(await hintOf(correct(await addPatient(db.sql), struck.id, 130, 85))).toBe('chart.notFound');
    const back = await correct(patient, struck.id, 130, 85, randomUUID(), 'Put back');
    expect(back).toMatchObject({ status: 'corrected', version: 3, value: 130 });
    expect((await series(patient, 'blood_pressure')).map(({ id }) => id)).toContain(back.id);
  });

  it('is made by who may: patients of what they or devices said, clinicians with a right to add', async () => {
    const typed = one(await record(patient, [reading()]));
    const lab = one(await record(doctor, [reading({ code: 'hba1c', value: 7.1, unit: '%' })], patient));
    expect(lab).toMatchObject({ source: 'clinician', category: 'results' });
    expect(await hintOf(correct(patient, lab.id, 6))).toBe('chart.askForCorrection');
    const viewer = (await addSpecialist(db.sql)).id;
    await grant(db.sql, patient, viewer, ['readings', 'results']);
    for (const who of [viewer, await addPatient(db.sql)]) {
      expect(await hintOf(correct(who, typed.id, 60))).toBe('chart.notFound');
      expect(await hintOf(correct(who, randomUUID(), 60))).toBe('chart.notFound');
    }
    const aunt = await addPatient(db.sql);
    await delegate(db.sql, patient, aunt, ['records'], 'add');
    expect(await hintOf(correct(acting(aunt, patient), typed.id, 66))).toBe(DONE);
    expect(await hintOf(correct(doctor, lab.id, 7.4))).toBe(DONE);
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({ action: 'change', category: 'results' });
  });

  it('is the only way: rows are not changed by anyone, and a new version is of the same measurement', async () => {
    const row = one(await record(patient, [reading()]));
    expect(await hintOf(db.sql`update public.observations set value = 60`)).toBe('access.refused');
    expect(await hintOf(db.sql`delete from public.observations`)).toBe('access.refused');
    expect(await hintOf(db.sql`truncate public.observations cascade`)).toBe('access.refused');
    const swap = db.sql`insert into public.observations (id, patient_id, code, category, value, unit, taken_at, source, status, version,
        replaces, reason, recorded_by)
      select gen_random_uuid(), patient_id, 'pain', category, 3, '{score}', taken_at, source, 'corrected', 2, id, 'x', recorded_by
      from public.observations where id = ${row.id}`;
    expect(await hintOf(swap)).toBe('access.refused');
  });
});
