import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visit } from '../support/consultations';
import { addOperator, asAt, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, openingsOf, paymentOf, statusOf, toldOf, useSandbox } from '../support/visits';

let db: TestDatabase;
let operator: string;
const HOUR = 3_600_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());

/** A visit that was called missed twenty minutes after its start. */
async function missed(status = 'no_show_patient') {
  const specialist = await addSpecialist(db.sql);
  const patient = await addPatient(db.sql);
  const [at] = await openingsOf(db.sql, specialist.id, 1, new Date(Date.now() + 30 * HOUR));
  if (!at) throw new Error('No opening.');
  const id = await bookVisit(db.sql, patient, specialist, at);
  const visit = new Visit(db.sql, id, patient, specialist.id, at);
  if (status === 'no_show_specialist') {
    await visit.enter(-5);
    await visit.settle(20);
  } else {
    await db.sql.begin(async (tx) => {
      await tx`select set_config('sawubona.clock', ${visit.at(20).toISOString()}, true)`;
      await tx`select private.move_appointment(${id}, ${status}, 'Nobody came')`;
    });
  }
  const noted = visit.at(20);
  return { specialist, patient, id, noted };
}
const hours = (from: Date, count: number) => new Date(Number(from) + count * HOUR);
const correct = (who: string, id: string, at: Date, reason = 'The line was down') =>
  asAt(db.sql, who, at, (tx) => tx`select public.correct_no_show(${id}, ${reason})`);
const remove = (who: string, id: string, reason = 'Entered for the wrong person') =>
  as(db.sql, who, (tx) => tx`select public.mark_entered_in_error(${id}, ${reason})`);
const lastEvent = async (id: string) =>
  (
    await db.sql`select from_status, to_status, actor, reason from public.appointment_events where appointment_id = ${id}
      order by id desc limit 1`
  )[0];

describe('a missed visit that was none', () => {
  it.each(['no_show_patient', 'no_show_specialist'])(
    '%s is booked again within 48 hours, with a reason',
    async (status) => {
      const { specialist, patient, id, noted } = await missed(status);
      const list = await asAt(
        db.sql,
        operator,
        hours(noted, 40),
        (tx) => tx`select * from public.no_shows_to_review()`,
      );
      expect(list.find((row) => row.appointment_id === id)).toMatchObject({
        ...{ status, patient_name: 'Thandi Test' },
      });
      await correct(operator, id, hours(noted, 40));
      expect(await statusOf(db.sql, id)).toBe('booked');
      expect(await lastEvent(id)).toEqual({
        from_status: status,
        to_status: 'booked',
        actor: operator,
        reason: 'The line was down',
      });
      for (const who of [patient, specialist.id]) expect(await toldOf(db.sql, who, id)).toContain('booking.corrected');
      const confirmations = (await toldOf(db.sql, patient, id)).filter((event) => event === 'booking.confirmed');
      expect(confirmations.length, 'told of the booking once only').toBeLessThanOrEqual(1);
    },
  );

  it('stays as it is when the jobs run again', async () => {
    const { id, noted } = await missed();
    await correct(operator, id, hours(noted, 1));
    await jobsAt(db.sql, hours(noted, 2));
    expect(await statusOf(db.sql, id)).toBe('booked');
  });

  it('is left alone after 48 hours, without a reason, and when it was not missed', async () => {
    const { id, noted } = await missed();
    expect(await hintOf(correct(operator, id, hours(noted, 49)))).toBe('booking.correctionTooLate');
    expect(await hintOf(correct(operator, id, hours(noted, 1), '  '))).toBe('booking.correctionReasonRequired');
    expect(await hintOf(correct(operator, id, hours(noted, 1), 'x'.repeat(501)))).toBe('validation.tooLong');
    await correct(operator, id, hours(noted, 1));
    expect(await hintOf(correct(operator, id, hours(noted, 1)))).toBe('booking.notNow');
    expect(
      await asAt(
        db.sql,
        operator,
        hours(noted, 1),
        (tx) => tx`select * from public.no_shows_to_review() where appointment_id = ${id}`,
      ),
    ).toEqual([]);
  });

  it('is nobody else’s to correct', async () => {
    const { specialist, patient, id, noted } = await missed();
    for (const who of [patient, specialist.id]) {
      expect(await hintOf(correct(who, id, hours(noted, 1)))).toBe('access.refused');
      expect(await hintOf(remove(who, id))).toBe('access.refused');
      expect(await hintOf(as(db.sql, who, (tx) => tx`select * from public.no_shows_to_review()`))).toBe(
        'access.refused',
      );
    }
    expect(await hintOf(correct(operator, patient, hours(noted, 1)))).toBe('booking.notFound');
  });
});

describe('a visit that should never have been entered', () => {
  it('leaves the patient’s list and costs nothing; its history stays', async () => {
    const specialist = await addSpecialist(db.sql);
    const patient = await addPatient(db.sql);
    const [at] = await openingsOf(db.sql, specialist.id, 1);
    const id = await bookVisit(db.sql, patient, specialist, at);
    await remove(operator, id);
    await remove(operator, id);
    const list = (who: string) =>
      as(db.sql, who, (tx) => tx`select status from public.my_appointments() where id = ${id}`);
    expect(await list(patient)).toEqual([]);
    expect(await list(specialist.id)).toEqual([{ status: 'entered_in_error' }]);
    expect((await paymentOf(db.sql, id)).state).toBe('refunded');
    expect(await lastEvent(id)).toMatchObject({
      from_status: 'booked',
      to_status: 'entered_in_error',
      actor: operator,
    });
    await bookVisit(db.sql, await addPatient(db.sql), specialist, at);
    expect(await hintOf(remove(operator, id, ''))).toBe('booking.correctionReasonRequired');
  });
});
