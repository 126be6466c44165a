import { randomUUID } from 'node:crypto';
import { as } from '../../support/people';
import { call, type MatrixArea, PEOPLE, rowsFor, serverOnly, type Who, type World } from '../matrix';

const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');
const CLOSED = 'access.notGranted' as const;
const FILE = { name: 'letter.pdf', type: 'application/pdf', size: 10, sha256: 'a'.repeat(64) };
/** A, and the treating specialist by the grant of the visit. */
const READERS: readonly Who[] = ['patientA', 'treating'];

const document = (title: string) => ({ title, type: 'letter', date: '2026-01-01', file: FILE });
const reading = () => ({
  id: randomUUID(),
  code: 'heart_rate',
  value: 70,
  unit: '/min',
  takenAt: '2026-01-01T10:00:00Z',
});

async function prepare({ sql, people, ids, secrets }: World): Promise<void> {
  ids.entry = randomUUID();
  ids.document = randomUUID();
  ids.awaiting = randomUUID();
  ids.result = randomUUID();
  ids.observation = randomUUID();
  ids.correction = randomUUID();
  ids.taken = randomUUID();
  ids.reviewed = randomUUID();
  ids.review = randomUUID();
  const told = ['Secret-gout-of-A', 'Secret-letter-of-A', 'Secret-note-of-A', 'Secret-vaccine-of-A'];
  await as(sql, people.patientA, async (tx) => {
    await tx`select public.add_chart_entry('conditions', ${tx.json({ label: 'Secret-gout-of-A' })}, ${ids.entry ?? ''})`;
    await tx`select public.change_chart_entry('conditions', ${ids.entry ?? ''}, 1,
      ${tx.json({ label: 'Secret-gout-of-A', note: 'Since May' })})`;
    await tx`select public.add_chart_entry('medications', ${tx.json({ label: 'Secret-tablet-of-A' })}, ${ids.taken ?? ''})`;
    await tx`select public.add_chart_entry('medications', ${tx.json({ label: 'Another tablet' })}, ${ids.reviewed ?? ''})`;
    await tx`select public.add_chart_entry('remarks', ${tx.json({ label: 'Secret-note-of-A', note: 'x' })}, ${randomUUID()})`;
    await tx`select public.add_chart_entry('vaccinations', ${tx.json({ label: 'Secret-vaccine-of-A' })}, ${randomUUID()})`;
    await tx`select public.record_observations(${tx.json([{ ...reading(), id: ids.observation ?? '' }])})`;
    await tx`select public.add_document(${tx.json(document('Secret-letter-of-A'))}, ${ids.document ?? ''})`;
    await tx`select public.add_document(${tx.json(document('Another'))}, ${ids.awaiting ?? ''})`;
    await tx`select public.add_document(${tx.json({ ...document('Blood'), type: 'lab_result' })}, ${ids.result ?? ''})`;
  });
  for (const id of [ids.document ?? '', ids.result ?? ''])
    await sql`select public.settle_document(${id}, 'clean', '', ${FILE.size}, ${FILE.sha256})`;
  const [opened] = await as(
    sql,
    people.patientA,
    (tx) => tx<{ file: string; look: string }[]>`
      select public.open_document(${ids.document ?? ''}) as file, public.open_chart() as look`,
  );
  ids.ticket = opened?.file ?? '';
  ids.look = opened?.look ?? '';
  // They last a minute, and the cell that asks for one may come later than that.
  await sql`update private.look_tickets
    set issued_at = issued_at + interval '1 hour', expires_at = expires_at + interval '1 hour'`;
  // What the treating specialist wrote, and A disputes.
  ids.written = randomUUID();
  await sql`insert into public.patient_conditions (id, patient_id, label, source, recorded_by, confirmed_by, confirmed_at)
    values (${ids.written}, ${people.patientA}, 'Secret-diagnosis-of-A', 'clinician', ${people.treating}, ${people.treating}, now())`;
  await as(
    sql,
    people.patientA,
    (tx) =>
      tx`select public.request_correction('patient_conditions', ${ids.written ?? ''}, 'Not me', '', ${ids.correction ?? ''})`,
  );
  // Said by the treating specialist; the entry stands as they left it.
  await sql`insert into private.medicine_reviews (id, patient_id, category, medication_id, says, before, version, by_id)
    values (${ids.review}, ${people.patientA}, 'medicines', ${ids.reviewed}, 'changed', ${sql.json({ label: 'A tablet', version: 0 })}, 1,
      ${people.treating})`;
  secrets.push('Secret-tablet-of-A', ...told, 'Secret-diagnosis-of-A');
}

