import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, addUser, as, hintOf } from '../support/people';
import { bookVisit, charge, firstOpening, hold, submit, useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let stranger: string;
let specialist: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  patient = await addPatient(db.sql);
  stranger = await addPatient(db.sql, 'A Stranger');
  specialist = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

const visitsOf = (who: string) =>
  as(
    db.sql,
    who,
    (tx) => tx<Record<string, unknown>[]>`select * from public.my_appointments() where status <> 'cancelled'`,
  );

describe('a patient books a visit', () => {
  it('holds, submits, pays, and both sides see it booked; a stranger sees nothing', async () => {
    const at = await firstOpening(db.sql, specialist.id);
    const held = await hold(db.sql, patient, specialist.visitType, at);
    expect(held).toMatchObject({ status: 'held', starts_at: at, extension_used: false });
    expect(await visitsOf(specialist.id), 'a hold is not the specialist’s business').toEqual([]);
    for (const table of ['appointments', 'appointment_events']) {
      const rows = await as(db.sql, specialist.id, (tx) => tx`select from ${tx(`public.${table}`)}`);
      expect(rows, table).toHaveLength(0);
    }

    const waiting = await submit(db.sql, patient, held.id, '  Cough  ');
    expect(waiting).toMatchObject({ status: 'awaiting_payment', reason: 'Cough' });
    const minutes = (Number(waiting.hold_expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);

    expect(await charge(db.sql, patient, held.id)).toMatchObject({ state: 'paid', failure: null, amount_minor: 4500 });
    const [mine] = await visitsOf(patient);
    expect(mine).toMatchObject({
      id: held.id,
      status: 'booked',
      viewer_role: 'patient',
      counterpart_name: 'Naledi Test',
      counterpart_specialty: 'cardiology',
      payment_state: 'paid',
      price_minor: 4500,
      currency: 'USD',
      minutes: 30,
      tz_patient: 'Europe/London',
      hold_expires_at: null,
    });
    const [theirs] = await visitsOf(specialist.id);
    expect(theirs).toMatchObject({
      viewer_role: 'specialist',
      counterpart_name: 'Thandi Test',
      counterpart_specialty: null,
      reason: 'Cough',
    });

    for (const table of ['appointments', 'appointment_events', 'payments']) {
      expect(await as(db.sql, stranger, (tx) => tx`select from ${tx(`public.${table}`)}`), table).toHaveLength(0);
      expect(await as(db.sql, patient, (tx) => tx`select from ${tx(`public.${table}`)}`), table).not.toHaveLength(0);
    }
    expect(await visitsOf(stranger)).toEqual([]);
    const noPayment = await as(db.sql, stranger, (tx) => tx`select (public.my_payment(${held.id})).id`);
    expect(noPayment[0]?.id).toBeNull();
  });

  it('writes the history of the visit', async () => {
    const id = await bookVisit(db.sql, patient, specialist);
    const events = await as(
      db.sql,
      patient,
      (tx) =>
        tx`select from_status, to_status, actor from public.appointment_events where appointment_id = ${id} order by id`,
    );
    expect(events.map((event) => event.to_status)).toEqual(['held', 'awaiting_payment', 'booked']);
    expect(new Set(events.map((event) => event.actor))).toEqual(new Set([patient]));
  });

  it('books at once when the price is 0', async () => {
    const free = await addSpecialist(db.sql, { rate: '0' });
    const frugal = await addPatient(db.sql);
    const held = await hold(db.sql, frugal, free.visitType, await firstOpening(db.sql, free.id));
    expect(await submit(db.sql, frugal, held.id)).toMatchObject({ status: 'booked', hold_expires_at: null });
    const [payment] = await as(db.sql, frugal, (tx) => tx`select * from public.my_payment(${held.id})`);
    expect(payment).toMatchObject({ state: 'not_required' });
  });

  it('refuses a booking without onboarding, by a specialist, of an unlisted specialist, in a mode not offered', async () => {
    const at = await firstOpening(db.sql, specialist.id);
    expect(await hintOf(hold(db.sql, await addUser(db.sql), specialist.visitType, at))).toBe('booking.onboardingFirst');
    expect(await hintOf(hold(db.sql, specialist.id, specialist.visitType, at))).toBe('booking.patientsOnly');
    expect(await hintOf(hold(db.sql, stranger, specialist.visitType, at, undefined, 'carrier pigeon'))).toBe(
      'booking.modeNotOffered',
    );
    const hidden = await addSpecialist(db.sql, { verified: false });
    expect(await hintOf(hold(db.sql, stranger, hidden.visitType, at))).toBe('booking.slotNotOffered');
    const offGrid = new Date(at.getTime() + 7 * 60_000);
    expect(await hintOf(hold(db.sql, stranger, specialist.visitType, offGrid))).toBe('booking.slotNotOffered');
  });

  it('keeps people out of each other’s booking', async () => {
    const held = await hold(db.sql, stranger, specialist.visitType, await firstOpening(db.sql, specialist.id));
    expect(await hintOf(submit(db.sql, patient, held.id))).toBe('booking.notFound');
    expect(await hintOf(submit(db.sql, specialist.id, held.id))).toBe('booking.notFound');
    expect(await hintOf(charge(db.sql, patient, held.id))).toBe('booking.notFound');
    expect(await hintOf(as(db.sql, patient, (tx) => tx`select public.extend_hold(${held.id})`))).toBe(
      'booking.notFound',
    );
  });
});
