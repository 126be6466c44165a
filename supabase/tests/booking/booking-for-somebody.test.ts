import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { delegate } from '../support/charts';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import {
  type AppointmentRow,
  bookVisit,
  cancel,
  firstOpening,
  hold,
  letLapse,
  openingsOf,
  reschedule,
  statusOf,
  submit,
  useSandbox,
} from '../support/visits';

let db: TestDatabase;
const HOUR = 3_600_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const holdFor = (who: string, patient: string, visitType: string, at: Date) =>
  as(db.sql, acting(who, patient), async (tx) => {
    const [row] = await tx<AppointmentRow[]>`
      select * from public.hold_slot(${visitType}, ${at}, 'video', 'UTC', ${randomUUID()})`;
    if (!row) throw new Error('One row was expected.');
    return row;
  });

/** A mother and the daughter who books for her. */
async function family(scopes: string[] = ['book']) {
  const patient = await addPatient(db.sql, 'Nomsa Mother');
  const daughter = await addPatient(db.sql, 'Zola Daughter');
  await delegate(db.sql, patient, daughter, scopes);
  return { patient, daughter, specialist: await addSpecialist(db.sql) };
}
/** The patient ends what lets somebody act for them. */
const endDelegation = (patient: string) =>
  as(
    db.sql,
    patient,
    (tx) => tx`select public.end_delegation(d.id) from public.delegations d where d.state = 'active'`,
  );
const listFor = (who: string, patient: string) =>
  as(
    db.sql,
    who === patient ? who : acting(who, patient),
    (tx) => tx`select id, status, reason, viewer_role, booked_by_other from public.my_appointments()`,
  );

