import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import {
  type AppointmentRow,
  bookVisit,
  cancel,
  firstOpening,
  hold,
  openingsOf,
  paymentOf,
  reschedule,
  statusOf,
  thoughtOver,
  toldOf,
  useSandbox,
} from '../support/visits';

let db: TestDatabase;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
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
    await thoughtOver(db.sql, id);
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
    await thoughtOver(db.sql, id);
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

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** The next opening from so many minutes ahead, of a specialist who takes visits without notice at any minute of five. */
async function openingIn(minutes: number) {
  const specialist = await addSpecialist(db.sql);
  await db.sql`update public.visit_types set grid_minutes = 5 where id = ${specialist.visitType}`;
  const [at] = await openingsOf(db.sql, specialist.id, 1, inMinutes(minutes));
  if (!at) throw new Error('No opening.');
  return { specialist, at };
}

const allTermsAt = async (who: string, id: string, at = new Date()) =>
  (
    await asAt(
      db.sql,
      who,
      at,
      (tx) => tx<{ free_until: Date | null; late: boolean; refund_minor: number; free_minutes: number | null }[]>`
        select free_until, late, refund_minor, free_minutes from public.cancellation_terms(${id})`,
    )
  )[0];

describe('second thoughts', () => {
  it('are free for fifteen minutes after booking, whatever the notice, and then are not', async () => {
    const patient = await addPatient(db.sql);
    const { specialist, at } = await openingIn(20 * 60);
    const held = await hold(db.sql, patient, specialist.visitType, at);
    expect(await allTermsAt(patient, held.id), 'said before anything is paid').toMatchObject({ free_minutes: 15 });
    await cancel(db.sql, patient, held.id);
    const id = await bookVisit(db.sql, patient, specialist, at);
    const [{ booked_at: bookedAt } = { booked_at: new Date() }] = await db.sql<{ booked_at: Date }[]>`
      select booked_at from public.appointments where id = ${id}`;
    const ends = new Date(bookedAt.getTime() + 15 * MINUTE_MS);
    const just = new Date(ends.getTime() - 1000);
    expect(await allTermsAt(patient, id, just)).toEqual({
      ...{ free_until: ends, late: false, refund_minor: 4500, free_minutes: null },
    });
    expect(await allTermsAt(patient, id, new Date(ends.getTime() + 1000))).toMatchObject({
      ...{ late: true, refund_minor: 2250 },
    });
    expect(await cancel(db.sql, patient, id)).toMatchObject({ cancelled_late: false });
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refunded', refund_minor: 4500 });
  });

  it('end thirty minutes before the visit', async () => {
    const patient = await addPatient(db.sql);
    const { specialist, at } = await openingIn(36);
    const held = await hold(db.sql, patient, specialist.visitType, at);
    const ends = new Date(at.getTime() - 30 * MINUTE_MS);
    expect(await allTermsAt(patient, held.id)).toMatchObject({ free_until: ends, free_minutes: null });
    await cancel(db.sql, patient, held.id);
    const id = await bookVisit(db.sql, patient, specialist, at);
    expect(await allTermsAt(patient, id)).toMatchObject({ free_until: ends, late: false, refund_minor: 4500 });
    expect(await allTermsAt(patient, id, new Date(ends.getTime() + 1000))).toMatchObject({ late: true });
  });

  it('are none for a visit that begins within thirty minutes, and no moment before the booking is named', async () => {
    const patient = await addPatient(db.sql);
    const { specialist, at } = await openingIn(15);
    const held = await hold(db.sql, patient, specialist.visitType, at);
    expect(await allTermsAt(patient, held.id)).toMatchObject({ free_until: null, free_minutes: null });
    await cancel(db.sql, patient, held.id);
    const id = await bookVisit(db.sql, patient, specialist, at);
    expect(await allTermsAt(patient, id)).toMatchObject({ free_until: null, late: true, refund_minor: 2250 });
  });

  it('never shorten the notice', async () => {
    const { patient, at, id } = await bookedInDays(3);
    expect(await allTermsAt(patient, id)).toMatchObject({ free_until: new Date(at.getTime() - DAY_MS), late: false });
  });

  it('begin again when the patient moves it near, and let it be moved meanwhile', async () => {
    const { patient, specialist, id } = await bookedInDays(5);
    const [near, next, third] = await openingsOf(db.sql, specialist.id, 3, inMinutes(10 * 60));
    if (!near || !next || !third) throw new Error('No opening.');
    await reschedule(db.sql, patient, id, near);
    expect(await allTermsAt(patient, id)).toMatchObject({ late: false, refund_minor: 4500 });
    expect(await reschedule(db.sql, patient, id, next)).toMatchObject({ starts_at: next });
    await thoughtOver(db.sql, id);
    expect(await hintOf(reschedule(db.sql, patient, id, third))).toBe('booking.moveTooLate');
    expect(await allTermsAt(patient, id)).toMatchObject({ late: true, refund_minor: 2250 });
  });

  it('are said in the mail that confirms the visit', async () => {
    const { patient, specialist, at } = { patient: await addPatient(db.sql), ...(await openingIn(600)) };
    const id = await bookVisit(db.sql, patient, specialist, at);
    const [mail] = await db.sql<{ payload: { freeUntil?: string } }[]>`select payload from public.outbox
      where payload ->> 'appointmentId' = ${id} and template = 'booking.confirmed.patient'`;
    const { free_until: until } = (await allTermsAt(patient, id)) ?? {};
    expect(new Date(mail?.payload.freeUntil ?? '')).toEqual(until);
  });
});

