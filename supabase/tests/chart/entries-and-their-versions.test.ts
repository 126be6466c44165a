import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { addEntry, changeEntry, delegate, type Entry, grant, logOf, look, openChart } from '../support/charts';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';

let db: TestDatabase;
let patient: string;
let doctor: string;
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  patient = await addPatient(db.sql);
  doctor = (await addSpecialist(db.sql, { name: 'Naledi Dlamini' })).id;
  await grant(db.sql, patient, doctor, ['conditions', 'profile', 'medicines'], 'add');
  await addEntry(db.sql, patient, 'vaccinations', { label: 'Measles', givenOn: '1991', dose: '1' });
});
afterAll(() => db.drop());

const change = (who: string, { id, version }: Entry, entry: Record<string, unknown>, list = 'conditions') =>
  changeEntry(db.sql, who, 'change_chart_entry', { p_list: list, p_id: id, p_version: version, p_entry: entry });
const end = (who: string, { id, version }: Entry, because = 'over', list = 'conditions') =>
  changeEntry(db.sql, who, 'end_chart_entry', { p_list: list, p_id: id, p_version: version, p_because: because });
const confirm = (who: string, { id, version }: Entry, list = 'conditions') =>
  changeEntry(db.sql, who, 'confirm_chart_entry', { p_list: list, p_id: id, p_version: version });
const history = (who: string, id: string, kind = 'patient_conditions') =>
  look<{ version: number; content: Entry }[]>(db.sql, who, 'chart_history', { p_kind: kind, p_id: id });

describe('what a patient says', () => {
  it('is theirs to change and to end; each earlier version stays', async () => {
    const gout = await addEntry(db.sql, patient, 'conditions', { label: ' Gout ', note: 'Left foot' });
    expect(gout).toMatchObject({ label: 'Gout', source: 'self', status: 'active', version: 1, confirmed_by: null });
    const changed = await change(patient, gout, { label: 'Gout', note: 'Both feet' });
    expect(changed.version).toBe(2);
    expect((await end(patient, changed)).status).toBe('ended');
    expect((await history(patient, gout.id)).map(({ version, content }) => [version, content.status])).toEqual([
      [2, 'active'],
      [1, 'active'],
    ]);
    expect(await hintOf(end(patient, { ...changed, version: 3 }))).toBe('chart.offTheList');
  });

  it('is added once however often it is sent, and not beside the same label', async () => {
    const key = randomUUID();
    const send = (label: string) => addEntry(db.sql, patient, 'medications', { label }, null, key);
    const [one, two] = await Promise.all([send('Aspirin'), send('Aspirin')]);
    expect(one).toEqual(two);
    expect(await hintOf(addEntry(db.sql, patient, 'medications', { label: 'ASPIRIN' }))).toBe('chart.alreadyListed');
    const stranger = await addPatient(db.sql);
    expect(await hintOf(addEntry(db.sql, stranger, 'medications', { label: 'Aspirin' }, null, key))).toBe(
      'data.conflict',
    );
  });

  it('stays from where it came, whoever changes or confirms it', async () => {
    const of = { label: 'Metformin', importedFrom: 'A clinic', dose: 'x'.repeat(300) };
    const entry = await addEntry(db.sql, patient, 'medications', of);
    expect(entry).toMatchObject({ imported_from: 'A clinic', source: 'self' });
    const changed = await change(patient, entry, { label: 'Metformin', dose: 'one' }, 'medications');
    expect(changed).toMatchObject({ imported_from: 'A clinic', dose: 'one' });
    expect(await confirm(doctor, changed, 'medications')).toMatchObject({ imported_from: 'A clinic' });
    const tooLong = { label: 'Gliclazide', importedFrom: 'x'.repeat(121) };
    expect(await hintOf(addEntry(db.sql, patient, 'medications', tooLong))).toBe('validation.tooLong');
  });

  it('is not changed by who has seen an older version', async () => {
    const entry = await addEntry(db.sql, patient, 'conditions', { label: 'Migraine' });
    await change(patient, entry, { label: 'Migraine', note: 'Twice a month' });
    expect(await hintOf(change(patient, entry, { label: 'Migraine', note: 'Daily' }))).toBe('data.conflict');
  });

  it('may be said by a delegate who may add to the records, and who is named as the writer', async () => {
    const aunt = await addPatient(db.sql, 'Aunt Zodwa');
    expect(await hintOf(addEntry(db.sql, aunt, 'conditions', { label: 'Gout again' }, patient))).toBe(
      'access.notGranted',
    );
    await delegate(db.sql, patient, aunt, ['records'], 'add');
    const forHer = acting(aunt, patient);
    const entry = await addEntry(db.sql, forHer, 'conditions', { label: 'Gout again' });
    expect(entry).toMatchObject({ source: 'self', recorded_by: aunt });
    const secret = { label: 'Anxiety', category: 'mental_health' };
    expect(await hintOf(addEntry(db.sql, forHer, 'conditions', secret))).toBe('access.notGranted');
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({ action: 'add', basis: 'delegation' });
  });
});

