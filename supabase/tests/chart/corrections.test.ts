import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { addEntry, call, delegate, type Entry, grant, logOf, openChart, revokeAll } from '../support/charts';
import { rowOf } from '../support/looks';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { draftPrescription, issuedPrescription, signedNote, visitThatIs } from '../support/records';
import { useSandbox } from '../support/visits';

interface Correction {
  id: string;
  state: string;
  author_id: string;
  due_at: string;
  answer: string | null;
}
let db: TestDatabase;
let patient: string;
let doctor: string;
let written: Entry;

beforeAll(async () => {
  db = await startTestDatabase();
  patient = await addPatient(db.sql);
  doctor = (await addSpecialist(db.sql)).id;
  await grant(db.sql, patient, doctor, ['conditions', 'results', 'documents'], 'add');
  written = await addEntry(db.sql, doctor, 'conditions', { label: 'Diabetes' }, patient);
});
afterAll(() => db.drop());

const ask = (who: string, id: string, change: Record<string, unknown> = {}) =>
  rowOf<Correction>(
    db.sql,
    'correction_requests',
    call(db.sql, who, 'request_correction', {
      ...{ p_kind: 'patient_conditions', p_id: id, p_wrong: 'I never had it', p_wanted: '', p_key: randomUUID() },
      ...change,
    }),
  );
const answer = (who: string, id: string, corrected: boolean, text = 'The laboratory mixed up two names') =>
  rowOf<Correction>(
    db.sql,
    'correction_requests',
    call(db.sql, who, 'answer_correction', { p_id: id, p_corrected: corrected, p_answer: text }),
  );
const withdraw = (who: string, id: string) => call<Correction>(db.sql, who, 'withdraw_correction', { p_id: id });
const add = (label: string) => addEntry(db.sql, doctor, 'conditions', { label }, patient);
const told = async (who: string, event: string) =>
  (await db.sql`select from public.notifications where recipient_id = ${who} and event = ${event}`).length;
const statusOf = async (id: string) =>
  (await db.sql<{ status: string }[]>`select status from public.patient_conditions where id = ${id}`)[0]?.status;

