import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import {
  acceptProposal,
  bookVisit,
  cancel,
  hold,
  letLapse,
  openingsOf,
  propose,
  reschedule,
  thoughtOver,
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
type Specialist = Awaited<ReturnType<typeof addSpecialist>>;

async function timesOf(specialist: Specialist, hours = 100) {
  const [first, second, third, fourth] = await openingsOf(db.sql, specialist.id, 4, later(hours));
  if (!first || !second || !third || !fourth) throw new Error('No opening.');
  return [first, second, third, fourth] as const;
}

/** A booked visit so many hours ahead, and three later openings. */
async function booked(hours = 100) {
  const specialist = await addSpecialist(db.sql);
  const patient = await addPatient(db.sql);
  const [at, ...free] = await timesOf(specialist, hours);
  return { specialist, patient, at, free, id: await bookVisit(db.sql, patient, specialist, at) };
}

const rowOf = async (id: string) =>
  (await db.sql`select starts_at, sequence, status, moves_by_patient from public.appointments where id = ${id}`)[0];

describe('moving a visit', () => {
  it('keeps its id and payment, raises the sequence, frees the old time, tells both sides, and says why', async () => {
    const { specialist, patient, at, free, id } = await booked();
    const moved = await reschedule(db.sql, patient, id, free[0], 'The bus is late');
    expect(moved).toMatchObject({ id, status: 'booked', starts_at: free[0], sequence: 1 });
    for (const who of [patient, specialist.id]) expect(await toldOf(db.sql, who, id)).toContain('booking.moved');
    const [event] =
      await db.sql`select from_status, to_status, reason, meta, actor, sequence from public.appointment_events
      where appointment_id = ${id} order by id desc limit 1`;
    expect(event).toMatchObject({
      from_status: 'booked',
      to_status: 'booked',
      reason: 'The bus is late',
      actor: patient,
      sequence: 1,
    });
    expect(new Date(event?.meta.wasAt)).toEqual(at);
    const rival = await addPatient(db.sql);
    expect(await hintOf(hold(db.sql, rival, specialist.visitType, free[0]))).toBe('booking.slotTaken');
    await bookVisit(db.sql, rival, specialist, at);
  });

  it('changes nothing when it is sent twice', async () => {
    const { patient, free, id } = await booked();
    await reschedule(db.sql, patient, id, free[0]);
    expect(await reschedule(db.sql, patient, id, free[0])).toMatchObject({ sequence: 1 });
    expect(await rowOf(id)).toMatchObject({ moves_by_patient: 1 });
  });

  it('may overlap the time it leaves, but no buffer of another visit', async () => {
    const { specialist, patient, at, id } = await booked();
    await db.sql`update public.visit_types set grid_minutes = 15 where id = ${specialist.visitType}`;
    const quarter = new Date(Number(at) + HOUR / 4);
    expect(await reschedule(db.sql, patient, id, quarter)).toMatchObject({ starts_at: quarter });
    await db.sql`update public.visit_types set buffer_before_minutes = 30 where id = ${specialist.visitType}`;
    const far = new Date(Number(at) + 4 * HOUR);
    await bookVisit(db.sql, await addPatient(db.sql), specialist, far);
    expect(await hintOf(reschedule(db.sql, patient, id, new Date(Number(far) - HOUR / 2)))).toBe('booking.slotTaken');
    expect(await rowOf(id)).toMatchObject({ starts_at: quarter, sequence: 1 });
  });

  it('leaves the visit where it was when the new time is not to be had', async () => {
    const { specialist, patient, at, free, id } = await booked();
    await bookVisit(db.sql, await addPatient(db.sql), specialist, free[0]);
    const other = await addSpecialist(db.sql);
    await bookVisit(db.sql, patient, other, free[1]);
    expect(await hintOf(reschedule(db.sql, patient, id, free[0]))).toBe('booking.slotTaken');
    expect(await hintOf(reschedule(db.sql, patient, id, free[1]))).toBe('booking.overlapsYours');
    expect(await hintOf(reschedule(db.sql, patient, id, new Date(Number(free[2]) + 60_000)))).toBe(
      'booking.slotNotOffered',
    );
    expect(await hintOf(reschedule(db.sql, patient, id, later(-1)))).toBe('booking.slotNotOffered');
    expect(await rowOf(id)).toMatchObject({ starts_at: at, sequence: 0 });
  });

  it('takes a time whose hold has lapsed', async () => {
    const { specialist, patient, free, id } = await booked();
    await letLapse(db.sql, (await hold(db.sql, await addPatient(db.sql), specialist.visitType, free[0])).id);
    expect(await reschedule(db.sql, patient, id, free[0])).toMatchObject({ starts_at: free[0] });
  });

  it('is the patient’s choice three times, and not inside the notice', async () => {
    const { specialist, patient, at, free, id } = await booked();
    for (const to of [free[0], free[1], free[2]]) await reschedule(db.sql, patient, id, to);
    expect(await hintOf(reschedule(db.sql, patient, id, at))).toBe('booking.moveLimit');
    await propose(db.sql, specialist.id, id, new Date(Number(free[2]) + HOUR));
    await acceptProposal(db.sql, patient, id);
    expect(await reschedule(db.sql, patient, id, free[0]), 'a time chosen by the other side may be left').toMatchObject(
      {
        sequence: 6,
      },
    );
    const near = await booked(20);
    await thoughtOver(db.sql, near.id);
    expect(await hintOf(reschedule(db.sql, near.patient, near.id, near.free[0]))).toBe('booking.moveTooLate');
  });

  it('is never the specialist’s: they ask, at any time before it begins, off hours too, with a reason; who agrees may then leave free', async () => {
    const { specialist, patient, at, id } = await booked(20);
    const next = new Date(Number(at) + 24 * HOUR);
    await db.sql`delete from public.availability_rules where specialist_id = ${specialist.id}`;
    expect(await hintOf(reschedule(db.sql, specialist.id, id, next, 'Called to theatre'))).toBe('booking.notFound');
    expect(await hintOf(propose(db.sql, specialist.id, id, next, ' '))).toBe('booking.moveReasonRequired');
    await propose(db.sql, specialist.id, id, next, 'Called to theatre');
    expect(await rowOf(id)).toMatchObject({ starts_at: at });
    expect(await acceptProposal(db.sql, patient, id)).toMatchObject({ starts_at: next });
    expect(await cancel(db.sql, patient, id)).toMatchObject({ cancelled_late: false });
    const [payment] = await db.sql`select state from public.payments where appointment_id = ${id}`;
    expect(payment?.state).toBe('refunded');
  });

  it('is refused for what is not booked or has begun, and for strangers', async () => {
    const { specialist, patient, at, free, id } = await booked();
    const held = await hold(db.sql, patient, specialist.visitType, free[0]);
    expect(await hintOf(reschedule(db.sql, patient, held.id, free[1]))).toBe('booking.cannotMove');
    const during = new Date(Number(at) + 60_000);
    const begun = asAt(
      db.sql,
      patient,
      during,
      (tx) => tx`select public.reschedule_appointment(${id}, ${free[2]}, 'Late')`,
    );
    expect(await hintOf(begun)).toBe('booking.cannotMove');
    for (const who of [await addPatient(db.sql), (await addSpecialist(db.sql)).id]) {
      expect(await hintOf(reschedule(db.sql, who, id, free[1], 'Mine'))).toBe('booking.notFound');
    }
    await cancel(db.sql, patient, id);
    expect(await hintOf(reschedule(db.sql, patient, id, free[1]))).toBe('booking.cannotMove');
  });

  it('is undone within ten seconds, as if it had not been', async () => {
    const { specialist, patient, at, free, id } = await booked(20);
    const before = await db.sql`select moved_by, moved_at, moves_by_patient from public.appointments where id = ${id}`;
    await reschedule(db.sql, patient, id, free[0], 'Ill');
    // The notice of the old time, and the hours, no longer matter.
    await db.sql`delete from public.availability_rules where specialist_id = ${specialist.id}`;
    expect(await reschedule(db.sql, patient, id, at)).toMatchObject({ starts_at: at, sequence: 2 });
    expect(await db.sql`select moved_by, moved_at, moves_by_patient from public.appointments where id = ${id}`).toEqual(
      before,
    );
    expect(await hintOf(reschedule(db.sql, patient, id, free[0])), 'an undo is not undone').toBe(
      'booking.slotNotOffered',
    );
  });

  it('is not undone once somebody has the old time or the seconds are over', async () => {
    const taken = await booked();
    await reschedule(db.sql, taken.patient, taken.id, taken.free[0]);
    await bookVisit(db.sql, await addPatient(db.sql), taken.specialist, taken.at);
    expect(await hintOf(reschedule(db.sql, taken.patient, taken.id, taken.at))).toBe('booking.slotTaken');
    const other = await booked();
    await reschedule(db.sql, other.patient, other.id, other.free[0]);
    await db.sql`delete from public.availability_rules where specialist_id = ${other.specialist.id}`;
    const late = asAt(
      db.sql,
      other.patient,
      new Date(Date.now() + 13_000),
      (tx) => tx`select public.reschedule_appointment(${other.id}, ${other.at})`,
    );
    expect(await hintOf(late)).toBe('booking.slotNotOffered');
  });

  it('shows the patient how many moves are left', async () => {
    const { patient, free, id } = await booked();
    await reschedule(db.sql, patient, id, free[0]);
    const [row] = await as(
      db.sql,
      patient,
      (tx) => tx`select moves_left from public.my_appointments() where id = ${id}`,
    );
    expect(row).toEqual({ moves_left: 2 });
  });
});

describe('races for one time', () => {
  const wins = (results: readonly string[]) => results.filter((hint) => hint === 'nothing was refused').length;

  it('two visits of one specialist: one moves, the other stays where it was', async () => {
    for (let round = 0; round < 10; round += 1) {
      const specialist = await addSpecialist(db.sql);
      const [one, two, wanted] = await timesOf(specialist);
      const people = [await addPatient(db.sql), await addPatient(db.sql)];
      const visits = [
        { id: await bookVisit(db.sql, people[0] ?? '', specialist, one), who: people[0] ?? '', at: one },
        { id: await bookVisit(db.sql, people[1] ?? '', specialist, two), who: people[1] ?? '', at: two },
      ];
      const hints = await Promise.all(visits.map(({ id, who }) => hintOf(reschedule(db.sql, who, id, wanted))));
      expect([...hints].sort()).toEqual(['booking.slotTaken', 'nothing was refused']);
      for (const [index, visit] of visits.entries()) {
        const won = hints[index] === 'nothing was refused';
        expect(await rowOf(visit.id)).toMatchObject({
          starts_at: won ? wanted : visit.at,
          sequence: won ? 1 : 0,
          status: 'booked',
        });
      }
    }
  });

  it('a move against twenty holds: one gets the time, and a mover who loses keeps the old one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { specialist, patient, at, free, id } = await booked();
      const rivals = await Promise.all(Array.from({ length: 20 }, () => addPatient(db.sql)));
      const [moved, ...held] = await Promise.all([
        hintOf(reschedule(db.sql, patient, id, free[0])),
        ...rivals.map((rival) => hintOf(hold(db.sql, rival, specialist.visitType, free[0]))),
      ]);
      expect(wins([moved, ...held])).toBe(1);
      const won = moved === 'nothing was refused';
      expect(await rowOf(id)).toMatchObject({ starts_at: won ? free[0] : at, sequence: won ? 1 : 0 });
    }
  });

  it('two visits of one patient with two specialists: the second hears that they are busy', async () => {
    for (let round = 0; round < 10; round += 1) {
      const patient = await addPatient(db.sql);
      const visits = [];
      for (const hours of [100, 104]) {
        const specialist = await addSpecialist(db.sql);
        const [at] = await timesOf(specialist, hours);
        visits.push({ id: await bookVisit(db.sql, patient, specialist, at), specialist });
      }
      const [, , wanted] = await timesOf(visits[0]?.specialist ?? (await addSpecialist(db.sql)), 110);
      const hints = await Promise.all(visits.map(({ id }) => hintOf(reschedule(db.sql, patient, id, wanted))));
      expect([...hints].sort()).toEqual(['booking.overlapsYours', 'nothing was refused']);
    }
  });
});
