import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { at, practiceOf } from '../support/practice';
import {
  acceptProposal,
  bookVisit,
  hold,
  openingsOf,
  propose,
  reschedule,
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

const later = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR);

/** A visit on day 5 at nine, that its specialist asks to move to day 7 at nine. */
async function asked() {
  const specialist = await addSpecialist(db.sql);
  await practiceOf(db.sql, specialist.id).weekHours(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt: '09:00', endsAt: '11:00' })),
    1,
  );
  const patient = await addPatient(db.sql);
  const visit = await bookVisit(db.sql, patient, specialist, at(5, '09:00'));
  await propose(db.sql, specialist.id, visit, at(7, '09:00'));
  return { specialist, patient, visit };
}
const rowOf = async (visit: string) => {
  const [row] = await db.sql<
    { starts_at: Date; status: string; proposed_start: Date | null; proposal_until: Date | null }[]
  >`select starts_at, status, proposed_start, proposal_until from public.appointments where id = ${visit}`;
  if (!row) throw new Error('No visit.');
  return row;
};
const withdraw = (who: string, visit: string) => as(db.sql, who, (tx) => tx`select public.withdraw_proposal(${visit})`);
const leaving = async (patient: string, visit: string, when: Date) => {
  const [terms] = await asAt(
    db.sql,
    patient,
    when,
    (tx) => tx`select late, refund_minor = paid_minor as whole from public.cancellation_terms(${visit})`,
  );
  return terms;
};

describe('a proposed time', () => {
  it('is nobody else’s while the question is open: not to hold, to move to, to be squeezed into or to be proposed again', async () => {
    const { specialist, patient, visit } = await asked();
    const wanted = at(7, '09:00');
    const rival = await addPatient(db.sql);
    expect(await hintOf(hold(db.sql, rival, specialist.visitType, wanted))).toBe('booking.slotTaken');
    const other = await bookVisit(db.sql, rival, specialist, at(6, '09:00'));
    expect(await hintOf(reschedule(db.sql, rival, other, wanted))).toBe('booking.slotTaken');
    expect(await hintOf(propose(db.sql, specialist.id, other, wanted))).toBe('booking.slotTaken');
    const squeezed = as(
      db.sql,
      specialist.id,
      (tx) =>
        tx`select public.squeeze_in(${rival}, ${specialist.visitType}, ${wanted}, 'Soon', 'video', gen_random_uuid())`,
    );
    expect(await hintOf(squeezed)).toBe('booking.slotTaken');
    const guest = db.sql`select public.hold_for_guest(${specialist.visitType}, ${wanted}, gen_random_uuid())`;
    expect(await hintOf(guest)).toBe('booking.slotTaken');
    expect(await acceptProposal(db.sql, patient, visit)).toMatchObject({ starts_at: wanted });
    expect(await hintOf(hold(db.sql, rival, specialist.visitType, at(5, '09:00')))).toBe('nothing was refused');
  });

  it('keeps its breaks too, and is free again the moment the question is over, before any job ran', async () => {
    const { specialist, visit } = await asked();
    const { proposal_until: until } = await rowOf(visit);
    const rival = await addPatient(db.sql);
    const holdAt = (when: Date) =>
      asAt(
        db.sql,
        rival,
        when,
        (tx) =>
          tx`select public.hold_slot(${specialist.visitType}, ${at(7, '09:00')}, 'video', null, gen_random_uuid())`,
      );
    expect(await hintOf(holdAt(later(until ?? new Date(), -0.01)))).toBe('booking.slotTaken');
    expect(await hintOf(holdAt(later(until ?? new Date(), 0.01)))).toBe('nothing was refused');
  });
});

