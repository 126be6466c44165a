import { randomUUID } from 'node:crypto';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { withinOnePeriod } from '@telehealth/local-services/test-support/within-one-period';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { logOf } from '../support/charts';
import { Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, asService, hintOf } from '../support/people';
import { beginNote, only, saveNote, signNote } from '../support/records';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
let mother: string;
let lwazi: string;
let zola: string;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  doctor = await addSpecialist(db.sql, { name: 'Farida Essop' });
  mother = await addPatient(db.sql, 'Nomsa Khumalo');
  lwazi = await addPerson(db.sql, mother);
  zola = await addPerson(db.sql, mother, { firstName: 'Zola', dateOfBirth: '2020-03-02' });
});
afterAll(() => db.drop());

/** A visit of Lwazi, booked by his mother, who is in it; the doctor begins it. */
async function begun(): Promise<Visit> {
  const id = await bookVisit(db.sql, acting(mother, lwazi), doctor);
  const { at } = only(await db.sql<{ at: Date }[]>`select starts_at as at from public.appointments where id = ${id}`);
  const of = new Visit(db.sql, id, lwazi, doctor.id, at);
  await of.enter(-5, acting(mother, lwazi));
  await of.admit(0);
  return of;
}
const deny = (of: Visit, minute: number) => of.as(doctor.id, minute, (tx) => tx`select public.deny_identity(${of.id})`);
const turn = async (of: Visit, minute: number, name = 'Zola', born = '2020-03-02', who = doctor.id) => {
  const rows = await of.as(
    who,
    minute,
    (tx) => tx<{ id: string }[]>`select public.turn_visit(${of.id}, ${name}, ${born}) ->> 'id' as id`,
  );
  return new Visit(db.sql, only(rows).id, zola, doctor.id, of.startsAt);
};
const turnedFor = async (who: string, of: Visit) =>
  only(
    await of.as(who, 5, (tx) => tx<{ turned: unknown }[]>`select public.visit_details(${of.id}) -> 'turned' as turned`),
  ).turned;
const paymentOf = (id: string) =>
  db.sql`select state, amount_minor, patient_id from public.payments where appointment_id = ${id}`;

