import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, hintOf } from './support/people';
import { bookVisit, cancel, firstOpening, hold, openingsOf, paymentOf, useSandbox } from './support/visits';

let db: TestDatabase;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

/** A booked visit so many days ahead, and everybody in it. */
async function bookedInDays(days: number) {
  const patient = await addPatient(db.sql);
  const specialist = await addSpecialist(db.sql);
  const [at] = await openingsOf(db.sql, specialist.id, 1, new Date(Date.now() + days * DAY_MS));
  if (!at) throw new Error('No opening.');
  return { patient, specialist, at, id: await bookVisit(db.sql, patient, specialist, at) };
}

const termsFor = async (who: string, id: string) =>
  (await as(db.sql, who, (tx) => tx`select late, refund_minor, currency from public.cancellation_terms(${id})`))[0];

describe('calling a visit off', () => {
  it('gives everything back to a patient in time, frees the slot and raises the sequence', async () => {
    const { patient, specialist, at, id } = await bookedInDays(3);
    expect(await termsFor(patient, id)).toEqual({ late: false, refund_minor: 4500, currency: 'USD' });
    expect(await cancel(db.sql, patient, id, ' Better again ')).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'patient',
      cancelled_late: false,
      sequence: 1,
      cancel_reason: 'Better again',
    });
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refunded', refund_minor: 4500 });
    await bookVisit(db.sql, await addPatient(db.sql), specialist, at);
  });

  it('gives half back inside the notice and says so before', async () => {
    const { patient, id } = await bookedInDays(0.5);
    expect(await termsFor(patient, id)).toEqual({ late: true, refund_minor: 2250, currency: 'USD' });
    expect(await cancel(db.sql, patient, id)).toMatchObject({ cancelled_late: true });
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'partly_refunded', refund_minor: 2250 });
  });

  it('gives everything back when the specialist cancels, however late', async () => {
    const { specialist, id } = await bookedInDays(0.5);
    expect(await termsFor(specialist.id, id)).toEqual({ late: false, refund_minor: 4500, currency: 'USD' });
    expect(await cancel(db.sql, specialist.id, id)).toMatchObject({
      cancelled_by: 'specialist',
      cancelled_late: false,
    });
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refunded' });
  });

  it('says what it would give back later, of the price while nothing is paid', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    const [at] = await openingsOf(db.sql, specialist.id, 1, new Date(Date.now() + 3 * DAY_MS));
    const held = await hold(db.sql, patient, specialist.visitType, at ?? new Date());
    const told = async () =>
      (
        await as(
          db.sql,
          patient,
          (tx) => tx`select paid_minor, late_refund_minor, refund_minor from public.cancellation_terms(${held.id})`,
        )
      )[0];
    expect(await told()).toEqual({ paid_minor: 0, late_refund_minor: 2250, refund_minor: 0 });
    const booked = await bookedInDays(3);
    const [now] = await as(
      db.sql,
      booked.patient,
      (tx) =>
        tx`select paid_minor, late_refund_minor, free_until > asked_at as is_free from public.cancellation_terms(${booked.id})`,
    );
    expect(now).toEqual({ paid_minor: 4500, late_refund_minor: 2250, is_free: true });
  });

  it('is not done at a worse refund than the one that was shown', async () => {
    const { patient, id } = await bookedInDays(0.5);
    const shown = (minor: number) =>
      as(db.sql, patient, (tx) => tx`select status from public.cancel_appointment(${id}, 'Late', ${minor})`);
    expect(await hintOf(shown(4500))).toBe('booking.cancelTermsChanged');
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'paid' });
    expect(await shown(2250)).toEqual([{ status: 'cancelled' }]);
  });

  it('may be repeated, and changes nothing the second time', async () => {
    const { patient, id } = await bookedInDays(3);
    await cancel(db.sql, patient, id);
    expect(await cancel(db.sql, patient, id)).toMatchObject({ sequence: 1 });
  });

  it('is refused once the visit has begun', async () => {
    const { patient, id } = await bookedInDays(1);
    // Time cannot be moved, and neither can a visit: only the administrator of a test may do this.
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.appointments set during = tstzrange(now() - interval '5 minutes', now() + interval '25 minutes'),
        blocks = tstzrange(now() - interval '5 minutes', now() + interval '25 minutes') where id = ${id}`;
    });
    expect(await hintOf(cancel(db.sql, patient, id))).toBe('booking.cannotCancel');
  });

  it('releases a hold at once', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    const at = await firstOpening(db.sql, specialist.id);
    const held = await hold(db.sql, patient, specialist.visitType, at);
    await cancel(db.sql, patient, held.id);
    expect((await firstOpening(db.sql, specialist.id)).getTime()).toBe(at.getTime());
  });

  it('is nobody else’s to do or to ask about', async () => {
    const { id } = await bookedInDays(2);
    const stranger = await addPatient(db.sql);
    const otherSpecialist = await addSpecialist(db.sql);
    for (const who of [stranger, otherSpecialist.id]) {
      expect(await hintOf(cancel(db.sql, who, id))).toBe('booking.notFound');
      expect(await hintOf(termsFor(who, id))).toBe('booking.notFound');
    }
  });

  it('tells both sides by mail, without a health word', async () => {
    const { patient, id } = await bookedInDays(4);
    await cancel(db.sql, patient, id, 'The rash is gone');
    const mails = await db.sql<
      { template: string; payload: { appointmentId: string; sequence: number; refundMinor: number } }[]
    >`
      select template, payload, recipient_email from public.outbox where payload ->> 'appointmentId' = ${id} order by id`;
    expect(mails.map(({ template }) => template)).toEqual([
      'booking.confirmed.patient',
      'booking.confirmed.specialist',
      'booking.cancelled.patient',
      'booking.cancelled.specialist',
    ]);
    expect(mails[2]?.payload).toMatchObject({ sequence: 1, refundMinor: 4500 });
    expect(JSON.stringify(mails)).not.toMatch(/Cough|rash|cardiology|Consultation/i);
  });
});
