import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { Visit } from './consultations';
import { addOperator, useMovableClock } from './operators';
import { addSpecialist } from './people';
import { cancel, useSandbox } from './visits';

/** A database in which visits are paid and time moves, and who is told of what nobody decides. */
export async function startVisits(): Promise<{ db: TestDatabase; operator: string }> {
  const db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  return { db, operator: await addOperator(db.sql) };
}

/** One step of a visit: who came, stayed, rang, wrote or left, and when, in minutes from its start. */
export type Happening = (visit: Visit) => Promise<unknown>;
export const patientComes =
  (minute: number): Happening =>
  (visit) =>
    visit.enter(minute);
export const patient =
  (kind: string, minute: number): Happening =>
  (visit) =>
    visit.report(visit.patient, kind, minute);
export const specialistComes =
  (minute: number): Happening =>
  (visit) =>
    visit.report(visit.specialist, 'join', minute);
export const rings =
  (minute: number, answered = false): Happening =>
  (visit) =>
    visit.ring(minute, answered);
export const staysUntil =
  (side: 'patient' | 'specialist', minute: number): Happening =>
  (visit) =>
    visit.stay(visit[side], minute);
export const begins =
  (minute: number): Happening =>
  (visit) =>
    visit.admit(minute);
const SEAT = Array.from({ length: 32 }, () => '0A').join(':');
/** Sits in the call from one minute to another. */
export const sits =
  (side: 'patient' | 'specialist', from: number, to: number): Happening =>
  async (visit) => {
    const seat = randomUUID();
    await visit.as(visit[side], from, (tx) => tx`select public.take_room_seat(${visit.id}, ${seat}, ${SEAT})`);
    await visit.as(visit[side], to, (tx) => tx`select public.keep_room_seat(${seat})`);
  };
export const writes =
  (side: 'patient' | 'specialist', minute: number): Happening =>
  (visit) =>
    visit.as(visit[side], minute, (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, 'Hello')`);
export const colleagueComes =
  (minute: number): Happening =>
  async (visit) => {
    const colleague = await addSpecialist(visit.sql);
    await visit.cover(colleague.id, -60);
    await visit.report(colleague.id, 'join', minute);
  };
export const isCalledOff: Happening = (visit) => cancel(visit.sql, visit.patient, visit.id);
