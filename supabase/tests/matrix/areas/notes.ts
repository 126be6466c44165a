import { randomUUID } from 'node:crypto';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { as } from '../../support/people';
import { call, type MatrixArea, PEOPLE, rowsFor, serverOnly, type World } from '../matrix';

const PARTICIPANTS = ['patientA', 'delegate', 'treating'] as const;
const BOTH_SIDES = rowsFor('patientA', 'treating');
const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');
const SPECIALISTS_ONLY = { other: 'notes.notFound' } as const;
const MESSAGE = 'Secret-message-of-A';
const NOTE = 'Secret-note-of-A';
// No word of it is one of A's allergies.
const MEDICINE = 'Privately-prescribed-to-A';
const LETTER = 'Secret-referral-of-A';
const PAPER_FILE = {
  path: 'a/c',
  size: 1,
  sha256: 'c'.repeat(64),
  signedSha256: 'd'.repeat(64),
  certificate: 'x',
};
const SCAN = { name: 'signed.pdf', type: 'application/pdf', size: 9, sha256: '0'.repeat(64) };
const REFERRAL = { to: 'Chest clinic', urgency: 'soon', reason: LETTER, question: '' };
const QUESTIONS = [{ question: 'Is it clear?', options: ['Yes', 'No'], right: 0 }];

const one = async (rows: Promise<readonly { id: string }[]>): Promise<string> => {
  const [row] = await rows;
  if (!row) throw new Error('One row was expected.');
  return row.id;
};

/** What both say and write about A's visit that runs. */
async function write({ sql, people, ids, secrets }: World): Promise<void> {
  const { patientA, treating } = people;
  const visit = ids.running ?? '';
  const items = [{ ...GOOD_ITEM, medicine: MEDICINE, ongoing: true }];
  secrets.push(MESSAGE, NOTE, MEDICINE, LETTER);
  await as(sql, patientA, async (tx) => {
    ids.message = await one(tx`select public.send_message(${visit}, ${randomUUID()}, ${MESSAGE}) ->> 'id' as id`);
    await tx`select public.mark_messages_read(${visit}, 1)`;
  });
  await as(sql, treating, async (tx) => {
    ids.note = await one(tx`select id from public.begin_note(${visit})`);
    const soap = { ...GOOD_NOTE.soap, assessment: NOTE };
    await tx`select public.save_note(${ids.note}, 1, ${tx.json(soap)}, ${NOTE})`;
    await tx`select public.save_note(${ids.note}, 2, ${tx.json(soap)}, ${GOOD_NOTE.planPlain}, ${tx.json(QUESTIONS)})`;
    await tx`select public.sign_note(${ids.note}, 3)`;
    await tx`select public.set_visit_codes(${visit}, '{J45.9}', '{0190}')`;
    ids.letter = await one(
      tx`select public.issue_letter(${visit}, ${randomUUID()}, 'referral', ${tx.json(REFERRAL)}) ->> 'id' as id`,
    );
    await tx`select public.keep_letter_draft(${visit}, 'referral', ${tx.json({ reason: LETTER })})`;
    await tx`select public.keep_favourite_script('Often', ${tx.json(items)})`;
    ids.draftNote = await one(tx`select id from public.begin_note(${visit}, 'mental_health')`);
    const draft = (key: string) =>
      one(tx`select id from public.draft_prescription(${visit}, ${key}, ${tx.json(items)})`);
    ids.script = await draft(randomUUID());
    ids.draftScript = await draft(randomUUID());
    for (const id of [ids.script, ids.draftScript]) await tx`select public.check_prescription(${id})`;
  });
  await as(sql, treating, (tx) => tx`select public.issue_prescription(${ids.script ?? ''}, 1)`);
  await sql`update public.specialists set practice_address = '1 Long Street', practice_phone = '021' where profile_id = ${treating}`;
  await as(sql, treating, async (tx) => {
    ids.paper = await one(tx`select public.begin_paper('prescription', ${ids.script ?? ''}, 'pen') ->> 'id' as id`);
  });
  await sql`insert into public.paper_files (paper_id, patient_id, author_id, way, path, size_bytes, file_sha256, signed_sha256, certificate)
    select p.id, p.patient_id, p.author_id, 'platform', 'a/b', 1, ${'a'.repeat(64)}, ${'b'.repeat(64)}, 'x' from private.papers p`;
  await sql`insert into public.dispensings (id, prescription_id, position, patient_id, prescriber_id, quantity, pharmacy, pharmacist)
    select gen_random_uuid(), p.id, 1, p.patient_id, p.prescriber_id, 1, 'Y12345', 'P12345' from public.prescriptions p where p.id = ${ids.script ?? ''}`;
  await as(sql, patientA, async (tx) => {
    await tx`select public.answer_plan(${ids.note ?? ''}, '{0}')`;
    ids.renewal = await one(tx`select public.request_renewal(${ids.script ?? ''}, ${randomUUID()}) ->> 'id' as id`);
  });
  const [code] = await sql`select verify_code from public.prescriptions where id = ${ids.script ?? ''}`;
  ids.code = String(code?.verify_code);
}

