import { randomUUID } from 'node:crypto';
import { newBrowser } from '@telehealth/contracts/examples/browser-keys';
import { GOOD_INTAKE } from '@telehealth/contracts/examples/consultation';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import type { Sql } from 'postgres';
import { acting } from './acting';
import { call } from './charts';
import type { Visit } from './consultations';
import { addOperator, useMovableClock } from './operators';
import { addPatient, addSpecialist, addUser, as, onboardPatient } from './people';
import { publisher } from './publishing';
import { asAt, endOf, issuedPrescription, signedNote, visitThatIs } from './records';
import { triageOf } from './triage';
import { cancel, useSandbox } from './visits';

/** Words that are markup, control characters, not Latin, or blank where somebody looks closer. */
export const AWKWARD = `<script>alert("1")</script> & </div>\u0007\u0001 Zoë 🙂 שלום\nnew line`;

/** A patient with a row in every corner of the product, and the people around them. */
export interface FullRecord {
  patient: string;
  neighbour: string;
  delegate: string;
  operator: string;
  specialist: { id: string; visitType: string };
  visit: Visit;
}

async function addPeople(sql: Sql) {
  const patient = await addUser(sql, 'Thandiwe Mokoena');
  const contact = { name: 'Zoë O’Neill-Ürün & שלום', relationship: 'Sister', phone: '+27 83 999 1234' };
  await onboardPatient(sql, patient, {
    phoneNumber: '+27 82 999 4321',
    address: '7 Nowhere Close, Makhanda',
    emergencyContact: contact,
    medicalConditions: [AWKWARD, 'Asthma'],
    allergies: ['Peanuts'],
    currentMedications: ['Salbutamol'],
  });
  await sql`update public.patients set blood_type = 'O+' where profile_id = ${patient}`;
  const delegate = await addUser(sql, 'Sipho Sister');
  await as(sql, delegate, (tx) => tx`select public.sync_my_profile('patient')`);
  const neighbour = await addPatient(sql, 'Bongani Neighbour');
  return { patient, delegate, neighbour, specialist: await addSpecialist(sql), operator: await addOperator(sql) };
}

async function fillChart(sql: Sql, patient: string, specialist: string) {
  const reading = (code: string, value: number, unit: string, second?: number) => ({
    id: randomUUID(),
    code,
    value,
    unit,
    takenAt: '2026-01-01T10:00:00Z',
    ...(second ? { secondValue: second } : {}),
  });
  const imported = { takenPrecision: 'month', comparator: '<', source: 'import', importedFrom: 'A clinic' };
  const items = [
    ...[reading('heart_rate', 70, '/min'), reading('blood_pressure', 120, 'mm[Hg]', 80)],
    ...[reading('body_length', 61.5, 'cm'), reading('head_circumference', 41.2, 'cm')],
    { ...reading('hiv_viral_load', 20, '{copies}/mL'), ...imported, takenAt: '2024-03-17T10:00:00Z' },
  ];
  await call(sql, patient, 'record_observations', { p_items: items });
  const file = { name: 'letter.pdf', type: 'application/pdf', size: 10, sha256: 'a'.repeat(64) };
  const document = { title: AWKWARD.slice(0, 30), type: 'letter', date: '2026-01-01', file };
  await call(sql, patient, 'add_document', { p_document: document, p_key: randomUUID() });
  await call(sql, patient, 'add_chart_entry', {
    p_list: 'allergies',
    p_entry: { label: 'Bees', reaction: 'Swelling', severity: 'life_threatening' },
    p_key: randomUUID(),
  });
  for (const [label, givenOn, dose] of [
    ['Measles', '1991-03', '1'],
    ['Measles', '1992-03-04', '2'],
    ['Yellow fever', '', ''],
  ]) {
    const entry = { label, givenOn, dose, batch: 'AB-1', code: '05', codeSystem: 'cvx' };
    await call(sql, patient, 'add_chart_entry', { p_list: 'vaccinations', p_entry: entry, p_key: randomUUID() });
  }
  const written = randomUUID();
  await sql`insert into public.patient_conditions (id, patient_id, label, source, recorded_by, confirmed_by, confirmed_at, category)
    values (${written}, ${patient}, 'Depression', 'clinician', ${specialist}, ${specialist}, now(), 'mental_health')`;
  await call(sql, patient, 'request_correction', {
    p_kind: 'patient_conditions',
    p_id: written,
    p_wrong: 'Not me',
    p_wanted: '',
    p_key: randomUUID(),
  });
}