describe('a visit in which another child is', () => {
  it('is turned only while it is said, by who holds it, to a child of who booked it', async () => {
    const of = await begun();
    expect(await hintOf(turn(of, 1))).toBe('consultation.notNow');
    await deny(of, 2);
    const stranger = await addPatient(db.sql, 'Sipho Zulu');
    await addPerson(db.sql, stranger, { firstName: 'Themba', dateOfBirth: '2019-05-05' });
    expect(await hintOf(turn(of, 3, 'Themba', '2019-05-05'))).toBe('consultation.noSuchChild');
    expect(await hintOf(turn(of, 3, 'Zola', '2020-03-03'))).toBe('consultation.noSuchChild');
    expect(await hintOf(turn(of, 3, 'Zola', '2020-03-02', mother))).toBe('access.refused');
    const other = await addSpecialist(db.sql);
    expect(await hintOf(turn(of, 3, 'Zola', '2020-03-02', other.id))).toBe('consultation.notFound');
    await of.abandon(4);
    expect(await hintOf(turn(of, 5))).toBe('consultation.notNow');
  });

  it('goes on as the child’s own, with the payment and no more access, and leaves behind what was begun', async () => {
    const of = await begun();
    await of.as(acting(mother, lwazi), 1, (tx) => tx`select public.set_visit_access(${of.id}, array['profile'])`);
    const note = await beginNote(db.sql, of, of.at(1));
    await deny(of, 2);
    const paid = await paymentOf(of.id);
    const next = await turn(of, 3, ' zola ');
    expect((await turn(of, 4)).id).toBe(next.id);
    expect([await of.status(), (await of.consultation()).state]).toEqual(['completed', 'abandoned']);
    expect(await next.consultation()).toMatchObject({ state: 'active', identity_confirmed_at: null, consent_at: null });
    expect((await next.consultation()).patient_location).toBe((await of.consultation()).patient_location);
    expect(await paymentOf(next.id)).toEqual([{ ...paid[0], patient_id: zola }]);
    expect(await paymentOf(of.id)).toEqual([]);
    expect(await of.refunded()).toBe(0);
    const grants =
      await db.sql`select patient_id, categories, state from public.access_grants where appointment_id = ${next.id}`;
    expect(grants).toEqual([{ patient_id: zola, categories: ['profile'], state: 'active' }]);
    const notes = await db.sql`select patient_id from public.notes where id = ${note.id}`;
    expect(notes).toEqual([{ patient_id: lwazi }]);
    const saved = await saveNote(db.sql, doctor.id, note, GOOD_NOTE, of.at(5));
    expect(await hintOf(signNote(db.sql, doctor.id, saved.note, of.at(5)))).toBe('consultation.wrongPerson');
    for (const child of [lwazi, zola]) {
      const lines = (await logOf(db.sql, child)).filter(({ category }) => category === 'identity');
      expect(lines.at(-1)).toMatchObject({ actor_id: doctor.id, action: 'review', basis: 'visit' });
    }
    // Their guardian hears of both; the second child's visit is entered by its door.
    expect(await of.told(mother)).toContain('consultation.turned');
    expect(await next.told(mother)).toContain('consultation.admitted');
    const print = Array.from({ length: 32 }, () => '0A').join(':');
    const sit = () =>
      next.as(acting(mother, zola), 5, (tx) => tx`select public.take_room_seat(${next.id}, ${randomUUID()}, ${print})`);
    expect(await hintOf(sit()), 'nobody agreed for this child yet').toBe('consultation.enterFirst');
    await next.enter(5, acting(mother, zola));
    await sit();
    await next.as(doctor.id, 5, (tx) => tx`select public.confirm_identity(${next.id})`);
    expect(await next.finish(20)).toMatchObject({ state: 'ended' });
  });

  it('tells which visit it became to who holds it and who books for that child, and to nobody else', async () => {
    const of = await begun();
    // A second guardian of the first child alone.
    const father = await addPatient(db.sql, 'Sipho Khumalo');
    await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
      select patient_id, ${father}, scopes, may, state, accepted_at, basis, relation from public.delegations
      where patient_id = ${lwazi} and delegate_id = ${mother}`;
    await deny(of, 2);
    const next = await turn(of, 3);
    const whole = { id: next.id, name: 'Zola Khumalo' };
    expect(await turnedFor(doctor.id, of)).toEqual({ ...whole, personId: null });
    expect(await turnedFor(acting(mother, lwazi), of)).toEqual({ ...whole, personId: zola });
    expect(await turnedFor(acting(father, lwazi), of)).toEqual({ id: null, personId: null, name: null });
    expect(await hintOf(turnedFor(acting(father, lwazi), next))).toBe('consultation.notFound');
    await next.abandon(6);
  });

  it('stays with its patient once something of it is signed, and while the child has another visit', async () => {
    const of = await begun();
    const note = await beginNote(db.sql, of, of.at(1));
    await signNote(db.sql, doctor.id, (await saveNote(db.sql, doctor.id, note, GOOD_NOTE, of.at(1))).note, of.at(1));
    await deny(of, 2);
    expect(await hintOf(turn(of, 3))).toBe('consultation.signedAlready');
    const other = await addSpecialist(db.sql);

    const second = await begun();
    await deny(second, 2);
    await bookVisit(db.sql, acting(mother, zola), other, second.startsAt);
    expect(await hintOf(turn(second, 3))).toBe('person.hasVisitThen');
    expect(await second.status()).toBe('in_progress');
  });

  it('takes along what the provider says later, of the visit it knows', async () => {
    const of = await begun();
    const { ref, amount } = only(
      await db.sql<{ ref: string; amount: number }[]>`select provider_ref as ref, amount_minor as amount
        from public.payments where appointment_id = ${of.id}`,
    );
    await deny(of, 2);
    const heard = (event: string, kind: string) =>
      asService(
        db.sql,
        (tx) => tx<{ id: string }[]>`select id from public.receive_payment_event(${of.id}, ${event}, ${kind}, ${ref},
          ${amount}, 'USD', null)`,
      );
    // The bank's message comes while the visit is being turned, and waits for it.
    let paid: ReturnType<typeof heard> | undefined;
    const next = await of.as(doctor.id, 3, async (tx) => {
      const rows = await tx<{ id: string }[]>`select public.turn_visit(${of.id}, 'Zola', '2020-03-02') ->> 'id' as id`;
      paid = heard('turned-1', 'paid');
      await expect
        .poll(async () => (await db.sql`select from pg_catalog.pg_locks where not granted`).length)
        .toBeGreaterThan(0);
      return new Visit(db.sql, only(rows).id, zola, doctor.id, of.startsAt);
    });
    expect(only((await paid) ?? []).id).toBe(next.id);
    expect(await paymentOf(next.id)).toMatchObject([{ state: 'paid', patient_id: zola }]);
    await db.sql`select private.refund(${next.id}, null, 'practice')`;
    const back = await asService(
      db.sql,
      (tx) => tx<{ state: string }[]>`select state from public.settle_refund(${of.id}, 'turned-2')`,
    );
    expect(only(back).state).toBe('refunded');
    expect(await hintOf(asService(db.sql, (tx) => tx`select public.settle_refund(${randomUUID()}, 'x')`))).toBe(
      'payment.notFound',
    );
    await next.abandon(6);
  });

  it('is not turned by guessing names and birth dates', async () => {
    const of = await begun();
    await deny(of, 1);
    await withinOnePeriod(3600);
    const guesses: string[] = [];
    for (let n = 0; n < 21; n += 1) guesses.push(await hintOf(turn(of, 2, `Guess${n}`)));
    expect(guesses[0]).toBe('consultation.noSuchChild');
    expect(guesses.at(-1)).toBe('data.busy');
    expect(await hintOf(turn(of, 2))).toBe('data.busy');
  });
});
