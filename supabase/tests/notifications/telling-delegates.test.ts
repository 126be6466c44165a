import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, as, asFor } from '../support/people';
import { issuedPrescription, signedNote, visitThatIs } from '../support/records';
import { bookVisit, cancel, charge, firstOpening, useSandbox } from '../support/visits';

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
/** An opening so many days later than the first one of that specialist. */
const inDays = async (days: number, specialist: string) =>
  new Date((await firstOpening(db.sql, specialist)).getTime() + days * 86_400_000);
/** Booked for that patient by who acts for them; nobody has paid. */
async function bookAs(actor: string, person: string, { id, visitType }: typeof doctor, reason: string) {
  const at = await inDays(2, id);
  const held = await asFor(
    db.sql,
    { actor, person, endpoint: 'rpc/hold_slot' },
    (tx) => tx<{ id: string }[]>`select id from public.hold_slot(${visitType}, ${at}, 'video', 'Africa/Johannesburg',
      gen_random_uuid())`,
  );
  const visit = held[0]?.id ?? '';
  await asFor(
    db.sql,
    { actor, person, endpoint: 'rpc/book_visit' },
    (tx) => tx`select public.book_visit(${visit}, ${reason}, true)`,
  );
  return visit;
}
const pays = (actor: string, person: string, visit: string) =>
  asFor(
    db.sql,
    { actor, person, endpoint: 'rpc/sandbox_charge' },
    (tx) => tx`select public.sandbox_charge(${visit}, '4242 4242 4242 4242', '12/49', '123', gen_random_uuid())`,
  );
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

  it('hears of a visit about a sensitive part only what they booked themselves', async () => {
    const patient = await addPatient(db.sql);
    const friend = await friendWith(['book', 'sensitive', 'records', 'notices'], patient);
    const psychiatrist = await addSpecialist(db.sql, { specialty: 'psychiatry' });
    await bookVisit(db.sql, patient, psychiatrist);
    await bookVisit(db.sql, patient, doctor, await inDays(1, doctor.id));
    expect(await eventsTo(friend)).toEqual(['booking.confirmed']);
    const own = await bookAs(friend, patient, psychiatrist, 'A cough');
    await charge(db.sql, patient, own);
    expect(await eventsTo(friend)).toEqual(['booking.confirmed', 'booking.confirmed']);
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
  const [young = ''] = people.slice(1);
  const before = (await toldTo(guardian)).length;
  for (const category of ['conditions', 'mental_health']) {
    const [entry] = await db.sql<
      { id: string }[]
    >`insert into public.patient_conditions (patient_id, label, category, recorded_by)
      values (${young}, ${category}, ${category}, ${young}) returning id`;
    await db.sql`select private.notify(${young}, 'chart.entryAdded', ${entry?.id ?? ''}, '{}', ${`test:${category}`})`;
  }
  expect(await toldTo(guardian)).toHaveLength(before + 1);
});

describe('a visit of a young person about what the law names', () => {
  const fourteen = { dateOfBirth: `${new Date().getFullYear() - 14}-01-02` };
  let mother: string;
  beforeAll(async () => {
    mother = await addPatient(db.sql, 'Nomsa Khumalo');
  });
  /** A second guardian with the rights of the first. */
  const fatherOf = async (child: string) => {
    const id = await addPatient(db.sql, 'Sizwe Khumalo');
    await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
      select patient_id, ${id}, scopes, may, state, accepted_at, basis, relation from public.delegations where patient_id = ${child}`;
    return id;
  };
  const listed = (actor: string, person: string) =>
    asFor(
      db.sql,
      { actor, person, endpoint: 'rpc/my_appointments' },
      (tx) => tx`select id from public.my_appointments()`,
    );
  const nextOf = (actor: string, person: string) =>
    as(
      db.sql,
      actor,
      (tx) => tx<{ next: object | null }[]>`select next_visit as next from public.my_people() where id = ${person}`,
    );

  it.each([
    ['words that name it', 'Her first contraceptive pill', undefined],
    ['a specialist of it', 'A check', 'obgyn'],
  ])(
    'by %s is told to the guardian who booked it alone, and stands in no list of another',
    async (_, reason, specialty) => {
      const child = await addPerson(db.sql, mother, { ...fourteen, firstName: `Of ${reason.slice(0, 3)}` });
      const father = await fatherOf(child);
      const who = await addSpecialist(db.sql, { specialty: specialty ?? 'cardiology' });
      const visit = await bookAs(mother, child, who, reason);
      await pays(mother, child, visit);
      const told = async (to: string) =>
        (await toldTo(to)).filter(({ payload }) => payload.forWhom?.personId === child);
      expect((await told(mother)).map(({ event }) => event)).toContain('booking.confirmed');
      expect(await told(father)).toEqual([]);
      expect(await listed(mother, child)).toEqual([{ id: visit }]);
      expect(await listed(father, child)).toEqual([]);
      expect((await nextOf(mother, child))[0]?.next).toMatchObject({ id: visit });
      expect((await nextOf(father, child))[0]?.next).toBeNull();
      const receipt = (actor: string) =>
        asFor(db.sql, { actor, person: child, endpoint: 'rpc/receipt' }, (tx) => tx`select public.receipt(${visit})`);
      await expect(receipt(father)).rejects.toMatchObject({ hint: 'payment.notFound' });
      await expect(receipt(mother)).resolves.toHaveLength(1);
    },
  );

  it('of a child under twelve is told to both', async () => {
    const child = await addPerson(db.sql, mother);
    const father = await fatherOf(child);
    const who = await addSpecialist(db.sql);
    await pays(mother, child, await bookAs(mother, child, who, 'Her first contraceptive pill'));
    expect((await toldTo(father)).map(({ event }) => event)).toContain('booking.confirmed');
  });
});