async function fillRights(sql: Sql, { patient, delegate, specialist, operator, neighbour }: Omit<FullRecord, 'visit'>) {
  const [invited] = await sql<{ email: string }[]>`select email from public.profiles where id = ${delegate}`;
  const delegation = randomUUID();
  await as(sql, patient, async (tx) => {
    await tx`select public.invite_delegate(${delegation}, ${invited?.email ?? ''}, array['book', 'records'], 'Sister')`;
  });
  await call(sql, delegate, 'accept_delegation', { p_delegation: delegation });
  for (const who of [specialist.id, acting(delegate, patient)]) {
    await as(sql, who, (tx) => tx`select public.open_chart(${patient}, array['profile'], 'chart')`);
  }
  await sql`insert into public.access_requests (patient_id, specialist_id, categories, purpose)
    values (${patient}, ${specialist.id}, array['notes'], 'second_opinion')`;
  const [mine] = await sql<{ email: string }[]>`select email from public.profiles where id = ${patient}`;
  const back = randomUUID();
  await as(sql, neighbour, async (tx) => {
    await tx`select public.invite_delegate(${back}, ${mine?.email ?? ''}, array['book'], 'Aunt')`;
  });
  await call(sql, patient, 'accept_delegation', { p_delegation: back });
  const publish = publisher(sql, operator);
  const terms = await publish.terms({ kind: 'telehealth', body: AWKWARD });
  await call(sql, patient, 'decide_consent', {
    p_terms: terms.id,
    p_text_hash: terms.text_hash,
    p_decision: 'given',
    p_key: randomUUID(),
  });
  await publish.rules('en');
  const triage = triageOf(sql);
  await triage.save(patient, 'k'.repeat(30), { level: 5, answers: { pain: AWKWARD } });
  await call(sql, patient, 'set_notification_settings', {
    p_privacy_mode: true,
    p_quiet_from: '22:00',
    p_quiet_until: '06:00',
  });
  await sql`insert into private.phone_numbers (profile_id, e164, channel, code_hash, code_until, confirmed_at)
    select p.id, p.phone_e164, 'sms', sha256(''), private.clock(), private.clock() from public.profiles p where p.id = ${patient}`;
  await sql`insert into public.outbox (channel, recipient_id, recipient_phone, template, payload, dedupe_key)
    select 'sms', n.profile_id, n.e164, 'booking.moved', '{}', 'sms of ' || n.profile_id from private.phone_numbers n
    where n.profile_id = ${patient}`;
  const { p256dh, auth } = newBrowser();
  await sql`insert into private.push_subscriptions (profile_id, endpoint, p256dh, auth, label)
    values (${patient}, 'https://fcm.googleapis.com/their-browser', ${p256dh}, ${auth}, 'Chrome on Android')`;
  await sql`insert into public.outbox (channel, recipient_id, push_subscription_id, template, payload, dedupe_key)
    select 'push', s.profile_id, s.id, 'booking.moved', '{}', 'push of ' || s.id from private.push_subscriptions s
    where s.profile_id = ${patient}`;
}

async function fillVisits(sql: Sql, { patient, specialist }: Pick<FullRecord, 'patient' | 'specialist'>) {
  const gone = await visitThatIs(sql, patient, specialist, 'booked');
  await call(sql, patient, 'save_intake', { p_appointment: gone.id, p_form: GOOD_INTAKE });
  await cancel(sql, patient, gone.id, AWKWARD);
  const visit = await visitThatIs(sql, patient, specialist);
  const soap = { subjective: AWKWARD, objective: 'Fine', assessment: 'Fine', plan: AWKWARD };
  const note = await signedNote(sql, visit, { ...GOOD_NOTE, soap, planPlain: AWKWARD });
  await asAt(sql, specialist.id, endOf(visit), (tx) => tx`select public.begin_addendum(${note.id})`);
  const prescription = await issuedPrescription(sql, visit, [{ ...GOOD_ITEM, ongoing: true }]);
  const order = { category: 'laboratory', tests: ['HbA1c', AWKWARD.slice(0, 20)], question: AWKWARD.slice(0, 200) };
  const how = { code: 'E11.9', urgency: 'urgent', fasting: true, to: 'Any laboratory' };
  await asAt(
    sql,
    specialist.id,
    endOf(visit),
    (tx) =>
      tx`select public.issue_letter(${visit.id}, ${randomUUID()}, 'test_request', ${tx.json({ ...order, ...how })})`,
  );
  await asAt(sql, patient, endOf(visit), async (tx) => {
    await tx`select public.send_message(${visit.id}, ${randomUUID()}, ${AWKWARD})`;
    await tx`select public.request_renewal(${prescription.id}, ${randomUUID()}, ${AWKWARD})`;
  });
  return visit;
}

/** Builds it all through the functions people use. */
export async function fullRecord(sql: Sql): Promise<FullRecord> {
  await useSandbox(sql);
  await useMovableClock(sql);
  const people = await addPeople(sql);
  await fillChart(sql, people.patient, people.specialist.id);
  const visit = await fillVisits(sql, people);
  await fillRights(sql, people);
  return { ...people, visit };
}
