import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { addEntry, changeEntry, delegate, type Entry, grant, logOf, look, openChart } from '../support/charts';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';

let db: TestDatabase;
let patient: string;
let doctor: string;
let helper: string;

beforeAll(async () => {
  db = await startTestDatabase();
  patient = await addPatient(db.sql, 'Thandi Mokoena');
  helper = await addPatient(db.sql, 'Sipho Mokoena');
  doctor = (await addSpecialist(db.sql, { name: 'Naledi Dlamini' })).id;
  await grant(db.sql, patient, doctor, ['notes'], 'add');
  await delegate(db.sql, patient, helper, ['records'], 'add');
});
afterAll(() => db.drop());

const WORDS = { label: 'Before my next visit', note: 'The cough comes at night.' };
const change = (who: string, { id, version }: Entry, entry: Record<string, unknown>) =>
  changeEntry(db.sql, who, 'change_chart_entry', { p_list: 'remarks', p_id: id, p_version: version, p_entry: entry });
const end = (who: string, { id, version }: Entry) =>
  changeEntry(db.sql, who, 'end_chart_entry', { p_list: 'remarks', p_id: id, p_version: version, p_because: 'wrong' });
const notesOf = async (who: string, category = 'notes') =>
  (await openChart(db.sql, who, patient, [category])).categories[category]?.sections?.notes ?? [];

describe('a note of one’s own', () => {
  it('is written, changed with what it said before kept, and struck, by its patient and who acts for them', async () => {
    const note = await addEntry(db.sql, patient, 'remarks', WORDS);
    expect(note).toMatchObject({ ...WORDS, source: 'self', category: 'notes', status: 'active', version: 1 });
    const changed = await change(patient, note, { ...WORDS, note: 'The cough is gone.' });
    expect(changed.version).toBe(2);
    const earlier = await look<{ content: { note: string } }[]>(db.sql, patient, 'chart_history', {
      ...{ p_kind: 'patient_remarks', p_id: note.id },
    });
    expect(earlier.map(({ content }) => content.note)).toEqual([WORDS.note]);
    const byHelper = await addEntry(db.sql, acting(helper, patient), 'remarks', { ...WORDS, label: 'By Sipho' });
    expect(await notesOf(patient)).toMatchObject([
      { kind: 'remark', label: 'By Sipho', recorded_by_name: 'Sipho Mokoena' },
      { kind: 'remark', label: WORDS.label },
    ]);
    await end(acting(helper, patient), byHelper);
    await end(patient, changed);
    expect(await notesOf(patient)).toEqual([]);
  });

  it('asks for a title and for words, and takes no more than four thousand signs', async () => {
    const hint = (entry: Record<string, unknown>) => hintOf(addEntry(db.sql, patient, 'remarks', entry));
    expect(await hint({ label: ' ', note: 'x' })).toBe('chart.labelRequired');
    expect(await hint({ label: 'x', note: ' ' })).toBe('chart.remarkRequired');
    expect(await hint({ label: 'x', note: 'y'.repeat(4001) })).toBe('validation.tooLong');
    expect(await hint({ ...WORDS, category: 'profile' })).toBe('chart.categoryUnknown');
  });

  it('is read by a clinician with notes open, and is in no clinician’s power to write or change', async () => {
    const note = await addEntry(db.sql, patient, 'remarks', WORDS);
    expect(await notesOf(doctor)).toMatchObject([{ id: note.id, note: WORDS.note }]);
    const before = (await logOf(db.sql, patient)).length;
    expect(await hintOf(addEntry(db.sql, doctor, 'remarks', WORDS, patient))).toBe('access.notGranted');
    expect(await hintOf(change(doctor, note, { ...WORDS, note: 'Nothing.' }))).toBe('chart.notFound');
    expect(await hintOf(end(doctor, note))).toBe('chart.notFound');
    const confirm = { p_list: 'remarks', p_id: note.id, p_version: 1 };
    expect(await hintOf(changeEntry(db.sql, doctor, 'confirm_chart_entry', confirm))).toBe('chart.notFound');
    expect(await logOf(db.sql, patient)).toHaveLength(before);
  });

  it('is nobody else’s to read, in a chart or by a select', async () => {
    const note = await addEntry(db.sql, patient, 'remarks', { ...WORDS, category: 'mental_health' });
    expect((await openChart(db.sql, doctor, patient)).categories.mental_health).toEqual({ state: 'hidden' });
    const stranger = await addPatient(db.sql);
    expect(await hintOf(change(stranger, note, WORDS))).toBe('chart.notFound');
    const select = (who: string) => as(db.sql, who, (tx) => tx`select id from public.patient_remarks`);
    expect(await select(stranger)).toHaveLength(0);
    expect(await select(doctor)).toHaveLength(0);
    expect((await select(patient)).length).toBeGreaterThan(1);
  });

  it('is never deleted, nor made a clinician’s', async () => {
    const note = await addEntry(db.sql, patient, 'remarks', WORDS);
    expect(await hintOf(db.sql`delete from public.patient_remarks where id = ${note.id}`)).not.toBe(
      'nothing was refused',
    );
    expect(await hintOf(db.sql`update public.patient_remarks set source = 'clinician' where id = ${note.id}`)).not.toBe(
      'nothing was refused',
    );
  });
});