describe('a request for a correction', () => {
  it('goes to the author once, with thirty days to answer, and shows the entry as disputed', async () => {
    const key = randomUUID();
    const request = await ask(patient, written.id, { p_key: key });
    expect(request).toMatchObject({ id: key, state: 'open', author_id: doctor });
    expect(Math.round((new Date(request.due_at).getTime() - Date.now()) / 86_400_000)).toBe(30);
    expect((await ask(patient, written.id, { p_key: key })).id).toBe(key);
    expect(await hintOf(ask(patient, written.id))).toBe('chart.correctionOpen');
    expect(await told(doctor, 'chart.correctionRequested')).toBe(1);
    const { categories } = await openChart(db.sql, doctor, patient, ['conditions']);
    const entry = categories.conditions?.sections?.conditions?.find(({ id }) => id === written.id);
    expect(entry?.disputed).toMatchObject({ state: 'open' });
    expect(await as(db.sql, doctor, (tx) => tx`select from public.correction_requests`)).toHaveLength(1);
    const colleague = (await addSpecialist(db.sql)).id;
    expect(await as(db.sql, colleague, (tx) => tx`select from public.correction_requests`)).toHaveLength(0);
    await withdraw(patient, key);
    expect((await withdraw(patient, key)).state).toBe('withdrawn');
    expect(await hintOf(answer(doctor, key, false))).toBe('chart.correctionDone');
  });

  it('is not for what the patient wrote, nor by others than the patient and who may write for them', async () => {
    const own = await addEntry(db.sql, patient, 'conditions', { label: 'Gout' });
    expect(await hintOf(ask(patient, own.id))).toBe('chart.correctionYours');
    expect(await hintOf(ask(patient, randomUUID()))).toBe('chart.notFound');
    expect(await hintOf(ask(doctor, written.id))).toBe('chart.notFound');
    expect(await hintOf(ask(await addPatient(db.sql), written.id))).toBe('chart.notFound');
    expect(await hintOf(ask(patient, written.id, { p_kind: 'profiles' }))).toBe('data.invalid');
    const aunt = await addPatient(db.sql);
    await delegate(db.sql, patient, aunt, ['records'], 'add');
    expect(await hintOf(ask(aunt, written.id))).toBe('chart.notFound');
    const request = await ask(acting(aunt, patient), written.id);
    expect((await withdraw(patient, request.id)).state).toBe('withdrawn');
  });

  it('is answered by its author alone, also when their access has ended: a wrong entry leaves the list', async () => {
    const wrong = await add('Epilepsy');
    const { id } = await ask(patient, wrong.id);
    await revokeAll(db.sql, patient, doctor);
    expect(await hintOf(answer((await addSpecialist(db.sql)).id, id, true))).toBe('chart.notFound');
    expect(await hintOf(answer(patient, id, true))).toBe('chart.notFound');
    expect(await hintOf(answer(doctor, id, true, ' '))).toBe('chart.correctionAnswerRequired');
    expect(await answer(doctor, id, true)).toMatchObject({ state: 'corrected' });
    expect(await statusOf(wrong.id)).toBe('removed');
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({
      actor_id: doctor,
      action: 'change',
      basis: 'author',
    });
    expect(await told(patient, 'chart.correctionAnswered')).toBe(1);
    expect(await hintOf(answer(doctor, id, false))).toBe('chart.correctionDone');
    expect(await hintOf(withdraw(patient, id))).toBe('chart.correctionDone');
    await grant(db.sql, patient, doctor, ['conditions', 'results', 'documents'], 'add');
  });

  it('that is refused leaves the entry, with the dispute beside it', async () => {
    const entry = await add('Asthma, severe');
    const { id } = await ask(patient, entry.id);
    await answer(doctor, id, false, 'The breathing test of May shows it');
    const { categories } = await openChart(db.sql, patient, patient, ['conditions']);
    const shown = categories.conditions?.sections?.conditions?.find((one) => one.id === entry.id);
    expect(shown).toMatchObject({ status: 'active', disputed: { state: 'refused' } });
  });

  it('does not strike what the author has put right meanwhile', async () => {
    const entry = await add('Fracture, left');
    const { id } = await ask(patient, entry.id);
    await call(db.sql, doctor, 'change_chart_entry', {
      ...{ p_list: 'conditions', p_id: entry.id, p_version: 1, p_entry: { label: 'Fracture, right' } },
    });
    await answer(doctor, id, true);
    expect(await statusOf(entry.id)).toBe('active');
  });

  it('strikes a result as a newer version and takes a document out of the chart', async () => {
    const result = randomUUID();
    const item = { id: result, code: 'hba1c', value: 12, unit: '%', takenAt: new Date().toISOString() };
    await call(db.sql, doctor, 'record_observations', { p_items: [item], p_patient: patient });
    const asked = await ask(patient, result, { p_kind: 'observations' });
    await answer(doctor, asked.id, true);
    const rows = await db.sql`select status, version from public.observations where replaces = ${result}`;
    expect(rows).toEqual([{ status: 'entered_in_error', version: 2 }]);
    const file = { name: 'x.pdf', type: 'application/pdf', size: 9, sha256: 'b'.repeat(64) };
    const document = randomUUID();
    await call(db.sql, doctor, 'add_document', {
      ...{ p_document: { title: 'x', type: 'letter', date: '2026-01-01', file }, p_key: document, p_patient: patient },
    });
    await db.sql`select public.settle_document(${document}, 'clean', '', 9, ${file.sha256})`;
    await answer(doctor, (await ask(patient, document, { p_kind: 'documents' })).id, true);
    const [row] = await db.sql`select state from public.documents where id = ${document}`;
    expect(row?.state).toBe('removed');
  });

  it('of a note or a prescription goes to its author, who corrects it in their own words', async () => {
    await useSandbox(db.sql);
    await db.sql`update private.settings set value = 'movable' where key = 'clock'`;
    const specialist = await addSpecialist(db.sql);
    const visit = await visitThatIs(db.sql, patient, specialist);
    const note = await signedNote(db.sql, visit);
    const prescription = await issuedPrescription(db.sql, visit);
    const draft = await draftPrescription(db.sql, visit);
    expect(await hintOf(ask(patient, draft.id, { p_kind: 'prescriptions' }))).toBe('chart.notFound');
    for (const [kind, section, { id }] of [
      ['notes', 'notes', note],
      ['prescriptions', 'medicines', prescription],
    ] as const) {
      const request = await ask(patient, id, { p_kind: kind });
      expect(request.author_id).toBe(specialist.id);
      const { categories } = await openChart(db.sql, patient, patient, [section]);
      const shown = categories[section]?.sections?.[section]?.find((one) => one.id === id);
      expect(shown, kind).toMatchObject({ disputed: { state: 'open' } });
      expect(await answer(specialist.id, request.id, true)).toMatchObject({ state: 'corrected' });
    }
    // Neither is struck: a signed note gets an addendum, a prescription is stopped.
    const [kept] = await db.sql`select n.state, p.status from public.notes n, public.prescriptions p
      where n.id = ${note.id} and p.id = ${prescription.id}`;
    expect(kept).toEqual({ state: 'signed', status: 'active' });
  });

  it('is never changed or deleted, and its author is reminded once before it is due', async () => {
    const entry = await add('Anaemia');
    const { id } = await ask(patient, entry.id);
    expect(await hintOf(db.sql`update public.correction_requests set wrong = 'x' where id = ${id}`)).toBe(
      'access.refused',
    );
    expect(await hintOf(db.sql`delete from public.correction_requests`)).toBe('access.refused');
    const remind = (days: number) =>
      db.sql.begin(async (tx) => {
        await tx`update private.settings set value = 'movable' where key = 'clock'`;
        await tx`select set_config('sawubona.clock', ${new Date(Date.now() + days * 86_400_000).toISOString()}, true)`;
        return tx<{ n: number }[]>`select private.remind_of_corrections() as n`;
      });
    expect((await remind(20))[0]?.n).toBe(0);
    expect((await remind(26))[0]?.n).toBe(1);
    expect((await remind(27))[0]?.n).toBe(0);
    expect(await told(doctor, 'chart.correctionDue')).toBe(1);
  });
});

