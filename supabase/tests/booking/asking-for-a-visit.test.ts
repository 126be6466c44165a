import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf, setRegistration } from '../support/people';
import {
  cancel,
  charge,
  decide,
  hold,
  openingsOf,
  paymentOf,
  statusOf,
  submit,
  toldOf,
  useSandbox,
} from '../support/visits';

let db: TestDatabase;
const HOUR = 3_600_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const later = (hours: number) => new Date(Date.now() + hours * HOUR);

/** A specialist who approves first, and a patient who asked for a visit so many hours ahead. */
async function asked(hours = 100, price = 4500) {
  const specialist = await addSpecialist(db.sql);
  await db.sql`update public.visit_types set needs_approval = true, price_minor = ${price} where id = ${specialist.visitType}`;
  const patient = await addPatient(db.sql);
  const [at, other, third] = await openingsOf(db.sql, specialist.id, 3, later(hours));
  if (!at || !other || !third) throw new Error('No opening.');
  const held = await hold(db.sql, patient, specialist.visitType, at);
  const request = await submit(db.sql, patient, held.id);
  return { specialist, patient, at, other, third, id: held.id, request };
}
const mine = async (who: string, id: string) =>
  (await as(db.sql, who, (tx) => tx`select * from public.my_appointments() where id = ${id}`))[0];

describe('a visit that is asked for', () => {
  it('blocks its time, waits for an answer and is shown to the specialist, who is told', async () => {
    const { specialist, patient, at, id, request } = await asked();
    expect(request).toMatchObject({ status: 'requested', booked_at: null });
    expect(Math.round((Number(request.hold_expires_at) - Date.now()) / HOUR)).toBe(24);
    const rival = await addPatient(db.sql);
    expect(await hintOf(hold(db.sql, rival, specialist.visitType, at))).toBe('booking.slotTaken');
    expect(await mine(specialist.id, id)).toMatchObject({
      status: 'requested',
      reason: 'Cough',
      viewer_role: 'specialist',
    });
    expect(await toldOf(db.sql, specialist.id, id)).toEqual(['booking.requested']);
    expect(await db.sql`select from public.payments where appointment_id = ${id}`).toHaveLength(0);
    expect((await submit(db.sql, patient, id, 'Cough and fever')).hold_expires_at).toEqual(request.hold_expires_at);
  });

  it('is answered two hours before it begins at the latest', async () => {
    const { at, request } = await asked(10);
    expect(Number(at) - Number(request.hold_expires_at)).toBe(2 * HOUR);
  });

  it('is booked after a yes and its payment, with time to pay', async () => {
    const { specialist, patient, id } = await asked();
    const yes = await decide(db.sql, specialist.id, id, true);
    expect(yes.status).toBe('awaiting_payment');
    expect(Number(yes.hold_expires_at) - Date.now()).toBeGreaterThan(23 * HOUR);
    expect((await decide(db.sql, specialist.id, id, true)).status, 'said twice').toBe('awaiting_payment');
    expect(await toldOf(db.sql, patient, id)).toEqual(['booking.approved']);
    await charge(db.sql, patient, id);
    expect(await statusOf(db.sql, id)).toBe('booked');
  });

  it('is booked by the yes alone when it costs nothing', async () => {
    const { specialist, id } = await asked(100, 0);
    expect((await decide(db.sql, specialist.id, id, true)).status).toBe('booked');
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'not_required' });
  });

  it('is declined with a reason and other times, which the patient can take', async () => {
    const { specialist, patient, at, other, third, id } = await asked();
    const no = await decide(db.sql, specialist.id, id, false, 'At a congress', [third, other]);
    expect(no).toMatchObject({ status: 'declined', cancel_reason: 'At a congress', hold_expires_at: null });
    expect(await mine(patient, id)).toMatchObject({ status: 'declined', alternatives: [other, third] });
    expect(await toldOf(db.sql, patient, id)).toEqual(['booking.declined']);
    expect(await hintOf(hold(db.sql, patient, specialist.visitType, other))).toBe('nothing was refused');
    await hold(db.sql, await addPatient(db.sql), specialist.visitType, at);
    const [event] = await db.sql`select reason, from_status, actor from public.appointment_events
      where appointment_id = ${id} and to_status = 'declined'`;
    expect(event).toEqual({ reason: 'At a congress', from_status: 'requested', actor: specialist.id });
  });

  it('offers only times that can be taken instead, five at most', async () => {
    const { specialist, at, other, id } = await asked();
    await hold(db.sql, await addPatient(db.sql), specialist.visitType, other);
    const no = (...times: Date[]) => hintOf(decide(db.sql, specialist.id, id, false, '', times));
    expect(await no(other)).toBe('booking.slotTaken');
    expect(await no(at)).toBe('booking.slotNotOffered');
    expect(await no(new Date(Number(other) + 60_000))).toBe('booking.slotNotOffered');
    expect(await no(...Array.from({ length: 6 }, () => at))).toBe('validation.tooMany');
    expect(await statusOf(db.sql, id)).toBe('requested');
  });

  it('lapses without an answer: the time is free at once, the patient is told, a late yes is refused', async () => {
    const { specialist, patient, at, id } = await asked();
    const tomorrow = later(25);
    expect(
      await hintOf(asAt(db.sql, specialist.id, tomorrow, (tx) => tx`select public.decide_request(${id}, true)`)),
    ).toBe('booking.requestLapsed');
    await jobsAt(db.sql, tomorrow);
    expect(await statusOf(db.sql, id)).toBe('expired');
    expect(await toldOf(db.sql, patient, id)).toEqual(['booking.requestLapsed']);
    await hold(db.sql, await addPatient(db.sql), specialist.visitType, at);
  });

  it('lapses when it was approved and never paid, and the specialist is told', async () => {
    const { specialist, id } = await asked();
    await decide(db.sql, specialist.id, id, true);
    await jobsAt(db.sql, later(50));
    expect(await statusOf(db.sql, id)).toBe('expired');
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'expired' });
    expect(await toldOf(db.sql, specialist.id, id)).toEqual(['booking.requested', 'booking.requestWithdrawn']);
  });

  it('can be withdrawn by the patient', async () => {
    const { specialist, patient, id } = await asked();
    expect(await cancel(db.sql, patient, id)).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'patient',
      cancelled_late: false,
    });
    expect(await toldOf(db.sql, specialist.id, id)).toContain('booking.requestWithdrawn');
    expect(await hintOf(decide(db.sql, specialist.id, id, true))).toBe('booking.notNow');
  });

  it('is answered by its specialist alone, while their registration stands', async () => {
    const { specialist, patient, id } = await asked();
    for (const who of [patient, await addPatient(db.sql), (await addSpecialist(db.sql)).id]) {
      expect(await hintOf(decide(db.sql, who, id, true))).toBe('booking.notFound');
    }
    await setRegistration(db.sql, specialist.id, 'suspended');
    expect(await hintOf(decide(db.sql, specialist.id, id, true))).toBe('booking.notFound');
    expect(await statusOf(db.sql, id)).toBe('cancelled');
  });

  it('is one of three open ones at most', async () => {
    const { specialist, patient } = await asked();
    const times = await openingsOf(db.sql, specialist.id, 3, later(120));
    const tell = [];
    for (const at of times) {
      const held = await hold(db.sql, patient, specialist.visitType, at);
      tell.push(await hintOf(submit(db.sql, patient, held.id)));
    }
    expect(tell).toEqual(['nothing was refused', 'nothing was refused', 'booking.tooManyRequests']);
  });
});