const unknownCode = (more: Record<string, unknown>) => () => ({ p_code: '0000-0000-0000-0000-0000', ...more });
const inRunning =
  (more: Record<string, unknown> = {}) =>
  ({ ids }: World) => ({ p_appointment: ids.running, ...more });
const of =
  (name: string, key: string, more: Record<string, unknown> = {}) =>
  ({ ids }: World) => ({ [key]: ids[name], ...more });
const saved = { p_soap: GOOD_NOTE.soap, p_plan_plain: GOOD_NOTE.planPlain };

/** Messages, notes, prescriptions and their renewal. */
export const NOTES: MatrixArea = {
  prepare: write,
  tables: {
    messages: rowsFor('patientA'),
    message_reads: rowsFor('patientA'),
    notes: BOTH_SIDES,
    visit_codes: rowsFor('patientA', 'treating'),
    note_copies: rowsFor('treating'),
    plan_answers: BOTH_SIDES,
    letters: BOTH_SIDES,
    letter_drafts: rowsFor('treating'),
    prescriptions: BOTH_SIDES,
    favourite_scripts: rowsFor('treating'),
    prescription_items: BOTH_SIDES,
    prescription_events: BOTH_SIDES,
    paper_files: BOTH_SIDES,
    paper_events: BOTH_SIDES,
    dispensings: BOTH_SIDES,
    renewal_requests: BOTH_SIDES,
  },
  functions: {
    send_message: call(
      'signed in',
      inRunning({ p_client_id: randomUUID(), p_body: 'Hello' }),
      PARTICIPANTS,
      'messages.notFound',
    ),
    take_back_message: call('signed in', of('message', 'p_message'), ['patientA'], 'messages.notFound'),
    mark_messages_read: call('signed in', inRunning({ p_up_to: 1 }), PARTICIPANTS, 'messages.notFound'),
    settle_messages: call('signed in', inRunning({ p_up_to: 1 }), PARTICIPANTS, 'messages.notFound'),
    open_thread: call('signed in', inRunning(), PARTICIPANTS, 'messages.notFound'),
    begin_note: call('signed in', inRunning(), ['treating'], 'refused', SPECIALISTS_ONLY),
    notes_to_finish: call('signed in', () => ({}), SIGNED_IN),
    save_note: call('signed in', of('draftNote', 'p_note', { p_version: 1, ...saved }), ['treating'], 'notes.notFound'),
    set_visit_codes: call(
      'signed in',
      of('running', 'p_appointment', { p_icd10: ['J45.9'], p_tariffs: ['0190'] }),
      ['treating'],
      'codes.noteFirst',
    ),
    sign_note: call('signed in', of('note', 'p_note', { p_version: 3 }), ['treating'], 'notes.notFound'),
    discard_note: call('signed in', of('draftNote', 'p_note', { p_version: 1 }), ['treating'], 'notes.notFound'),
    begin_addendum: call('signed in', of('note', 'p_note'), ['treating'], 'notes.notFound'),
    answer_plan: call('signed in', of('note', 'p_note', { p_answers: [0] }), ['patientA'], 'notes.notFound'),
    draft_prescription: call(
      'signed in',
      inRunning({ p_key: randomUUID() }),
      ['treating'],
      'refused',
      SPECIALISTS_ONLY,
    ),
    save_prescription: call(
      'signed in',
      of('draftScript', 'p_id', { p_version: 1, p_items: [GOOD_ITEM] }),
      ['treating'],
      'prescriptions.notFound',
    ),
    check_prescription: call('signed in', of('draftScript', 'p_id'), ['treating'], 'refused', {
      other: 'prescriptions.notFound',
    }),
    issue_prescription: call(
      'signed in',
      of('draftScript', 'p_id', { p_version: 1 }),
      ['treating'],
      'prescriptions.notFound',
    ),
    find_medicines: call('signed in', () => ({ p_text: 'amox' }), ['treating', 'other'], 'refused'),
    keep_favourite_script: call(
      'signed in',
      () => ({ p_label: 'Pain', p_items: [GOOD_ITEM] }),
      ['treating', 'other'],
      'refused',
    ),
    drop_favourite_script: call('signed in', () => ({ p_id: randomUUID() }), ['treating', 'other'], 'refused'),
    set_prescription_status: call(
      'signed in',
      of('script', 'p_id', { p_to: 'stopped', p_reason: 'Not needed any more' }),
      ['treating'],
      'prescriptions.notFound',
    ),
    replace_prescription: call(
      'signed in',
      of('script', 'p_id', { p_key: randomUUID(), p_reason: 'Something was wrong with it' }),
      ['treating'],
      'refused',
      { other: 'prescriptions.notFound' },
    ),
    my_prescriptions: call('signed in', () => ({}), SIGNED_IN),
    // Who holds the paper knows its code; the answer names the medicine so that the two can be compared.
    record_dispensing: call(
      'anyone',
      unknownCode({ p_key: randomUUID(), p_position: 1, p_quantity: 1, p_pharmacy: 'Y12345', p_pharmacist: 'P12345' }),
      [],
      'papers.codeNotInForce',
    ),
    strike_dispensing: call(
      'anyone',
      unknownCode({ p_id: randomUUID(), p_pharmacist: 'P12345', p_reason: 'Counted the wrong box' }),
      [],
      'papers.codeNotInForce',
    ),
    practitioner_key: serverOnly(({ people }) => ({ p_practitioner: people.treating, p_named: 'Nobody' })),
    keep_practitioner_key: serverOnly(({ people }) => ({
      p_practitioner: people.treating,
      p_named: 'Nobody',
      p_key: { certificate: 'a', wrapped: 'b', iv: 'c' },
      p_until: '2030-01-01',
    })),
    send_paper: call(
      'signed in',
      of('paper', 'p_paper', {
        p_key: randomUUID(),
        p_name: 'Corner Pharmacy',
        p_email: 'a@pharmacy.example',
        p_code: '123456',
      }),
      [],
      'papers.notFound',
      { patientA: 'papers.notUsable', treating: 'papers.notUsable' },
    ),
    take_back_sending: call('signed in', () => ({ p_id: randomUUID() }), [], 'papers.notFound'),
    open_sent_paper: serverOnly(() => ({ p_token: 'a', p_code: '123456', p_headers: {} })),
    revoked_certificates: serverOnly(() => ({})),
    revoke_my_certificate: call(
      'signed in',
      () => ({ p_reason: 'Somebody used my account' }),
      ['treating', 'other'],
      'refused',
    ),
    begin_statement: call(
      'signed in',
      of('running', 'p_appointment', { p_kind: 'visit_summary' }),
      ['patientA', 'treating'],
      'papers.notFound',
    ),
    paper_to_draw: serverOnly(({ ids }) => ({ p_paper: ids.paper, p_way: 'pen' })),
    settle_paper_file: serverOnly(({ ids }) => ({ p_paper: ids.paper, p_way: 'platform', p_file: PAPER_FILE })),
    papers_of_visit: call('signed in', of('running', 'p_appointment'), SIGNED_IN),
    begin_paper: call(
      'signed in',
      of('script', 'p_source', { p_kind: 'prescription', p_way: 'pen' }),
      ['treating'],
      'refused',
      { other: 'papers.notFound' },
    ),
    add_signed_scan: call(
      'signed in',
      of('script', 'p_source', { p_kind: 'prescription', p_key: randomUUID(), p_file: SCAN }),
      ['treating'],
      'refused',
      { other: 'papers.notFound' },
    ),
    sign_by_hand: call(
      'signed in',
      of('script', 'p_source', { p_kind: 'prescription', p_document: randomUUID() }),
      [],
      'refused',
      { other: 'papers.notFound', treating: 'papers.scanMissing' },
    ),
    open_paper: call('signed in', of('paper', 'p_paper'), ['patientA', 'treating'], 'papers.notFound'),
    verify_code: call('anyone', () => ({ p_code: '0000-0000-0000-0000-0000' }), ['guest', ...SIGNED_IN]),
    issue_letter: call(
      'signed in',
      inRunning({ p_key: randomUUID(), p_kind: 'referral', p_body: REFERRAL }),
      ['treating'],
      'refused',
      SPECIALISTS_ONLY,
    ),
    keep_letter_draft: call(
      'signed in',
      inRunning({ p_kind: 'referral', p_draft: { to: 'Chest clinic' } }),
      ['treating'],
      'refused',
      SPECIALISTS_ONLY,
    ),
    withdraw_letter: call(
      'signed in',
      of('letter', 'p_id', { p_reason: 'Written to the wrong clinic' }),
      ['treating'],
      'letters.notFound',
    ),
    request_renewal: call(
      'signed in',
      of('script', 'p_prescription', { p_key: randomUUID() }),
      ['patientA'],
      'prescriptions.notFound',
    ),
    withdraw_renewal: call('signed in', of('renewal', 'p_request'), ['patientA'], 'renewals.notFound'),
    see_renewal: call('signed in', of('renewal', 'p_request'), ['treating'], 'renewals.notFound'),
    decide_renewal: call(
      'signed in',
      of('renewal', 'p_request', { p_decision: 'approved' }),
      ['treating'],
      'renewals.notFound',
    ),
    my_open_loops: call('signed in', () => ({}), SIGNED_IN),
    my_finished_work: call('signed in', () => ({}), SIGNED_IN),
    mark_work: call(
      'signed in',
      of('running', 'p_item', { p_kind: 'messages', p_act: 'taken_back' }),
      ['treating'],
      'refused',
      { other: 'work.notFound' },
    ),
  },
};
