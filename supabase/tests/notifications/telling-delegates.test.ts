import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, as } from '../support/people';
import { issuedPrescription, signedNote, visitThatIs } from '../support/records';
import { bookVisit, cancel, useSandbox } from '../support/visits';

let db: TestDatabase;
let father: string;
let doctor: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  father = await addPatient(db.sql, 'Themba Khumalo');
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

/** A friend to whom that patient has given these scopes. */
async function friendWith(scopes: readonly string[], patient = father) {
  const friend = await addPatient(db.sql, 'Nomsa Friend');
  await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
    values (${patient}, ${friend}, ${[...scopes]}, 'active', now())`;
  return friend;
}
interface Told {
  event: string;
  payload: { recipientName?: string; forWhom?: { personId: string; name: string; dateOfBirth: string } };
}
const toldTo = (who: string) =>
  db.sql<
    Told[]
  >`select event, payload from public.notifications where recipient_id = ${who} and event not like 'access.%'
    order by created_at, event`;
const eventsTo = async (who: string) => (await toldTo(who)).map(({ event }) => event);

describe('who was given the scope notices', () => {
  it('hears of visits with the name of the person, in bell and mail, beside the person', async () => {
    const friend = await friendWith(['book', 'notices']);
    const visit = await bookVisit(db.sql, father, doctor);
    await cancel(db.sql, father, visit);
    const told = await toldTo(friend);
    expect(told.map(({ event }) => event)).toEqual(['booking.confirmed', 'booking.cancelled', 'payment.refunded']);
    for (const { payload } of told) {
      expect(payload.recipientName).toBe('Nomsa Friend');
      expect(payload.forWhom).toMatchObject({ personId: father, name: 'Themba Khumalo' });
    }
    expect(await eventsTo(father)).toEqual(expect.arrayContaining(['booking.confirmed', 'booking.cancelled']));
    const mails =
      await db.sql`select template from public.outbox where payload -> 'forWhom' ->> 'personId' = ${father}`;
    expect(mails.map(({ template }) => template)).toContain('booking.confirmed.patient');
  });

  it('is nobody without it, whatever else they may do, nor anybody once it ended', async () => {
    const [other, ended] = [
      await friendWith(['book', 'pay', 'records', 'sensitive', 'prescriptions', 'messages']),
      await friendWith(['book', 'notices']),
    ];
    await db.sql`update public.delegations set state = 'ended', ended_at = now() where delegate_id = ${ended}`;
    await bookVisit(db.sql, father, doctor);
    expect([await eventsTo(other), await eventsTo(ended)]).toEqual([[], []]);
  });

  it('hears of nothing that their other scopes leave closed', async () => {
    const patient = await addPatient(db.sql);
    const visit = await visitThatIs(db.sql, patient, doctor);
    const [books, reads] = [
      await friendWith(['book', 'notices'], patient),
      await friendWith(['records', 'notices'], patient),
    ];
    await signedNote(db.sql, visit);
    await issuedPrescription(db.sql, visit);
    const ofRecord = (events: string[]) => events.filter((event) => /^(note|prescription)/.test(event)).sort();
    expect(ofRecord(await eventsTo(books))).toEqual([]);
    expect((await eventsTo(reads)).sort()).toEqual(['note.signed', 'prescription.issued']);
  });

  it('hears of no sensitive part, even where they may read it, and of no visit kept private', async () => {
    const patient = await addPatient(db.sql);
    const visit = await visitThatIs(db.sql, patient, doctor);
    const friend = await friendWith(['book', 'records', 'sensitive', 'prescriptions', 'notices'], patient);
    await signedNote(db.sql, visit, undefined, 'mental_health');
    await issuedPrescription(db.sql, visit, undefined, 'sexual_health');
    const kept = await bookVisit(db.sql, patient, doctor);
    const before = await eventsTo(friend);
    expect(before.filter((event) => !/^(booking|consultation|payment)\./.test(event))).toEqual([]);
    await as(db.sql, patient, (tx) => tx`select public.keep_visit_private(${kept}, true)`);
    await cancel(db.sql, patient, kept);
    expect(await eventsTo(friend)).toEqual(before);
  });

  it('tells nobody further: not the delegates of who hears for a child', async () => {
    const guardian = await addPatient(db.sql);
    const child = await addPerson(db.sql, guardian);
    const friend = await friendWith(['book', 'notices'], guardian);
    await db.sql`select private.notify(${child}, 'booking.soon', ${child}, '{"side": "patient"}', 'test:child')`;
    expect(await eventsTo(guardian)).toEqual(['booking.soon']);
    expect(await eventsTo(friend)).toEqual([]);
  });
});

it('tells guardians of a young person nothing of a sensitive part', async () => {
  const guardian = await addPatient(db.sql);
  const fourteen = { dateOfBirth: `${new Date().getFullYear() - 14}-01-02` };
  const people = [await addPerson(db.sql, guardian), await addPerson(db.sql, guardian, fourteen)];
  const patient = await addPatient(db.sql);
  const notes = [
    await signedNote(db.sql, await visitThatIs(db.sql, patient, doctor), undefined, 'sexual_health'),
    await signedNote(db.sql, await visitThatIs(db.sql, patient, doctor)),
  ];
  const counts = [];
  for (const person of people) {
    for (const { id } of notes)
      await db.sql`select private.notify(${person}, 'note.signed', ${id}, '{}', ${`test:${person}:${id}`})`;
    const told = await toldTo(guardian);
    counts.push(told.filter(({ payload }) => payload.forWhom?.personId === person).length);
  }
  expect(counts).toEqual([2, 1]);
});