describe('what a clinician does', () => {
  it('adds and confirms under a grant to add; the patient is told and asks for corrections instead of changing', async () => {
    const entry = await addEntry(db.sql, doctor, 'conditions', { label: 'Anaemia' }, patient);
    expect(entry).toMatchObject({ source: 'clinician', confirmed_by: doctor });
    expect(await hintOf(change(patient, entry, { label: 'Nothing' }))).toBe('chart.askForCorrection');
    expect(await hintOf(end(patient, entry, 'wrong'))).toBe('chart.askForCorrection');
    expect(
      await db.sql`select from public.notifications where recipient_id = ${patient} and ref_id = ${entry.id}`,
    ).toHaveLength(1);
    const own = await addEntry(db.sql, patient, 'allergies', { label: 'Nuts' });
    const confirmed = await confirm(doctor, own, 'allergies');
    expect(confirmed).toMatchObject({ source: 'self', confirmed_by: doctor, version: 2 });
    const chart = await openChart(db.sql, patient, patient, ['profile']);
    expect(chart.categories.profile?.sections?.profile?.find(({ id }) => id === own.id)).toMatchObject({
      confirmed_by_name: 'Naledi Dlamini',
    });
    // Saved unchanged it stays confirmed; changed it is the patient's word again.
    expect((await change(patient, confirmed, { label: 'Nuts' }, 'allergies')).confirmed_by).toBe(doctor);
    expect((await change(patient, confirmed, { label: 'Peanuts' }, 'allergies')).confirmed_by).toBeNull();
  });

  it('is refused without the right, in the same words as for what is not there', async () => {
    const viewer = (await addSpecialist(db.sql)).id;
    await grant(db.sql, patient, viewer, ['conditions'], 'view');
    const own = await addEntry(db.sql, patient, 'conditions', { label: 'Eczema' });
    const secret = await addEntry(db.sql, patient, 'conditions', { label: 'HIV', category: 'sexual_health' });
    expect(await hintOf(addEntry(db.sql, viewer, 'conditions', { label: 'Flu' }, patient))).toBe('access.notGranted');
    const absent = { ...own, id: randomUUID() };
    for (const [who, entry] of [
      [viewer, own],
      [doctor, secret],
      [doctor, absent],
      [await addPatient(db.sql), own],
    ] as const) {
      expect(await hintOf(change(who, entry, { label: 'x' }))).toBe('chart.notFound');
      expect(await hintOf(end(who, entry))).toBe('chart.notFound');
      expect(await hintOf(confirm(who, entry))).toBe('chart.notFound');
    }
    expect(await hintOf(history(doctor, secret.id))).toBe('chart.notFound');
    // Not even by its label: the same words in another category are another row.
    expect(await hintOf(addEntry(db.sql, doctor, 'conditions', { label: 'HIV' }, patient))).toBe(DONE);
    expect(await hintOf(confirm(patient, own))).toBe('access.refused');
  });

  it('does not reach earlier versions from before a row became sensitive', async () => {
    const entry = await addEntry(db.sql, patient, 'conditions', { label: 'Low mood' });
    const moved = await change(patient, entry, { label: 'Low mood', category: 'mental_health' });
    expect(moved.category).toBe('mental_health');
    expect(await hintOf(history(doctor, entry.id))).toBe('chart.notFound');
    expect(await history(patient, entry.id)).toHaveLength(1);
  });
});