const entries: MatrixArea['functions'] = {
  add_chart_entry: call(
    'signed in',
    ({ people }) => ({
      p_list: 'conditions',
      p_entry: { label: 'Flu' },
      p_key: randomUUID(),
      p_patient: people.patientA,
    }),
    ['patientA', 'treating'],
    CLOSED,
  ),
  say_no_allergies: call(
    'signed in',
    ({ people }) => ({ p_none: false, p_patient: people.patientA }),
    // A visit of theirs with A has begun.
    ['patientA', 'treating'],
    CLOSED,
  ),
  change_chart_entry: call(
    'signed in',
    ({ ids }) => ({ p_list: 'conditions', p_id: ids.entry, p_version: 2, p_entry: { label: 'Flu' } }),
    ['patientA', 'treating'],
    'chart.notFound',
  ),
  end_chart_entry: call(
    'signed in',
    ({ ids }) => ({ p_list: 'conditions', p_id: ids.entry, p_version: 2, p_because: 'over' }),
    ['patientA', 'treating'],
    'chart.notFound',
  ),
  confirm_chart_entry: call(
    'signed in',
    ({ ids }) => ({ p_list: 'conditions', p_id: ids.entry, p_version: 2 }),
    ['treating'],
    'chart.notFound',
    { patientA: 'refused' },
  ),
  review_medicine: call(
    'signed in',
    ({ ids }) => ({ p_kind: 'reported', p_id: ids.taken, p_at: 1, p_says: 'taken', p_key: randomUUID() }),
    ['treating'],
    'refused',
    { other: 'chart.notFound' },
  ),
  take_back_review: call('signed in', ({ ids }) => ({ p_id: ids.review }), ['patientA', 'treating'], 'chart.notFound'),
  chart_history: call(
    'signed in',
    ({ ids }) => ({ p_kind: 'patient_conditions', p_id: ids.entry }),
    READERS,
    'chart.notFound',
  ),
  open_chart: call('signed in', ({ people }) => ({ p_patient: people.patientA }), READERS, CLOSED),
  read_look: call('signed in', ({ ids }) => ({ p_ticket: ids.look }), ['patientA'], 'access.lookOver'),
  // The look is one into a chart; of an export the ticket lets its own reader in.
  read_export: call('signed in', ({ ids }) => ({ p_ticket: ids.look }), [], 'access.lookOver'),
  update_emergency_contact: call(
    'signed in',
    () => ({ p_contact: { name: 'Sipho Nkosi', relationship: 'Husband', phone: '082 123 4567' }, p_version: 1 }),
    ['patientA', 'patientB'],
  ),
  confirm_my_facts: call('signed in', () => ({}), ['patientA', 'patientB']),
  update_patient_facts: call(
    'signed in',
    () => ({ p_facts: { gender: 'other', dateOfBirth: '1990-01-01', address: '1 Long Street' }, p_version: 1 }),
    ['patientA', 'patientB'],
    'access.refused',
  ),
};

const readings: MatrixArea['functions'] = {
  my_latest_readings: call('signed in', () => ({}), SIGNED_IN),
  record_observations: call(
    'signed in',
    ({ people }) => ({ p_items: [reading()], p_patient: people.patientA }),
    ['patientA', 'treating'],
    CLOSED,
  ),
  // The readings are shared with nobody here.
  mark_danger_seen: call(
    'signed in',
    ({ ids }) => ({ p_done: 'advised', p_observation: ids.observation }),
    [],
    'refused',
    { treating: 'access.notGranted', other: 'access.notGranted' },
  ),
  correct_observation: call(
    'signed in',
    ({ ids }) => ({
      p_id: ids.observation,
      p_value: 71,
      p_second_value: null,
      p_reason: 'Typing',
      p_key: randomUUID(),
    }),
    ['patientA'],
    'chart.notFound',
  ),
  read_observations: call(
    'signed in',
    ({ people }) => ({ p_patient: people.patientA, p_code: 'heart_rate' }),
    ['patientA'],
    CLOSED,
  ),
};

const documents: MatrixArea['functions'] = {
  add_document: call(
    'signed in',
    ({ people }) => ({ p_document: document('A letter'), p_key: randomUUID(), p_patient: people.patientA }),
    ['patientA'],
    CLOSED,
  ),
  document_to_check: call('signed in', ({ ids }) => ({ p_id: ids.awaiting }), ['patientA'], 'chart.notFound'),
  settle_document: serverOnly(({ ids }) => ({
    ...{ p_id: ids.awaiting, p_verdict: 'clean', p_note: '', p_size: FILE.size, p_sha256: FILE.sha256 },
  })),
  open_document: call('signed in', ({ ids }) => ({ p_id: ids.document }), ['patientA'], 'chart.notFound'),
  redeem_document_ticket: serverOnly(({ ids }) => ({ p_ticket: ids.ticket })),
  change_document: call(
    'signed in',
    ({ ids }) => ({ p_id: ids.document, p_version: 2, p_document: document('A letter') }),
    ['patientA'],
    'chart.notFound',
  ),
  file_result: call('signed in', ({ ids }) => ({ p_document: ids.result }), ['patientA'], 'chart.notFound'),
  // The record is open to who treats, and results are not.
  answer_result: call(
    'signed in',
    ({ ids }) => ({ p_document: ids.result, p_key: randomUUID(), p_words: 'All is well', p_follows: 'nothing' }),
    [],
    'refused',
    { treating: 'chart.notFound', other: 'chart.notFound' },
  ),
  remove_document: call(
    'signed in',
    ({ ids }) => ({ p_id: ids.document, p_version: 2 }),
    ['patientA'],
    'chart.notFound',
  ),
};

const corrections: MatrixArea['functions'] = {
  request_correction: call(
    'signed in',
    ({ ids }) => ({ p_kind: 'patient_conditions', p_id: ids.entry, p_wrong: 'No', p_wanted: '', p_key: randomUUID() }),
    [],
    'chart.notFound',
    { patientA: 'chart.correctionYours' },
  ),
  withdraw_correction: call('signed in', ({ ids }) => ({ p_id: ids.correction }), ['patientA'], 'chart.notFound'),
  answer_correction: call(
    'signed in',
    ({ ids }) => ({ p_id: ids.correction, p_corrected: false, p_answer: 'The scan shows it' }),
    ['treating'],
    'chart.notFound',
  ),
};

export const CHART: MatrixArea = {
  prepare,
  tables: {
    chart_versions: rowsFor('patientA'),
    correction_requests: rowsFor('patientA', 'treating'),
    documents: rowsFor('patientA'),
    observation_types: rowsFor(...SIGNED_IN),
    observations: rowsFor('patientA'),
  },
  functions: { ...entries, ...readings, ...documents, ...corrections },
  helpers: { may_upload: 'The policy of the bucket documents asks as the person who uploads.' },
};
