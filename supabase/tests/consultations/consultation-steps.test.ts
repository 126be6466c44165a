import { CONSULTATION_STATES, type ConsultationState } from '@telehealth/contracts/visit';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisit, type Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, hintOf } from '../support/people';
import { cancel, useSandbox } from '../support/visits';

let db: TestDatabase;
let visit: Visit;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  visit = await newVisit(db.sql);
  await visit.report(visit.patient, 'device', -5);
});
afterAll(() => db.drop());

const STEPS: Readonly<Record<ConsultationState, readonly ConsultationState[]>> = {
  scheduled: ['lobby', 'active', 'abandoned'],
  lobby: ['scheduled', 'active', 'abandoned'],
  active: ['interrupted', 'ended', 'abandoned', 'transferred_to_emergency'],
  interrupted: ['active', 'ended', 'abandoned', 'transferred_to_emergency'],
  ended: ['note_signed'],
  note_signed: [],
  // An operator takes a no-show back.
  abandoned: ['scheduled'],
  transferred_to_emergency: [],
};
/** What the appointment must be for the consultation to be that. */
const GOES_WITH: Readonly<Record<ConsultationState, string>> = {
  scheduled: 'booked',
  lobby: 'waiting',
  active: 'in_progress',
  interrupted: 'in_progress',
  ended: 'completed',
  note_signed: 'completed',
  abandoned: 'no_show_patient',
  transferred_to_emergency: 'completed',
};

const setState = (tx: TransactionSql, to: ConsultationState) => tx`
  update public.consultations set state = ${to}, patient_location = 'Home', callback_phone = '0820000000', consent_at = now(),
    started_at = case when ${!['scheduled', 'lobby', 'abandoned'].includes(to)} then coalesce(started_at, now()) else started_at end,
    interrupted_at = case when ${to === 'interrupted'} then now() end,
    interrupted_side = case when ${to === 'interrupted'} then 'both' end,
    fallback_step = case when ${to === 'interrupted'} then 'chat' end,
    ended_at = case when ${['ended', 'note_signed', 'abandoned', 'transferred_to_emergency'].includes(to)} then now() end,
    closing_reason = case when ${to === 'abandoned'} then 'missed' end,
    note_signed_at = case when ${to === 'note_signed'} then coalesce(note_signed_at, now()) else note_signed_at end
  where appointment_id = ${visit.id}`;
const setStatus = (tx: TransactionSql, status: string) =>
  tx`update public.appointments set status = ${status} where id = ${visit.id}`;

/** Tries a step as the administrator, whom no grant holds back, from what is laid down past the triggers; undoes it. */
function tryStep(prepare: (tx: TransactionSql) => Promise<unknown>, step: (tx: TransactionSql) => Promise<unknown>) {
  const undo = new Error('undo');
  return hintOf(
    db.sql
      .begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await prepare(tx);
        await tx`set local session_replication_role = origin`;
        await step(tx);
        throw undo;
      })
      .catch((cause) => {
        if (cause !== undo) throw cause;
      }),
  );
}

const pairs = CONSULTATION_STATES.flatMap((from) =>
  CONSULTATION_STATES.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('steps that a consultation does not have', () => {
  it.each(pairs)('%s → %s', async (from, to) => {
    const outcome = await tryStep(
      async (tx) => {
        await setState(tx, from);
        await setStatus(tx, GOES_WITH[to]);
      },
      (tx) => setState(tx, to),
    );
    expect(outcome).toBe(STEPS[from].includes(to) ? 'nothing was refused' : 'consultation.notNow');
  });

  it.each([
    ['scheduled', 'lobby', 'booked'],
    ['scheduled', 'active', 'booked'],
    ['lobby', 'scheduled', 'waiting'],
    ['active', 'ended', 'in_progress'],
    ['abandoned', 'scheduled', 'no_show_patient'],
  ] as const)('%s → %s while the appointment stays %s', async (from, to, status) => {
    const outcome = await tryStep(
      async (tx) => {
        await setState(tx, from);
        await setStatus(tx, status);
      },
      (tx) => setState(tx, to),
    );
    expect(outcome).toBe('23514');
  });

  it('begins nothing twice: a visit that ran and was given up is not scheduled again', async () => {
    const outcome = await tryStep(
      async (tx) => {
        await setState(tx, 'active');
        await setState(tx, 'abandoned');
        await setStatus(tx, 'booked');
      },
      (tx) => setState(tx, 'scheduled'),
    );
    expect(outcome).toBe('23514');
  });

  it('lets nobody wait who did not say where they are', async () => {
    const other = await newVisit(db.sql);
    expect(await hintOf(db.sql`select private.move_appointment(${other.id}, 'waiting')`)).toBe('23514');
    expect(await other.status()).toBe('booked');
  });
});

describe('facts that never change', () => {
  it.each([
    ['the patient', 'patient_id = gen_random_uuid()'],
    ['the specialist', 'specialist_id = gen_random_uuid()'],
    ['the room', 'room_id = gen_random_uuid()'],
    ['the visit', 'appointment_id = gen_random_uuid()'],
    ['the pause, downwards', 'paused_seconds = -1'],
  ])('%s', async (_, change) => {
    expect(
      await hintOf(db.sql.unsafe(`update public.consultations set ${change} where appointment_id = '${visit.id}'`)),
    ).toBe('23514');
  });

  it('rows are not removed, evidence and history not rewritten, by anyone', async () => {
    for (const table of ['consultations', 'consultation_events', 'join_events']) {
      expect(await hintOf(db.sql.unsafe(`delete from public.${table}`)), table).toBe('access.refused');
      expect(await hintOf(db.sql.unsafe(`truncate public.${table} cascade`)), table).toBe('access.refused');
    }
    for (const table of ['consultation_events', 'join_events']) {
      expect(await hintOf(db.sql.unsafe(`update public.${table} set at = now()`)), table).toBe('access.refused');
    }
  });

  it('two participants are never one person', async () => {
    for (const who of ['patient_id', 'specialist_id']) {
      expect(await hintOf(db.sql.unsafe(`update public.consultations set covered_by = ${who}`))).toMatch(/^235/);
    }
  });
});

describe('a consultation follows its appointment', () => {
  it('is abandoned when the visit is called off, and nothing can begin any more', async () => {
    const other = await newVisit(db.sql);
    await cancel(db.sql, other.patient, other.id);
    expect(await other.consultation()).toMatchObject({ state: 'abandoned', closing_reason: 'cancelled' });
    expect(await hintOf(other.enter(-5))).toBe('consultation.over');
    expect(await hintOf(other.admit(0))).toBe('consultation.over');
    expect(await hintOf(other.ring(0, false))).toBe('consultation.over');
  });

  it('forgets announced delays when the visit moves', async () => {
    const specialist = await addSpecialist(db.sql);
    const other = await newVisit(db.sql, { patient: await addPatient(db.sql), specialist });
    await other.as(other.patient, -60, (tx) => tx`select public.announce_delay(${other.id}, 10)`);
    await db.sql`update public.appointments set sequence = sequence + 1,
      during = tstzrange(lower(during) + interval '1 day', upper(during) + interval '1 day'),
      blocks = tstzrange(lower(blocks) + interval '1 day', upper(blocks) + interval '1 day') where id = ${other.id}`;
    const [row] =
      await db.sql`select patient_late_minutes, state from public.consultations where appointment_id = ${other.id}`;
    expect(row).toEqual({ patient_late_minutes: null, state: 'scheduled' });
  });
});
