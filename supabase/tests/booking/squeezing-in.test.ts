import { randomUUID } from 'node:crypto';
import { SQUEEZE_REASON_EXAMPLES } from '@telehealth/contracts/examples/practice';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf, setRegistration } from '../support/people';
import { at, practiceOf } from '../support/practice';
import { bookVisit, charge, hold, letLapse, openingsOf, statusOf, submit, toldOf, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const ACCEPTED = 'nothing was refused';
interface Scene {
  id: string;
  visitType: string;
  practice: ReturnType<typeof practiceOf>;
  patient: string;
}
/** A specialist who works in the mornings and has a patient with a visit in twenty days. */
async function newScene(): Promise<Scene> {
  const specialist = await addSpecialist(db.sql);
  const practice = practiceOf(db.sql, specialist.id);
  const patient = await addPatient(db.sql);
  await bookVisit(db.sql, patient, specialist, at(20, '09:00'));
  await practice.weekHours(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt: '09:00', endsAt: '12:00' })),
    1,
  );
  return { ...specialist, practice, patient };
}
const evening = at(3, '19:10');

describe('an extra visit', () => {
  it('outside the hours is an invitation that the patient accepts and pays', async () => {
    const { id, visitType, practice, patient } = await newScene();
    const invited = await practice.squeeze(patient, visitType, evening);
    expect(invited.status).toBe('held');
    const hours = (Date.parse(invited.answerUntil ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(await toldOf(db.sql, patient, invited.appointmentId)).toEqual(['booking.invited']);
    // As long as nobody accepted there is no visit, no money and no access.
    const [grants] =
      await db.sql`select count(*)::int as n from public.access_grants where appointment_id = ${invited.appointmentId}`;
    expect(grants?.n).toBe(0);
    await submit(db.sql, patient, invited.appointmentId);
    expect(await statusOf(db.sql, invited.appointmentId)).toBe('awaiting_payment');
    await charge(db.sql, patient, invited.appointmentId);
    expect(await statusOf(db.sql, invited.appointmentId)).toBe('booked');
    // It is meant to be outside, so no list of misplaced visits has it; the log has.
    expect(await practice.outside()).toEqual([]);
    for (const who of [id, patient])
      expect(await as(db.sql, who, (tx) => tx`select reason from public.squeeze_ins`)).toEqual([{ reason: 'Results' }]);
    expect(await as(db.sql, await addPatient(db.sql), (tx) => tx`select from public.squeeze_ins`)).toHaveLength(0);
  });

  it('of a type that needs a yes has it already', async () => {
    const { visitType, practice, patient } = await newScene();
    await db.sql`update public.visit_types set needs_approval = true, notice_minutes = 20000 where id = ${visitType}`;
    const invited = await practice.squeeze(patient, visitType, evening);
    await submit(db.sql, patient, invited.appointmentId);
    expect(await statusOf(db.sql, invited.appointmentId)).toBe('awaiting_payment');
  });

  it('is for patients of one’s own: a stranger is not found, nor is somebody who does not exist', async () => {
    const { visitType, practice } = await newScene();
    const { patient: anothers } = await newScene();
    for (const who of [await addPatient(db.sql), anothers, randomUUID()])
      expect(await hintOf(practice.squeeze(who, visitType, evening))).toBe('practice.patientNotFound');
  });

  it('never overlaps a live visit of either side, and tells nothing about the patient’s other visits', async () => {
    const { id, visitType, practice, patient } = await newScene();
    await bookVisit(db.sql, await addPatient(db.sql), { id, visitType }, at(3, '09:00'));
    for (const time of ['09:00', '08:31', '09:29'])
      expect(await hintOf(practice.squeeze(patient, visitType, at(3, time))), time).toBe('booking.slotTaken');
    const elsewhere = await addSpecialist(db.sql);
    await bookVisit(db.sql, patient, elsewhere, at(3, '19:00'));
    expect(await hintOf(practice.squeeze(patient, visitType, evening))).toBe('booking.timeUnavailable');
    expect(await hintOf(practice.squeeze(patient, visitType, at(3, '08:30')))).toBe(ACCEPTED);
  });

  it('takes a time once: openings and invitations of the same moment cannot both win', async () => {
    const { id, visitType, practice, patient } = await newScene();
    const [time] = await openingsOf(db.sql, id, 1, at(3, '00:00'));
    if (!time) throw new Error('No opening.');
    const others = await Promise.all(Array.from({ length: 6 }, () => addPatient(db.sql)));
    const outcomes = await Promise.all([
      hintOf(practice.squeeze(patient, visitType, time)),
      ...others.map((who) => hintOf(hold(db.sql, who, visitType, time))),
    ]);
    expect(outcomes.filter((one) => one === ACCEPTED)).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set([ACCEPTED, 'booking.slotTaken']));
  });

  it('is capped at three a day, also when many are invited at once', async () => {
    const { visitType, practice, patient } = await newScene();
    const times = ['18:00', '18:30', '19:00', '19:30', '20:00'].map((time) => at(4, time));
    const people = await Promise.all(times.map(() => addPatient(db.sql)));
    const scene = await db.sql`select specialist_id from public.visit_types where id = ${visitType}`;
    for (const [nr, who] of people.entries())
      await bookVisit(db.sql, who, { id: String(scene[0]?.specialist_id), visitType }, at(21 + nr, '09:00'));
    const outcomes = await Promise.all(
      times.map((time, nr) => hintOf(practice.squeeze(people[nr] ?? '', visitType, time))),
    );
    expect(outcomes.sort()).toEqual([ACCEPTED, ACCEPTED, ACCEPTED, 'practice.squeezeLimit', 'practice.squeezeLimit']);
    expect(await hintOf(practice.squeeze(patient, visitType, at(5, '19:00')))).toBe(ACCEPTED);
  });

  it('is offered to one person three times in a day at most', async () => {
    const { visitType, practice, patient } = await newScene();
    for (const days of [3, 4, 5]) {
      const invited = await practice.squeeze(patient, visitType, at(days, '19:00'));
      await practice.withdraw(invited.appointmentId);
    }
    expect(await hintOf(practice.squeeze(patient, visitType, at(6, '19:00')))).toBe('practice.squeezeLimit');
  });

  it('takes none of the two times that the patient may hold', async () => {
    const { visitType, practice, patient } = await newScene();
    for (const days of [3, 4]) await practice.squeeze(patient, visitType, at(days, '19:00'));
    const elsewhere = await addSpecialist(db.sql);
    const openings = await openingsOf(db.sql, elsewhere.id, 9);
    const holding = async (nr: number) =>
      hintOf(hold(db.sql, patient, elsewhere.visitType, openings[nr] ?? new Date()));
    expect([await holding(0), await holding(4), await holding(8)]).toEqual([
      ACCEPTED,
      ACCEPTED,
      'booking.tooManyHolds',
    ]);
  });

  it('with the same key is the same invitation', async () => {
    const { visitType, practice, patient } = await newScene();
    const key = randomUUID();
    const invite = () => practice.squeeze(patient, visitType, evening, 'Results', key);
    const [one, two] = await Promise.all([invite(), invite()]);
    expect(one).toEqual(two);
    expect(await toldOf(db.sql, patient, one.appointmentId)).toEqual(['booking.invited']);
  });

  it('lapses when nobody answers, and can be taken back before', async () => {
    const { visitType, practice, patient } = await newScene();
    const lapses = await practice.squeeze(patient, visitType, evening);
    await jobsAt(db.sql, new Date(Date.now() + 25 * 3_600_000));
    expect(await statusOf(db.sql, lapses.appointmentId)).toBe('expired');
    const taken = await practice.squeeze(patient, visitType, evening);
    expect(await hintOf(practiceOf(db.sql, patient).withdraw(taken.appointmentId))).toBe('booking.notFound');
    await practice.withdraw(taken.appointmentId);
    await practice.withdraw(taken.appointmentId);
    expect(await statusOf(db.sql, taken.appointmentId)).toBe('cancelled');
    expect(await toldOf(db.sql, patient, taken.appointmentId)).toEqual([
      'booking.invited',
      'booking.invitationWithdrawn',
    ]);
    expect(await hintOf(submit(db.sql, patient, taken.appointmentId))).toBe('booking.cannotSubmit');
    const kept = await practice.squeeze(patient, visitType, evening);
    await submit(db.sql, patient, kept.appointmentId);
    expect(await hintOf(practice.withdraw(kept.appointmentId))).toBe('booking.notNow');
    expect(await hintOf(practiceOf(db.sql, (await addSpecialist(db.sql)).id).withdraw(kept.appointmentId))).toBe(
      'booking.notFound',
    );
  });

  it('needs a registration that stands, and stays in the log whatever happens', async () => {
    const { id, visitType, practice, patient } = await newScene();
    const invited = await practice.squeeze(patient, visitType, evening);
    await setRegistration(db.sql, id, 'suspended');
    expect(await hintOf(practice.squeeze(patient, visitType, at(4, '19:00')))).toBe('access.refused');
    for (const attempt of [
      db.sql`update public.squeeze_ins set reason = 'x' where appointment_id = ${invited.appointmentId}`,
      db.sql`delete from public.squeeze_ins`,
      db.sql`truncate public.squeeze_ins`,
    ])
      expect(await hintOf(attempt)).toBe('access.refused');
  });

  it.each(SQUEEZE_REASON_EXAMPLES.map((example) => [example.name, example] as const))(
    'says why, as the form does: %s',
    async (_, { values, refused }) => {
      const { visitType, practice, patient } = await newScene();
      expect(await hintOf(practice.squeeze(patient, visitType, evening, values.reason))).toBe(refused?.id ?? ACCEPTED);
    },
  );

  it('refuses times and modes that cannot be', async () => {
    const { visitType, practice, patient } = await newScene();
    const tries: readonly [Date, string][] = [
      [new Date(Date.now() - 60_000), 'practice.squeezeTime'],
      [at(32, '09:00'), 'practice.squeezeTime'],
      [new Date(evening.getTime() + 1000), 'practice.squeezeTime'],
    ];
    for (const [time, hint] of tries) expect(await hintOf(practice.squeeze(patient, visitType, time))).toBe(hint);
    const other = await newScene();
    expect(await hintOf(practice.squeeze(patient, other.visitType, evening))).toBe('practice.visitTypeNotFound');
    expect(await hintOf(practice.squeeze(patient, visitType, evening, 'x', randomUUID(), 'pigeon'))).toBe(
      'booking.modeNotOffered',
    );
  });

  it('ends at its own beginning, however late the invitation came', async () => {
    const { visitType, practice, patient } = await newScene();
    const invited = await practice.squeeze(patient, visitType, evening);
    const soon = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 120_000);
    await letLapse(db.sql, invited.appointmentId);
    const nearly = await practice.squeeze(patient, visitType, soon);
    expect(nearly.answerUntil && new Date(nearly.answerUntil)).toEqual(soon);
    const late = asAt(
      db.sql,
      patient,
      soon,
      (tx) => tx`select public.book_visit(${nearly.appointmentId}, 'Cough', true)`,
    );
    expect(await hintOf(late)).toBe('booking.holdExpired');
  });
});
