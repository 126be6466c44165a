import { randomUUID } from 'node:crypto';
import { dayKey, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { addPatient, addSpecialist, as, asGuest, hintOf, setRegistration } from '../support/people';
import { foundPractice, joinPractice, roleIn } from '../support/practices';
import { charge, hold, openingsOf, toldOf, useSandbox } from '../support/visits';

let db: TestDatabase;
const DONE = 'nothing was refused';
const DAY_MS = 86_400_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

interface SharedVisit {
  id: string;
  specialistId: string;
  status: string;
  name: string | null;
  phone: string | null;
  proposedStart: string | null;
  mayChange: boolean;
}
interface Day {
  day: string;
  changes: boolean;
  doctors: { id: string; name: string; isMe: boolean; off: unknown[] }[];
  visits: SharedVisit[];
}
const dayOf = (at: Date) => dayKey(at, SOUTH_AFRICAN_ZONE);
const ticketTo = async (who: string, day: string) =>
  as(db.sql, who, async (tx) => only(await tx<{ t: string }[]>`select public.open_shared_calendar(${day}) as t`).t);
const read = async (who: string, ticket: string) =>
  as(db.sql, who, async (tx) => only(await tx<{ day: Day }[]>`select public.read_look(${ticket}) as day`).day);
const look = async (who: string, at: Date) => read(who, await ticketTo(who, dayOf(at)));
const visitIn = (day: Day, id: string) => day.visits.find((visit) => visit.id === id);
const practiceOf = (specialist: string) =>
  asGuest(
    db.sql,
    async (tx) =>
      only(
        await tx<
          { practice: { id: string; name: string } | null }[]
        >`select public.organization_of_specialist(${specialist}) as practice`,
      ).practice,
  );

/** A practice of two doctors, reception and a nurse. */
async function practice() {
  const [owner, doctor] = [await addSpecialist(db.sql), await addSpecialist(db.sql)];
  await foundPractice(db.sql, owner.id);
  const [reception, nurse, billing] = [await addPatient(db.sql), await addPatient(db.sql), await addPatient(db.sql)];
  await joinPractice(db.sql, owner.id, doctor.id, 'doctor');
  await joinPractice(db.sql, owner.id, reception, 'reception');
  await joinPractice(db.sql, owner.id, nurse, 'nurse');
  await joinPractice(db.sql, owner.id, billing, 'billing');
  const id = (await practiceOf(owner.id))?.id ?? '';
  return { owner, doctor, reception, nurse, billing, id };
}

/** A visit two days ahead and paid, whose patient was shown this practice. */
async function visitShownTo(
  specialist: { id: string; visitType: string },
  organization: string | null,
  patient?: string,
) {
  const who = patient ?? (await addPatient(db.sql));
  const [at] = await openingsOf(db.sql, specialist.id, 1, new Date(Date.now() + 2 * DAY_MS));
  if (at === undefined) throw new Error('no opening');
  const { id } = await hold(db.sql, who, specialist.visitType, at);
  await as(
    db.sql,
    who,
    (tx) => tx`select public.book_visit(${id}, 'A secret rash', true, p_organization => ${organization})`,
  );
  await charge(db.sql, who, id);
  return { id, at, patient: who };
}

const linesOf = (patient: string) =>
  db.sql<{ actor_id: string; actor_role: string; category: string; basis: string; basis_id: string }[]>`
    select actor_id, actor_role, category, basis, basis_id from public.access_log
    where patient_id = ${patient} and basis = 'practice' order by seq`;
const change = (who: string, id: string, at: Date, reason = 'The doctor is in theatre') =>
  as(db.sql, who, (tx) => tx`select public.propose_shared_time(${id}, ${at}, ${reason})`);
const callOff = (who: string, id: string, reason = 'The doctor is ill') =>
  as(db.sql, who, (tx) => tx`select public.cancel_shared_visit(${id}, ${reason})`);
const timesFor = (who: string, id: string) =>
  as(
    db.sql,
    who,
    async (tx) => only(await tx<{ times: Date[] }[]>`select public.shared_calendar_openings(${id}) as times`).times,
  );

describe('the calendar of a practice', () => {
  it('shows reception who comes to each doctor, never why, and each patient who looked', async () => {
    const { owner, doctor, reception, id } = await practice();
    const [mine, other] = [await visitShownTo(owner, id), await visitShownTo(doctor, id)];
    await db.sql`update public.profiles set phone_raw = '+27 82 000 0000' where id = ${mine.patient}`;
    const day = await look(reception, mine.at);
    expect(day.doctors.map((one) => one.id).sort()).toEqual([owner.id, doctor.id].sort());
    expect(visitIn(day, mine.id)).toMatchObject({ specialistId: owner.id, status: 'booked', mayChange: true });
    expect(visitIn(day, mine.id)?.name).toMatch(/\S/);
    expect(visitIn(day, mine.id)?.phone).toBe('+27 82 000 0000');
    expect(JSON.stringify(day)).not.toContain('rash');
    expect(JSON.stringify(day)).not.toContain('visitType');
    await look(reception, mine.at);
    expect(await linesOf(mine.patient)).toEqual([
      { actor_id: reception, actor_role: 'staff', category: 'contact', basis: 'practice', basis_id: mine.id },
    ]);
    expect(await linesOf(other.patient)).toHaveLength(dayOf(other.at) === dayOf(mine.at) ? 1 : 0);
  });
  it('is a time without a name where nobody told the patient, or it is kept private', async () => {
    const { owner, reception, id } = await practice();
    const patient = await addPatient(db.sql);
    const [untold, elsewhere] = [await visitShownTo(owner, null), await visitShownTo(owner, randomUUID())];
    const kept = await visitShownTo(owner, id, patient);
    await as(db.sql, patient, (tx) => tx`select public.keep_visit_private(${kept.id}, true)`);
    for (const visit of [untold, elsewhere, kept]) {
      const day = await look(reception, visit.at);
      expect(visitIn(day, visit.id)).toMatchObject({ name: null, phone: null, mayChange: false });
      expect(await linesOf(visit.patient)).toEqual([]);
      expect(await hintOf(callOff(reception, visit.id))).toBe('booking.notFound');
      expect(await hintOf(change(reception, visit.id, new Date(visit.at.getTime() + 2 * DAY_MS)))).toBe(
        'booking.notFound',
      );
      expect(await hintOf(timesFor(reception, visit.id))).toBe('booking.notFound');
    }
  });
  it('shows a nurse and a colleague times alone, billing and strangers nothing, and nobody after they left', async () => {
    const { owner, doctor, reception, nurse, billing, id } = await practice();
    const visit = await visitShownTo(owner, id);
    for (const who of [nurse, doctor.id]) {
      const day = await look(who, visit.at);
      expect(day.changes).toBe(false);
      expect(visitIn(day, visit.id)).toMatchObject({ name: null, phone: null, mayChange: false });
      expect(await hintOf(callOff(who, visit.id))).toBe('booking.notFound');
    }
    const stranger = await practice();
    for (const who of [billing, await addPatient(db.sql), (await addSpecialist(db.sql)).id])
      expect(await hintOf(look(who, visit.at))).toBe('team.noCalendar');
    expect(visitIn(await look(stranger.reception, visit.at), visit.id)).toBeUndefined();
    expect(await hintOf(callOff(stranger.reception, visit.id))).toBe('booking.notFound');
    expect(await linesOf(visit.patient)).toEqual([]);
    const ticket = await ticketTo(reception, dayOf(visit.at));
    const role = await roleIn(db.sql, reception);
    await as(db.sql, owner.id, (tx) => tx`select public.end_organization_membership(${role})`);
    expect(await hintOf(read(reception, ticket))).toBe('team.noCalendar');
    expect(await hintOf(callOff(reception, visit.id))).toBe('booking.notFound');
  });
  it('tells a patient by name only what their log says, also of a visit that was agreed to in between', async () => {
    const { owner, reception, id } = await practice();
    const visit = await visitShownTo(owner, id);
    const ticket = await ticketTo(reception, dayOf(visit.at));
    const late = await visitShownTo(owner, id);
    const day = await read(reception, ticket);
    expect(visitIn(day, visit.id)?.name).toMatch(/\S/);
    if (dayOf(late.at) === dayOf(visit.at)) expect(visitIn(day, late.id)).toMatchObject({ name: null });
    expect(await linesOf(late.patient)).toEqual([]);
  });
  it('has no visits of a doctor whose registration rests', async () => {
    const { owner, doctor, reception, id } = await practice();
    const visit = await visitShownTo(doctor, id);
    await setRegistration(db.sql, doctor.id, 'suspended');
    const day = await look(reception, visit.at);
    expect(day.doctors.map((one) => one.id)).toEqual([owner.id]);
    expect(visitIn(day, visit.id)).toBeUndefined();
    expect(await practiceOf(doctor.id)).toBeNull();
  });
});

describe('reception', () => {
  it('asks a patient to take another time, and calls a visit off with all their money; both sides hear who did it', async () => {
    const { owner, reception, id } = await practice();
    const visit = await visitShownTo(owner, id);
    const [time] = await timesFor(reception, visit.id);
    if (time === undefined) throw new Error('no time to propose');
    expect(await hintOf(change(reception, visit.id, time, ' '))).toBe('booking.moveReasonRequired');
    await change(reception, visit.id, time);
    expect(await toldOf(db.sql, visit.patient, visit.id)).toContain('booking.timeProposed');
    expect(visitIn(await look(reception, visit.at), visit.id)?.proposedStart).not.toBeNull();
    expect(await hintOf(callOff(reception, visit.id, ' '))).toBe('booking.cancelReasonRequired');
    expect(await Promise.all([1, 2, 3].map(() => hintOf(callOff(reception, visit.id))))).toEqual([DONE, DONE, DONE]);
    const [row] = await db.sql<{ status: string; cancelled_by: string; refund: number; amount: number }[]>`
      select a.status, a.cancelled_by, p.refund_minor as refund, p.amount_minor as amount
      from public.appointments a join public.payments p on p.appointment_id = a.id where a.id = ${visit.id}`;
    expect(row).toMatchObject({ status: 'cancelled', cancelled_by: 'specialist' });
    expect(row?.refund).toBe(row?.amount);
    const told = await db.sql<
      { name: string | null }[]
    >`select payload ->> 'actorName' as name from public.notifications
      where recipient_id = ${owner.id} and ref_id = ${visit.id} and event = 'booking.cancelled'`;
    const [who] = await db.sql<{ name: string }[]>`select name from public.profiles where id = ${reception}`;
    expect(told).toEqual([{ name: who?.name }]);
  });
  it('reads no record, no message and no appointment of whom it sees by name', async () => {
    const { owner, reception, id } = await practice();
    const visit = await visitShownTo(owner, id);
    await look(reception, visit.at);
    await as(db.sql, reception, async (tx) => {
      expect(await tx`select id from public.appointments where id = ${visit.id}`).toEqual([]);
      expect(await tx`select profile_id from public.patients where profile_id = ${visit.patient}`).toEqual([]);
      expect(await tx`select id from public.messages where appointment_id = ${visit.id}`).toEqual([]);
    });
    expect(
      await hintOf(as(db.sql, reception, (tx) => tx`select public.open_chart(${visit.patient}, 'chart')`)),
    ).not.toBe(DONE);
  });
});