describe('a vaccination', () => {
  it('is an entry for each dose: the same one twice is refused, another one is kept', async () => {
    const measles = { label: 'measles', givenOn: '1991', dose: '1' };
    expect(await hintOf(addEntry(db.sql, patient, 'vaccinations', measles))).toBe('chart.alreadyListed');
    const second = await addEntry(db.sql, patient, 'vaccinations', { ...measles, dose: '2', givenOn: '1992-05' });
    expect(await confirm(doctor, second, 'vaccinations')).toMatchObject({ given_on: '1992-05', confirmed_by: doctor });
    const { categories } = await openChart(db.sql, doctor, patient, ['medicines']);
    const given = categories.medicines?.sections?.medicines?.filter(({ kind }) => kind === 'vaccination');
    expect(given?.map((one) => one.given_on)).toEqual(['1992-05', '1991']);
  });

  it('is not there before the day has begun on earth', async () => {
    const [ahead] = await db.sql<{ day: string; late: string }[]>`
      select to_char((private.clock() + interval '13 hours') at time zone 'UTC', 'YYYY-MM-DD') as day,
        to_char((private.clock() + interval '2 days') at time zone 'UTC', 'YYYY-MM-DD') as late`;
    expect(await hintOf(addEntry(db.sql, patient, 'vaccinations', { label: 'Flu', givenOn: ahead?.day }))).toBe(DONE);
    expect(await hintOf(addEntry(db.sql, patient, 'vaccinations', { label: 'Flu', givenOn: ahead?.late }))).toBe(
      'chart.givenOnInvalid',
    );
  });
});

describe('rows', () => {
  it.each([
    'patient_conditions',
    'patient_allergies',
    'patient_medications',
    'patient_vaccinations',
    'patients',
    'emergency_contacts',
  ])('%s are never deleted and keep what they were made with, whoever asks', async (table) => {
    expect(await hintOf(db.sql`delete from public.${db.sql(table)}`)).toBe('access.refused');
    expect(await hintOf(db.sql.unsafe(`truncate public.${table} cascade`))).toBe('access.refused');
    const owner = table === 'patients' ? 'profile_id' : 'patient_id';
    expect(await hintOf(db.sql`update public.${db.sql(table)} set ${db.sql(owner)} = gen_random_uuid()`)).toBe(
      'access.refused',
    );
  });

  it('that left the list do not come back, and their history cannot be changed', async () => {
    const entry = await addEntry(db.sql, patient, 'conditions', { label: 'Sprain' });
    await end(patient, entry, 'wrong');
    expect(await hintOf(db.sql`update public.patient_conditions set status = 'active' where id = ${entry.id}`)).toBe(
      'chart.offTheList',
    );
    expect(await hintOf(db.sql`update public.patient_conditions set source = 'clinician' where id = ${entry.id}`)).toBe(
      'chart.offTheList',
    );
    expect(await hintOf(db.sql`update public.chart_versions set content = '{}'`)).toBe('access.refused');
    expect(await hintOf(db.sql`delete from public.chart_versions`)).toBe('access.refused');
    expect(await addEntry(db.sql, patient, 'conditions', { label: 'Sprain' })).toMatchObject({ version: 1 });
  });

  it('of the quick form keep sensitive entries where they are, and keep versions of the facts', async () => {
    const who = await addPatient(db.sql);
    await addEntry(db.sql, who, 'conditions', { label: 'Depression', category: 'mental_health' });
    const info = {
      bloodType: 'A+',
      allergies: [],
      chronicConditions: ['depression', 'Asthma'],
      medications: [],
      emergencyContact: { name: 'Zodwa', relationship: 'Aunt', phone: '0821234567' },
    };
    await as(db.sql, who, (tx) => tx`select public.update_medical_info(${tx.json(info)})`);
    const rows = await as(
      db.sql,
      who,
      (tx) => tx`
      select label, category from public.patient_conditions where status = 'active' order by label`,
    );
    expect(rows).toEqual([
      { label: 'Asthma', category: 'conditions' },
      { label: 'Depression', category: 'mental_health' },
    ]);
    const [row] = await as(db.sql, who, (tx) => tx`select version, blood_type from public.patients`);
    expect(row).toEqual({ version: 2, blood_type: 'A+' });
    const kinds = await as(db.sql, who, (tx) => tx`select distinct kind from public.chart_versions order by 1`);
    expect(kinds.map(({ kind }) => kind)).toContain('emergency_contacts');
  });
});