describe('a question', () => {
  it('is open for three days, but until a day before the visit at the latest', async () => {
    const far = await asked();
    const soon = await addSpecialist(db.sql);
    const [first] = await openingsOf(db.sql, soon.id, 1, later(new Date(), 40));
    const visit = await bookVisit(db.sql, await addPatient(db.sql), soon, first);
    const untilOf = async (id: string) => (await rowOf(id)).proposal_until?.getTime() ?? 0;
    expect(Math.abs((await untilOf(far.visit)) - Date.now() - 72 * HOUR)).toBeLessThan(HOUR);
    await propose(db.sql, soon.id, visit, later(first ?? new Date(), 24));
    expect(await untilOf(visit)).toBe(later(first ?? new Date(), -24).getTime());
    const [near] = await openingsOf(db.sql, soon.id, 1, later(new Date(), 2));
    const ill = await bookVisit(db.sql, await addPatient(db.sql), soon, near);
    await propose(db.sql, soon.id, ill, later(near ?? new Date(), 24));
    expect(await untilOf(ill)).toBeLessThanOrEqual(near?.getTime() ?? 0);
    expect(await untilOf(ill)).toBeGreaterThan(Date.now() + HOUR);
  });

  it('that nobody answers leaves the visit where it is, tells both sides, and costs the patient nothing', async () => {
    const { specialist, patient, visit } = await asked();
    const after = later((await rowOf(visit)).proposal_until ?? new Date(), 0.1);
    const accepting = asAt(db.sql, patient, after, (tx) => tx`select public.accept_proposed_time(${visit})`);
    expect(await hintOf(accepting)).toBe('booking.proposalGone');
    const shownAt = async (when: Date) =>
      (
        await asAt(
          db.sql,
          patient,
          when,
          (tx) => tx`select proposed_start, proposal_reason, proposal_until from public.my_appointments(${visit})`,
        )
      )[0];
    expect(await shownAt(new Date())).toMatchObject({ proposed_start: at(7, '09:00'), proposal_reason: 'I am away' });
    expect(await shownAt(after)).toEqual({ proposed_start: null, proposal_reason: null, proposal_until: null });
    await jobsAt(db.sql, after);
    await jobsAt(db.sql, later(after, 1));
    expect(await rowOf(visit)).toMatchObject({ starts_at: at(5, '09:00'), status: 'booked', proposed_start: null });
    for (const who of [patient, specialist.id]) {
      const told = await toldOf(db.sql, who, visit);
      expect(told.filter((event) => event === 'booking.proposalEnded')).toHaveLength(1);
    }
    // Inside of the notice, which would cost half of it.
    expect(await leaving(patient, visit, later(at(5, '09:00'), -1))).toEqual({ late: false, whole: true });
  });

  it('is taken back by who asked, and by nobody else; the patient hears of it and may still leave', async () => {
    const { specialist, patient, visit } = await asked();
    for (const who of [patient, (await addSpecialist(db.sql)).id]) {
      expect(await hintOf(withdraw(who, visit))).toBe('booking.notFound');
    }
    await withdraw(specialist.id, visit);
    expect(await hintOf(withdraw(specialist.id, visit))).toBe('booking.proposalGone');
    expect(await hintOf(acceptProposal(db.sql, patient, visit))).toBe('booking.proposalGone');
    expect(await toldOf(db.sql, patient, visit)).toContain('booking.proposalEnded');
    expect(await toldOf(db.sql, specialist.id, visit)).not.toContain('booking.proposalEnded');
    expect(await leaving(patient, visit, later(at(5, '09:00'), -1))).toEqual({ late: false, whole: true });
    // And may be asked again.
    await propose(db.sql, specialist.id, visit, at(8, '09:00'));
    expect(await acceptProposal(db.sql, patient, visit)).toMatchObject({ starts_at: at(8, '09:00') });
  });

  it('says in the history that the time and the reason were the specialist’s', async () => {
    const { patient, visit } = await asked();
    await acceptProposal(db.sql, patient, visit);
    const [row] = await as(
      db.sql,
      patient,
      (tx) => tx<{ history: Record<string, unknown>[] }[]>`
        select public.visit_details(${visit}) -> 'history' as history`,
    );
    expect(row?.history.at(-1)).toMatchObject({ moved: true, accepted: true, reason: 'I am away', own: true });
  });
});