const cancelWithUndo = (who: string, id: string, reason = 'Away', shown: number | null = null) =>
  as(db.sql, who, async (tx) => {
    const [row] = await tx<(AppointmentRow & { cancels_at: Date | null })[]>`
      select * from public.cancel_appointment(${id}, ${reason}, ${shown}, true)`;
    return row;
  });
const keep = (who: string, id: string) =>
  as(db.sql, who, async (tx) => (await tx<AppointmentRow[]>`select * from public.keep_appointment(${id})`)[0]);
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe('a cancellation that can be undone', () => {
  it.each(['patient', 'specialist'] as const)('of the %s is taken back as if it had not been', async (side) => {
    const { patient, specialist, id } = await bookedInDays(3);
    const who = { patient, specialist: specialist.id }[side];
    expect(await cancelWithUndo(who, id)).toMatchObject({ status: 'booked', cancels_at: expect.any(Date) });
    for (const person of [patient, specialist.id]) {
      expect(await toldOf(db.sql, person, id)).not.toContain('booking.cancelled');
    }
    for (const _ of ['once', 'twice']) expect(await keep(who, id)).toMatchObject({ status: 'booked', sequence: 0 });
    await jobsAt(db.sql, inSeconds(60));
    expect(await statusOf(db.sql, id)).toBe('booked');
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'paid', refund_minor: 0 });
  });

  it('happens by itself once the ten seconds are over, and then is not taken back', async () => {
    const { patient, specialist, id } = await bookedInDays(3);
    await cancelWithUndo(patient, id, ' Better again ');
    await jobsAt(db.sql, inSeconds(10));
    expect(await statusOf(db.sql, id)).toBe('booked');
    await jobsAt(db.sql, inSeconds(13));
    const [row] = await db.sql`select status, cancelled_by, cancel_reason, cancelled_late, cancels_at
      from public.appointments where id = ${id}`;
    expect(row).toEqual({
      ...{ status: 'cancelled', cancelled_by: 'patient', cancel_reason: 'Better again' },
      ...{ cancelled_late: false, cancels_at: null },
    });
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refunded', refund_minor: 4500 });
    expect(await toldOf(db.sql, specialist.id, id)).toContain('booking.cancelled');
    expect(await hintOf(keep(patient, id))).toBe('booking.undoTooLate');
  });

  it('happens at once when it is sent again without the undo, with the same words', async () => {
    const { patient, id } = await bookedInDays(3);
    await cancelWithUndo(patient, id, 'Better');
    await cancelWithUndo(patient, id, 'Better');
    expect(await cancel(db.sql, patient, id)).toMatchObject({ status: 'cancelled', cancel_reason: 'Better' });
  });

  it('gives back what was shown, also where the free time ends meanwhile', async () => {
    const patient = await addPatient(db.sql);
    const { specialist, at } = await openingIn(600);
    const id = await bookVisit(db.sql, patient, specialist, at);
    await cancelWithUndo(patient, id, 'Away', 4500);
    await jobsAt(db.sql, inMinutes(16));
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refunded', refund_minor: 4500 });
    const [row] = await db.sql`select cancelled_late from public.appointments where id = ${id}`;
    expect(row).toEqual({ cancelled_late: false });
  });

  it('is not undone by the other side, whose own cancelling goes first', async () => {
    const { patient, specialist, id } = await bookedInDays(0.5);
    await thoughtOver(db.sql, id);
    await cancelWithUndo(patient, id);
    expect(await hintOf(keep(specialist.id, id))).toBe('booking.undoTooLate');
    expect(await hintOf(keep(await addPatient(db.sql), id))).toBe('booking.notFound');
    expect(await cancel(db.sql, specialist.id, id, 'Ill')).toMatchObject({ cancelled_by: 'specialist' });
    expect(await paymentOf(db.sql, id)).toMatchObject({ state: 'refunded', refund_minor: 4500 });
    await jobsAt(db.sql, inSeconds(60));
    expect((await toldOf(db.sql, patient, id)).filter((event) => event === 'booking.cancelled')).toHaveLength(1);
  });

  it('is shown while it is coming', async () => {
    const { patient, id } = await bookedInDays(3);
    await cancelWithUndo(patient, id);
    const [row] = await as(db.sql, patient, (tx) => tx`select status, cancels_at from public.my_appointments(${id})`);
    expect(row).toEqual({ status: 'booked', cancels_at: expect.any(Date) });
  });
});