describe('somebody who was asked to book', () => {
  it('holds, extends, sends, moves and cancels a visit of the patient', async () => {
    const { patient, daughter, specialist } = await family();
    const [at, other] = await openingsOf(db.sql, specialist.id, 2, new Date(Date.now() + 100 * HOUR));
    if (!at || !other) throw new Error('No opening.');
    const held = await holdFor(daughter, patient, specialist.visitType, at);
    const [row] = await db.sql`select patient_id, booked_by from public.appointments where id = ${held.id}`;
    expect(row).toEqual({ patient_id: patient, booked_by: daughter });
    const forHer = acting(daughter, patient);
    await as(db.sql, forHer, (tx) => tx`select public.extend_hold(${held.id})`);
    await submit(db.sql, forHer, held.id, 'Her knee');
    await as(
      db.sql,
      patient,
      (tx) => tx`select public.sandbox_charge(${held.id}, '4242424242424242', '12/49', '123', gen_random_uuid())`,
    );
    expect(await reschedule(db.sql, forHer, held.id, other)).toMatchObject({ starts_at: other });
    const [terms] = await as(db.sql, forHer, (tx) => tx`select late from public.cancellation_terms(${held.id})`);
    expect(terms).toEqual({ late: false });
    expect(await cancel(db.sql, forHer, held.id)).toMatchObject({ cancelled_by: 'patient' });
    const [event] =
      await db.sql`select actor from public.appointment_events where appointment_id = ${held.id} and to_status = 'cancelled'`;
    expect(event, 'the history names who did it').toEqual({ actor: daughter });
  });

  it('sees the patient’s visits, but only words of her own, and no row directly', async () => {
    const { patient, daughter, specialist } = await family();
    const own = await bookVisit(db.sql, patient, specialist);
    const held = await holdFor(daughter, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
    await submit(db.sql, acting(daughter, patient), held.id, 'Her knee');
    const rows = await listFor(daughter, patient);
    expect(Object.fromEntries(rows.map(({ id, reason }) => [id, reason]))).toEqual({
      [own]: '',
      [held.id]: 'Her knee',
    });
    expect(rows.every((row) => row.viewer_role === 'patient')).toBe(true);
    expect(await as(db.sql, daughter, (tx) => tx`select id from public.appointments`)).toEqual([]);
    expect(await listFor(daughter, daughter), 'her own list stays her own').toEqual([]);
    await endDelegation(patient);
    await delegate(db.sql, patient, daughter, ['book', 'records']);
    expect((await listFor(daughter, patient)).map(({ reason }) => reason).sort()).toEqual(['Cough', 'Her knee']);
  });

  it('cannot without that scope, nor after it ended', async () => {
    const { patient, daughter, specialist } = await family(['records']);
    const at = await firstOpening(db.sql, specialist.id);
    const id = await bookVisit(db.sql, patient, specialist, at);
    const tryAll = async () => [
      await hintOf(holdFor(daughter, patient, specialist.visitType, await firstOpening(db.sql, specialist.id))),
      await hintOf(listFor(daughter, patient)),
      await hintOf(cancel(db.sql, acting(daughter, patient), id)),
      await hintOf(reschedule(db.sql, acting(daughter, patient), id, at)),
      await hintOf(cancel(db.sql, daughter, id)),
    ];
    const refused = [...Array.from({ length: 4 }, () => 'access.notDelegated'), 'booking.notFound'];
    expect(await tryAll()).toEqual(refused);
    await endDelegation(patient);
    await delegate(db.sql, patient, daughter, ['book']);
    await endDelegation(patient);
    expect(await tryAll(), 'ended').toEqual(refused);
    await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at, until)
      values (${patient}, ${daughter}, array['book'], 'active', now(), now() - interval '1 second')`;
    expect(await tryAll(), 'run out').toEqual(refused);
  });
});

describe('times held and never booked', () => {
  it('stay two at once, for a patient and everybody who books for them together', async () => {
    const { patient, daughter, specialist } = await family();
    const times = await openingsOf(db.sql, specialist.id, 3);
    await hold(db.sql, patient, specialist.visitType, times[0] ?? new Date());
    await holdFor(daughter, patient, specialist.visitType, times[1] ?? new Date());
    expect(await hintOf(holdFor(daughter, patient, specialist.visitType, times[2] ?? new Date()))).toBe(
      'booking.tooManyHolds',
    );
  });

  it('are counted: the same time six times, twenty in an hour, sixty in a day', async () => {
    const specialist = await addSpecialist(db.sql);
    const patient = await addPatient(db.sql);
    const at = await firstOpening(db.sql, specialist.id);
    const holdAndLose = async (time: Date) => {
      const held = await hold(db.sql, patient, specialist.visitType, time);
      await letLapse(db.sql, held.id);
    };
    for (let time = 0; time < 6; time += 1) await holdAndLose(at);
    expect(await hintOf(holdAndLose(at))).toBe('booking.holdsUsedUp');
    for (const time of (await openingsOf(db.sql, specialist.id, 15)).slice(1)) await holdAndLose(time);
    const [next] = await openingsOf(db.sql, specialist.id, 1, new Date(Date.now() + 100 * HOUR));
    if (!next) throw new Error('No opening.');
    expect(await hintOf(holdAndLose(next)), 'twenty in an hour').toBe('booking.holdsUsedUp');
    const older = (hours: number) =>
      db.sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await tx`update public.appointments set created_at = created_at - make_interval(hours => ${hours}) where patient_id = ${patient}`;
      });
    await older(2);
    expect(await hintOf(holdAndLose(next))).toBe('nothing was refused');
    await older(23);
    expect(await hintOf(holdAndLose(at)), 'another day').toBe('nothing was refused');
    expect(
      await hintOf(hold(db.sql, await addPatient(db.sql), specialist.visitType, next)),
      'others are not held back',
    ).toBe('nothing was refused');
  });

  it('do not count when they led to a visit', async () => {
    const specialist = await addSpecialist(db.sql);
    const patient = await addPatient(db.sql);
    const at = await firstOpening(db.sql, specialist.id);
    for (let time = 0; time < 8; time += 1) {
      const id = await bookVisit(db.sql, patient, specialist, at);
      await cancel(db.sql, patient, id);
      expect(await statusOf(db.sql, id)).toBe('cancelled');
    }
  });
});
