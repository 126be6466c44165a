import { randomUUID } from 'node:crypto';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, logOf, openChart } from '../support/charts';
import { newVisit, type Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, hintOf } from '../support/people';
import { beginNote, draftPrescription, issue, json, only, saveNote, signNote } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
let visit: Visit;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  doctor = await addSpecialist(db.sql, { name: 'Farida Essop' });
  visit = await begun();
});
afterAll(() => db.drop());

async function begun(): Promise<Visit> {
  const patient = await addPatient(db.sql, 'Lwazi Khumalo');
  await db.sql`update public.patient_allergies set status = 'ended' where patient_id = ${patient}`;
  const of = await newVisit(db.sql, { patient, specialist: doctor });
  await grant(db.sql, patient, doctor.id, ['profile', 'notes'], 'add');
  await of.enter(-5);
  await of.admit(0);
  return of;
}
const deny = (of: Visit, minute: number, who = of.specialist) =>
  of.as(who, minute, (tx) => tx`select public.deny_identity(${of.id})`);
const confirm = (of: Visit, minute: number) =>
  of.as(of.specialist, minute, (tx) => tx`select public.confirm_identity(${of.id})`);
const roomFor = async (who: string, of: Visit, minute: number) =>
  only(
    await of.as(
      who,
      minute,
      (tx) => tx<{ room: Record<string, unknown> }[]>`select public.visit_details(${of.id}) -> 'room' as room`,
    ),
  ).room;
const eventsOf = async ({ id }: Visit) =>
  (
    await db.sql<{ event: string }[]>`select event from public.messages
      where appointment_id = ${id} and event like 'identity.%' order by seq`
  ).map(({ event }) => event);
const WRONG = 'consultation.wrongPerson';

describe('somebody else than the patient in a visit', () => {
  it('is said by who holds the visit, and nobody else, once', async () => {
    expect(await hintOf(deny(visit, 2, visit.patient))).toBe('access.refused');
    expect(await hintOf(deny(visit, 2, (await addSpecialist(db.sql)).id))).toBe('consultation.notFound');
    await confirm(visit, 2);
    await deny(visit, 3);
    await deny(visit, 4);
    expect(await roomFor(visit.specialist, visit, 4)).toMatchObject({ identityConfirmedAt: null });
    for (const who of [visit.specialist, visit.patient])
      expect(new Date(`${(await roomFor(who, visit, 4)).wrongPersonAt}`)).toEqual(visit.at(3));
  });

  it('is read by both sides in the thread, and by the patient in the access log', async () => {
    expect(await eventsOf(visit)).toEqual(['identity.denied']);
    const lines = (await logOf(db.sql, visit.patient)).filter(({ category }) => category === 'identity');
    expect(lines).toEqual([
      { actor_id: doctor.id, category: 'identity', action: 'review', basis: 'visit', screen: 'consultation' },
    ]);
  });

  it('closes note, prescription, letter and what is added to the record, and an ordinary end, to who holds it', async () => {
    expect(await hintOf(beginNote(db.sql, visit, visit.at(5)))).toBe(WRONG);
    expect(await hintOf(draftPrescription(db.sql, visit, undefined, 'medicines', visit.at(5)))).toBe(WRONG);
    const letter = visit.as(
      doctor.id,
      5,
      (tx) => tx`select public.issue_letter(${visit.id}, ${randomUUID()}, 'sick_note', ${tx.json(json({}))})`,
    );
    expect(await hintOf(letter)).toBe(WRONG);
    const noAllergies = visit.as(doctor.id, 5, (tx) => tx`select public.say_no_allergies(true, ${visit.patient})`);
    expect(await hintOf(noAllergies)).toBe(WRONG);
    expect(await hintOf(visit.finish(5))).toBe(WRONG);
    expect(await visit.status()).toBe('in_progress');
  });

  it('leaves the record readable, which is needed to find out who it is', async () => {
    const { categories } = await openChart(db.sql, doctor.id, visit.patient, ['profile']);
    expect(categories.profile?.state).toBe('shown');
  });

  it('is sorted by confirming the patient after all', async () => {
    await confirm(visit, 6);
    expect(await roomFor(visit.specialist, visit, 6)).toMatchObject({ wrongPersonAt: null });
    expect(await eventsOf(visit)).toEqual(['identity.denied', 'identity.confirmed']);
    await visit.as(doctor.id, 7, (tx) => tx`select public.say_no_allergies(true, ${visit.patient})`);
    const note = await beginNote(db.sql, visit, visit.at(7));
    expect((await saveNote(db.sql, doctor.id, note, GOOD_NOTE, visit.at(8))).saved).toBe(true);
    expect(await visit.finish(20)).toMatchObject({ state: 'ended' });
    expect(await hintOf(deny(visit, 21))).toBe('consultation.notNow');
  });
});

it('a draft that was begun before keeps what is typed, and is neither signed nor issued', async () => {
  const of = await begun();
  const note = await beginNote(db.sql, of, of.at(1));
  const draft = await draftPrescription(db.sql, of, undefined, 'medicines', of.at(1));
  await deny(of, 2);
  const saved = await saveNote(db.sql, doctor.id, note, GOOD_NOTE, of.at(3));
  expect(saved.saved).toBe(true);
  expect(await hintOf(signNote(db.sql, doctor.id, saved.note, of.at(4)))).toBe(WRONG);
  expect(await hintOf(issue(db.sql, doctor.id, draft, of.at(4), 'It is what he takes'))).toBe(WRONG);
});

it('ends the visit with that reason: everything is paid back, and nothing is written into the record afterwards', async () => {
  const of = await begun();
  await deny(of, 2);
  expect(await of.abandon(3, 'It was his sister')).toMatchObject({
    state: 'abandoned',
    closing_reason: 'It was his sister',
  });
  expect(await of.refunded()).toBe(4500);
  expect(await of.told(of.patient)).toContain('consultation.abandoned');
  expect(await hintOf(beginNote(db.sql, of, of.at(10)))).toBe(WRONG);
  // The right to the record is another matter than this visit.
  await of.as(doctor.id, 10, (tx) => tx`select public.say_no_allergies(true, ${of.patient})`);
});

it('lets the emergency services be called for whoever it is', async () => {
  const of = await begun();
  await deny(of, 2);
  expect(await of.transfer(3)).toMatchObject({ state: 'transferred_to_emergency' });
});

it('is taken back by the practice alone', async () => {
  const of = await begun();
  await deny(of, 2);
  const byPatient = of.as(of.patient, 3, (tx) => tx`select public.confirm_identity(${of.id})`);
  expect(await hintOf(byPatient)).toBe('consultation.notFound');
  expect((await of.consultation()).identity_confirmed_at).toBeNull();
});
