import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addEntry, changeEntry, type Entry, grant, logOf, look, openChart } from '../support/charts';
import { exportOf } from '../support/looks';
import { addPatient, addSpecialist, hintOf } from '../support/people';

interface Series {
  total: number;
  values: { value: number; label: string; source: string; recorded_by_name: string }[];
  spans: Record<'count' | 'bounds' | 'low' | 'middle' | 'high' | 'second_low' | 'second_high', number>[];
}

let db: TestDatabase;
let patient: string;
let doctor: string;
const READINGS = 12_000;

beforeAll(async () => {
  db = await startTestDatabase();
  patient = await addPatient(db.sql);
  doctor = (await addSpecialist(db.sql)).id;
  await grant(db.sql, patient, doctor, ['readings', 'medicines'], 'add');
  // Twice a day for twenty years; one of them was dangerously low, another was struck out.
  await db.sql`insert into public.observations (id, patient_id, code, category, value, second_value, unit, taken_at, source, recorded_by)
    select gen_random_uuid(), ${patient}, 'blood_pressure', 'readings', case when n = 7500 then 61 else 130 + n % 9 end,
      case when n = 7500 then 35 else 80 + n % 7 end, 'mm[Hg]', now() - n * interval '14 hours 30 minutes', 'device', ${patient}
    from generate_series(1, ${READINGS}::int) n`;
  await db.sql`with struck as (select * from public.observations where patient_id = ${patient} order by taken_at limit 1)
    insert into public.observations (id, patient_id, code, category, value, second_value, unit, taken_at, source, recorded_by, status,
      version, replaces, reason)
    select gen_random_uuid(), patient_id, code, category, value, second_value, unit, taken_at, source, recorded_by, 'entered_in_error',
      2, id, 'Not mine' from struck`;
}, 120_000);
afterAll(() => db.drop());

const changeDose = (entry: Entry, words: Record<string, string>) =>
  changeEntry(db.sql, patient, 'change_chart_entry', {
    ...{ p_list: 'medications', p_id: entry.id, p_version: entry.version },
    p_entry: { label: 'Amlodipine', dose: '10 mg', ...words },
  });
const series = (who: string, more: Record<string, unknown> = {}) =>
  look<Series>(db.sql, who, 'read_observations', { p_patient: patient, p_code: 'blood_pressure', ...more });

it('is one bounded series in which every value counts and no extreme is lost, for either side', async () => {
  for (const who of [patient, doctor]) {
    const { total, values, spans } = await series(who, { p_most: 120 });
    expect([total, values, spans.length <= 120]).toEqual([READINGS - 1, [], true]);
    expect(spans.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(Math.min(...spans.map(({ low }) => low))).toBe(61);
    expect(Math.min(...spans.map(({ second_low }) => second_low))).toBe(35);
    for (const { low, middle, high } of spans) expect(low <= middle && middle <= high).toBe(true);
  }
  expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({ category: 'readings', action: 'view' });
});

it('gives each value where they are few, and refuses what has no bound', async () => {
  const week = await series(doctor, { p_from: new Date(Date.now() - 7 * 86_400_000).toISOString() });
  expect([week.total, week.spans]).toEqual([week.values.length, []]);
  expect(week.total).toBeGreaterThan(8);
  expect(week.values[0]).toMatchObject({ label: 'Blood pressure', source: 'device' });
  expect(await hintOf(series(doctor, { p_most: 501 }))).toBe('data.invalid');
  expect(await hintOf(series(doctor, { p_most: null }))).toBe('data.invalid');
  const none = await series(doctor, { p_until: '1990-01-01T00:00:00Z' });
  expect(none).toEqual({ total: 0, values: [], spans: [] });
});

it('tells when the dose of a medicine was changed, and nothing of other changes', async () => {
  const entry = await addEntry(db.sql, patient, 'medications', { label: 'Amlodipine', dose: '5 mg' });
  await changeDose(await changeDose(entry, {}), { note: 'In the evening' });
  const { categories } = await openChart(db.sql, doctor, patient, ['medicines']);
  const medicine = categories.medicines?.sections?.medicines?.find(({ label }) => label === 'Amlodipine');
  expect(medicine).toMatchObject({ changes: [expect.any(String)] });
});

it('is taken along whole, in parts that each fit into an answer', async () => {
  const { entry } = await exportOf(db.sql, patient);
  const ids = entry
    .filter(({ resource }) => resource.resourceType === 'Observation')
    .map(({ resource }) => resource.id);
  const [{ kept } = { kept: 0 }] = await db.sql<{ kept: number }[]>`
    select count(*)::int as kept from public.observations where patient_id = ${patient}`;
  // Beside the measurements, corrections included, the blood group.
  expect(ids.filter((id) => !id.startsWith('blood-group'))).toHaveLength(kept);
  expect(new Set(ids).size).toBe(ids.length);
  expect(entry.filter(({ resource }) => resource.resourceType === 'AuditEvent')).not.toHaveLength(0);
}, 120_000);
