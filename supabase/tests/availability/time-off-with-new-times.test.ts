import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { at, dayOf, type Plan, practiceOf, type VisitOutside } from '../support/practice';
import { bookVisit, openingsOf, reschedule, toldOf, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const off = (day: number, more: object = {}) => ({
  ...{ kind: 'off', fromDate: dayOf(at(day, '12:00')), toDate: dayOf(at(day, '12:00')) },
  ...{ startsAt: '00:00', endsAt: '24:00', ...more },
});
const preview = (who: string, form: object) =>
  as(db.sql, who, async (tx) => {
    const [row] = await tx<{ answer: VisitOutside[] }[]>`
      select public.preview_exception(${tx.json(form as never)}) as answer`;
    return row?.answer ?? [];
  });
interface Taking {
  id?: string;
  form: object;
  version: number;
  moves: readonly { appointmentId: string; startsAt: string }[];
  reason?: string | null;
}
const take = (who: string, { id = randomUUID(), form, version, moves, reason = 'I am away' }: Taking) =>
  as(db.sql, who, async (tx) => {
    const [row] = await tx<{ answer: Plan }[]>`select public.take_time_off(${id}, ${tx.json(form as never)}, ${version},
      ${tx.json(moves as never)}, ${reason}) as answer`;
    return row?.answer;
  });

async function newScene() {
  const specialist = await addSpecialist(db.sql);
  const practice = practiceOf(db.sql, specialist.id);
  await practice.weekHours(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt: '09:00', endsAt: '11:00' })),
    1,
  );
  const patient = await addPatient(db.sql, 'Anele First');
  const visit = await bookVisit(db.sql, patient, specialist, at(5, '09:00'));
  return { ...specialist, practice, patient, visit };
}
const startOf = async (visit: string) => {
  const [row] = await db.sql<{ at: Date }[]>`select starts_at as at from public.appointments where id = ${visit}`;
  return row?.at;
};
const exceptionsOf = (who: string) =>
  as(db.sql, who, (tx) => tx`select on_date, kind from public.availability_exceptions`);

it('shows whom time off would hit, with times that are free then, and changes nothing', async () => {
  const { id, practice, visit } = await newScene();
  const [hit, ...others] = await preview(id, off(5));
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ appointmentId: visit, patientName: 'Anele First', touched: true });
  expect(hit?.openings).toHaveLength(3);
  for (const opening of hit?.openings ?? []) expect(dayOf(new Date(opening))).not.toBe(dayOf(at(5, '12:00')));
  expect(await exceptionsOf(id)).toEqual([]);
  // The version is still the one that was read: looking is no edit.
  expect(await hintOf(practice.exception(off(6), 2))).toBe('nothing was refused');
  expect(await hintOf(preview(id, off(5, { kind: 'perhaps' })))).toBe('practice.exceptionKind');
  expect(await hintOf(preview(id, off(5, { startsAt: '12:00', endsAt: '09:00' })))).toBe('practice.hoursOrder');
});

const accept = (who: string, visit: string) =>
  as(db.sql, who, (tx) => tx`select public.accept_proposed_time(${visit})`);
const HOUR_MS = 3_600_000;

it('suggests no time that is soon, nor one before the visit', async () => {
  const { id, visitType, practice } = await newScene();
  await practice.weekHours(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt: '00:00', endsAt: '24:00' })),
    2,
  );
  const from = new Date(Date.now() + HOUR_MS);
  const [soon] = await openingsOf(db.sql, id, 1, from);
  await bookVisit(db.sql, await addPatient(db.sql), { id, visitType }, soon);
  const hits = await preview(id, { ...off(0), toDate: dayOf(at(6, '12:00')) });
  expect(hits).toHaveLength(2);
  for (const hit of hits) {
    expect(hit.openings.length).toBeGreaterThan(0);
    for (const opening of hit.openings) {
      expect(new Date(opening).getTime()).toBeGreaterThan(Date.now() + 23.9 * HOUR_MS);
      expect(new Date(opening).getTime()).toBeGreaterThanOrEqual(new Date(hit.startsAt).getTime());
    }
  }
});

