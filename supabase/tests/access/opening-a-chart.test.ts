import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { addEntry, type Chart, delegate, grant, logOf, openChart, revokeAll } from '../support/charts';
import { readAudited } from '../support/looks';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';

const CATEGORIES = [
  'conditions',
  'documents',
  'medicines',
  'mental_health',
  'messages',
  'notes',
  'profile',
  'readings',
  'results',
  'sexual_health',
];
let db: TestDatabase;
let patient: string;
let doctor: string;

beforeAll(async () => {
  db = await startTestDatabase();
  patient = await addPatient(db.sql, 'Thandi Mokoena');
  doctor = (await addSpecialist(db.sql, { name: 'Naledi Dlamini' })).id;
  await addEntry(db.sql, patient, 'conditions', { label: 'Depression', category: 'mental_health' });
  await addEntry(db.sql, patient, 'allergies', { label: 'Bee stings', reaction: 'Swelling', severity: 'severe' });
});
afterAll(() => db.drop());

describe('a chart', () => {
  it('is refused whole, without a trace of it, when nothing is granted', async () => {
    expect(await hintOf(openChart(db.sql, doctor, patient))).toBe('access.notGranted');
    expect(await hintOf(openChart(db.sql, doctor, randomUUID()))).toBe('access.notGranted');
    expect(await hintOf(openChart(db.sql, await addPatient(db.sql), patient))).toBe('access.notGranted');
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select public.open_chart(${patient})`))).toBe('42501');
    expect(await logOf(db.sql, patient)).toHaveLength(0);
  });

  it('shows what is granted, says of the rest that it is hidden, and logs each category that was shown', async () => {
    await grant(db.sql, patient, doctor, ['profile', 'conditions']);
    const { categories, patient_name } = await openChart(db.sql, doctor, patient);
    expect(patient_name).toBe('Thandi Mokoena');
    expect(Object.keys(categories).sort()).toEqual(CATEGORIES);
    for (const [name, category] of Object.entries(categories)) {
      if (name === 'profile' || name === 'conditions')
        expect(category).toMatchObject({ state: 'shown', basis: 'grant' });
      // Nothing but the fact: neither an empty list nor a count.
      else expect(category).toEqual({ state: 'hidden' });
    }
    const labels = categories.conditions?.sections?.conditions?.map(({ label }) => label);
    expect(labels).toEqual(['Asthma']);
    const [facts, ...allergies] = categories.profile?.sections?.profile ?? [];
    expect(facts).toMatchObject({ kind: 'facts', name: 'Thandi Mokoena', date_of_birth: expect.any(String) });
    expect(allergies.map(({ label, severity }) => [label, severity])).toEqual([
      ['Penicillin', null],
      ['Bee stings', 'severe'],
    ]);
    expect(JSON.stringify(categories)).not.toContain('Depression');
    expect(JSON.stringify(categories)).not.toContain('id_number');
    expect(await logOf(db.sql, patient)).toEqual(
      ['conditions', 'profile'].map((category) => ({
        actor_id: doctor,
        category,
        action: 'view',
        basis: 'grant',
        screen: 'chart',
      })),
    );
  });

  it('gives a sensitive row only with a right to its category, and then from every section', async () => {
    const other = (await addSpecialist(db.sql)).id;
    await grant(db.sql, patient, other, ['mental_health']);
    const { categories } = await openChart(db.sql, other, patient, ['mental_health', 'conditions']);
    expect(categories.conditions).toEqual({ state: 'hidden' });
    expect(categories.mental_health?.sections?.conditions?.map(({ label }) => label)).toEqual(['Depression']);
    expect(categories.mental_health?.sections?.profile).toEqual([]);
  });

  it('closes at once when the grant is revoked, lapses or the registration does', async () => {
    const other = (await addSpecialist(db.sql)).id;
    const open = () => hintOf(openChart(db.sql, other, patient, ['profile']));
    await grant(db.sql, patient, other, ['profile']);
    expect(await open()).toBe('nothing was refused');
    await db.sql`update public.specialists set reg_checked_at = now() - interval '381 days' where profile_id = ${other}`;
    expect(await open()).toBe('access.notGranted');
    await db.sql`update public.specialists set reg_checked_at = now() where profile_id = ${other}`;
    expect(await open()).toBe('nothing was refused');
    await revokeAll(db.sql, patient, other);
    expect(await open()).toBe('access.notGranted');
    await grant(db.sql, patient, other, ['profile'], 'view', new Date(Date.now() - 1000));
    expect(await open()).toBe('access.notGranted');
  });

  it('opens for a delegate by scope, for everything in an emergency, and for oneself without a log', async () => {
    const aunt = await addPatient(db.sql, 'Aunt Zodwa');
    await delegate(db.sql, patient, aunt, ['records', 'messages']);
    const states = async (who: string) => {
      const { categories } = await openChart(db.sql, who, patient);
      return CATEGORIES.filter((name) => categories[name]?.state === 'shown');
    };
    expect(await hintOf(openChart(db.sql, aunt, patient)), 'but by acting').toBe('access.notGranted');
    expect(await states(acting(aunt, patient))).toEqual(CATEGORIES.filter((name) => !/mental|sexual/.test(name)));
    const before = (await logOf(db.sql, patient)).length;
    expect(await states(patient)).toEqual(CATEGORIES);
    expect(await logOf(db.sql, patient)).toHaveLength(before);
    const medic = (await addSpecialist(db.sql)).id;
    await db.sql`insert into public.break_glass (specialist_id, patient_id, reason_code, reason)
      values (${medic}, ${patient}, 'unconscious', 'Found unconscious at home')`;
    expect(await states(medic)).toEqual(CATEGORIES);
    expect((await logOf(db.sql, patient)).slice(before).map(({ basis }) => basis)).toEqual(
      Array(10).fill('break_glass'),
    );
    const add = addEntry(db.sql, medic, 'conditions', { label: 'Coma' }, patient);
    expect(await hintOf(add)).toBe('access.notGranted');
  });

  it('leaves no log when it fails, and no data without a log', async () => {
    const before = (await logOf(db.sql, patient)).length;
    const readOnly = as(db.sql, doctor, async (tx) => {
      await tx`set transaction read only`;
      return tx`select public.open_chart(${patient})`;
    });
    expect(await hintOf(readOnly)).toBe('access.refused');
    const ownReadOnly = as(db.sql, patient, async (tx) => {
      await tx`set transaction read only`;
      return tx`select public.open_chart()`;
    });
    expect(await hintOf(ownReadOnly)).toBe('access.refused');
    expect(await hintOf(openChart(db.sql, doctor, patient, ['everything']))).toBe('data.invalid');
    expect(await hintOf(openChart(db.sql, doctor, patient, []))).toBe('data.invalid');
    expect(await logOf(db.sql, patient)).toHaveLength(before);
    const [fn] = await db.sql`select provolatile from pg_proc where oid = 'public.open_chart'::regproc`;
    expect(fn?.provolatile).toBe('v');
  });

  it('gives the newest of each kind, and what else is in use, when that is all that is asked for', async () => {
    const person = await addPatient(db.sql);
    const add = (label: string, status: string, daysAgo: number) => db.sql`
      insert into public.patient_conditions (patient_id, label, status, recorded_by, created_at, updated_at)
      values (${person}, ${label}, ${status}, ${person}, now() - ${daysAgo} * interval '1 day', now() - ${daysAgo} * interval '1 day')`;
    for (const [label, status, daysAgo] of [
      ['Old and over', 'ended', 900],
      ['Old and in use', 'active', 800],
      ['Over lately', 'ended', 3],
      ['Over last week', 'ended', 8],
    ] as const)
      await add(label, status, daysAgo);
    await db.sql`insert into public.observations (id, patient_id, code, category, value, unit, taken_at, source, recorded_by)
      select gen_random_uuid(), ${person}, code, 'readings', value + n, unit, now() - n * interval '1 day', 'typed', ${person}
      from generate_series(1, 5) n, (values ('heart_rate', 60, '/min'), ('body_weight', 70, 'kg')) as t (code, value, unit)`;
    const newest = (count: number) =>
      readAudited<Chart>(
        db.sql,
        person,
        (tx) => tx<{ ticket: string }[]>`select public.open_chart(p_newest => ${count}) as ticket`,
      );
    const { categories } = await newest(2);
    const labels = categories.conditions?.sections?.conditions?.map(({ label }) => label).sort();
    expect(labels).toEqual(expect.arrayContaining(['Old and in use', 'Over lately']));
    expect(labels).not.toContain('Old and over');
    const readings = categories.readings?.sections?.readings?.map(({ code, value }) => [code, value]);
    expect(readings?.sort()).toEqual([
      ['body_weight', 71],
      ['body_weight', 72],
      ['heart_rate', 61],
      ['heart_rate', 62],
    ]);
    expect(await hintOf(newest(0))).toBe('data.invalid');
    expect(await hintOf(newest(101))).toBe('data.invalid');
  });

  it('is not to be had by a direct select', async () => {
    for (const table of [
      'patients',
      'patient_conditions',
      'patient_allergies',
      'patient_medications',
      'patient_vaccinations',
      'chart_versions',
    ]) {
      expect(await as(db.sql, doctor, (tx) => tx`select from public.${tx(table)}`), table).toHaveLength(0);
      expect(await hintOf(asGuest(db.sql, (tx) => tx`select from public.${tx(table)}`)), table).toBe('42501');
    }
  });
});