describe('documents', () => {
  const STATES = ['awaiting_file', 'stored', 'refused', 'removed'];
  const LEGAL = ['awaiting_file>stored', 'awaiting_file>refused', 'stored>removed'];
  const scanOf = (state: string) => ({ stored: 'clean', removed: 'clean', refused: 'refused' })[state] ?? 'pending';

  it.each(STATES.flatMap((from) => STATES.filter((to) => to !== from).map((to) => [from, to] as const)))(
    'from %s to %s',
    async (from, to) => {
      const [row] = await db.sql<{ id: string }[]>`
        insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes, sha256,
          source, recorded_by, state, scan_state, scanned_at)
        values (gen_random_uuid(), ${patient}, 'letter', 'x', '2026-01-01', 'documents', 'x.pdf', 'application/pdf', 1,
          ${'c'.repeat(64)}, 'self', ${patient}, ${from}, ${scanOf(from)}, ${from === 'awaiting_file' ? null : new Date()})
        returning id`;
      const move = db.sql`update public.documents set state = ${to}, scan_state = ${scanOf(to)},
        scanned_at = ${to === 'awaiting_file' ? null : db.sql`coalesce(scanned_at, now())`} where id = ${row?.id ?? ''}`;
      const expected = LEGAL.includes(`${from}>${to}`) ? 'nothing was refused' : 'chart.offTheList';
      expect(await hintOf(move)).toBe(expected);
    },
  );

  it('keep the facts of their file and are never deleted', async () => {
    for (const change of [
      { sha256: 'd'.repeat(64) },
      { size_bytes: 2 },
      { mime_type: 'image/png' },
      { patient_id: doctor },
    ]) {
      expect(await hintOf(db.sql`update public.documents set ${db.sql(change)}`), JSON.stringify(change)).toBe(
        'access.refused',
      );
    }
    expect(await hintOf(db.sql`delete from public.documents`)).toBe('access.refused');
  });
});