it('takes time off and asks whom it hits in one step; nobody is moved before they agree', async () => {
  const { id, visitType, patient, visit } = await newScene();
  const [hit] = await preview(id, off(5));
  const startsAt = hit?.openings[0] ?? '';
  const series = randomUUID();
  const form = { id: series, form: off(5), version: 2, moves: [{ appointmentId: visit, startsAt }] };
  const taken = await take(id, form);
  expect(taken).toMatchObject({ version: 3, outside: [{ appointmentId: visit, proposedStart: expect.any(String) }] });
  expect(await startOf(visit)).toEqual(at(5, '09:00'));
  // The same again is no second question.
  expect((await take(id, form))?.version).toBe(3);
  expect((await toldOf(db.sql, patient, visit)).filter((kind) => kind === 'booking.timeProposed')).toHaveLength(1);
  // It is kept for them, and their money is whole if they do not want it.
  const others = await openingsOf(db.sql, id, 1, new Date(startsAt));
  expect(others[0]?.getTime()).not.toBe(new Date(startsAt).getTime());
  const terms = async () =>
    (
      await as(
        db.sql,
        patient,
        (tx) => tx`select late, refund_minor = paid_minor as whole from public.cancellation_terms(${visit})`,
      )
    )[0];
  expect(await terms()).toEqual({ late: false, whole: true });
  const [shown] = await as(
    db.sql,
    patient,
    (tx) => tx`select proposed_start, proposal_reason from public.my_appointments(${visit})`,
  );
  expect(shown).toEqual({ proposed_start: new Date(startsAt), proposal_reason: 'I am away' });
  for (const who of [await addPatient(db.sql), id]) expect(await hintOf(accept(who, visit))).toBe('booking.notFound');
  await accept(patient, visit);
  expect(await startOf(visit)).toEqual(new Date(startsAt));
  for (const who of [patient, id]) expect(await toldOf(db.sql, who, visit)).toContain('booking.moved');
  expect(await terms()).toEqual({ late: false, whole: true });
  expect(await hintOf(accept(patient, visit))).toBe('booking.proposalGone');
  expect(visitType).toBeDefined();
});

it('lets the patient choose another time, earlier too, whatever the notice and the moves', async () => {
  const { id, patient, visit } = await newScene();
  await db.sql`update public.appointments set cancel_notice_minutes = 20000, moves_by_patient = 3,
    booked_at = booked_at - interval '1 hour' where id = ${visit}`;
  expect(await hintOf(reschedule(db.sql, patient, visit, at(4, '09:00')))).toBe('booking.moveTooLate');
  await take(id, {
    form: off(5),
    version: 2,
    moves: [{ appointmentId: visit, startsAt: at(7, '09:00').toISOString() }],
  });
  expect(await reschedule(db.sql, patient, visit, at(4, '09:00'))).toMatchObject({ starts_at: at(4, '09:00') });
  expect(await hintOf(accept(patient, visit))).toBe('booking.proposalGone');
});

it('proposes nothing within a day and nothing earlier', async () => {
  const { id, visit } = await newScene();
  const propose = (startsAt: Date) =>
    as(
      db.sql,
      id,
      (tx) => tx`select public.propose_times(
      ${tx.json([{ appointmentId: visit, startsAt: startsAt.toISOString() }])}, 'I am away')`,
    );
  expect(await hintOf(propose(at(4, '09:00')))).toBe('booking.proposalTooSoon');
  expect(await hintOf(propose(new Date(Date.now() + 6 * 60_000)))).toBe('booking.proposalTooSoon');
  expect(await hintOf(propose(at(7, '09:00')))).toBe('nothing was refused');
});

it('is all or nothing: a time that is gone leaves hours and visits as they were', async () => {
  const { id, visitType, visit } = await newScene();
  const second = await bookVisit(db.sql, await addPatient(db.sql), { id, visitType }, at(5, '09:30'));
  const taken = await bookVisit(db.sql, await addPatient(db.sql), { id, visitType }, at(6, '09:00'));
  const moves = [
    { appointmentId: visit, startsAt: at(7, '09:00').toISOString() },
    { appointmentId: second, startsAt: at(6, '09:00').toISOString() },
  ];
  expect(await hintOf(take(id, { form: off(5), version: 2, moves }))).toBe('booking.slotTaken');
  expect(await exceptionsOf(id)).toEqual([]);
  expect([await startOf(visit), await startOf(taken)]).toEqual([at(5, '09:00'), at(6, '09:00')]);
  expect(await hintOf(take(id, { form: off(5), version: 2, moves: moves.slice(0, 1), reason: ' ' }))).toBe(
    'booking.moveReasonRequired',
  );
  expect(await hintOf(take(id, { form: off(5), version: 1, moves: [] }))).toBe('data.conflict');
});

it('asks for nobody else’s visit, and is for specialists', async () => {
  const { visit } = await newScene();
  const { id: stranger } = await addSpecialist(db.sql);
  const moves = [{ appointmentId: visit, startsAt: at(7, '09:00').toISOString() }];
  expect(await hintOf(take(stranger, { form: off(5), version: 1, moves }))).toBe('booking.notFound');
  expect(await exceptionsOf(stranger)).toEqual([]);
  const patient = await addPatient(db.sql);
  expect(await hintOf(take(patient, { form: off(5), version: 1, moves: [] }))).toBe('access.refused');
  expect(await hintOf(preview(patient, off(5)))).toBe('access.refused');
  await expect(asGuest(db.sql, (tx) => tx`select public.preview_exception('{}')`)).rejects.toThrow(/permission denied/);
});

it('tells specialists what became of their registration, and nobody of another’s', async () => {
  const { id } = await addSpecialist(db.sql);
  const checks = (who: string) =>
    as(db.sql, who, (tx) => tx<{ state: string; evidence: string }[]>`select * from public.my_registration_checks()`);
  expect((await checks(id)).map(({ state, evidence }) => [state, evidence])).toEqual([
    ['verified', 'Register looked up: verified'],
    ['pending', 'Asked for a check'],
  ]);
  expect(await hintOf(checks(await addPatient(db.sql)))).toBe('access.refused');
});
