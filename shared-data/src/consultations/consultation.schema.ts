import { CONSULTATION_STATES, type ConsultationState, SPECIALTIES, VISIT_SIDES } from '@telehealth/contracts';
import { z } from 'zod';
import { appointmentStatus } from '../appointments/appointment.schema';
import { visitPerson } from '../related-persons/related-person.schema';
import { column, rowSchema } from '../rows/row-schema';
import { instant, mode, uuid, whole } from '../rows/row-values';

/** A visit as the list of who holds it, or stands in for it, has it. */
export const consultation = rowSchema<'my_consultations'>()({
  id: uuid,
  appointmentId: uuid,
  state: z.enum(CONSULTATION_STATES),
  appointmentStatus,
  startsAt: instant,
  endsAt: instant,
  mode,
  side: column('viewer_side', z.enum(VISIT_SIDES)),
  patientName: z.string(),
  specialistName: z.string(),
  /** The colleague who stands in; null: nobody. */
  coveringName: z.string().nullable(),
  waitingSince: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  noteSignedAt: instant.nullable(),
  /** Among those ahead, among the newest, or older and here because its note waits. */
  part: z.enum(['ahead', 'past', 'waiting']),
  /** Who it is for when it is not the account holder. */
  forWhom: visitPerson.nullish(),
});
export type Consultation = z.output<typeof consultation>;
export type { ConsultationState };

/** Of a note that the caller began and did not sign, what its queue shows. */
export const openNote = rowSchema<'notes'>()({
  id: uuid,
  appointmentId: uuid,
  /** 0 is the note itself, the others are its addenda. */
  chainNo: whole,
  category: z.string(),
  soap: z.record(z.string(), z.string()),
  planPlain: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type OpenNote = z.output<typeof openNote>;

/** A note that its author began and may finish although their practice is closed. */
export const noteToFinish = rowSchema<'notes_to_finish'>()({
  id: uuid,
  version: whole,
  patientName: z.string(),
  startsAt: instant,
  isAddendum: z.boolean(),
  soap: z.record(z.string(), z.string()),
  planPlain: z.string(),
  teachBack: z.json(),
  watchFor: z.json(),
});
export type NoteToFinish = z.output<typeof noteToFinish>;

/** How it stands at the door of one visit: who waits since when, and what was said of a delay. */
export const doorOfVisit = rowSchema<'consultations'>()({
  appointmentId: uuid,
  waitingSince: instant.nullable(),
  /** How late each side said to be, in minutes after the booked time. */
  patientLateMinutes: whole.nullable(),
  specialistLateMinutes: whole.nullable(),
});
export type DoorOfVisit = z.output<typeof doorOfVisit>;

/** One line of the evidence of who was there. */
export const joinEvent = rowSchema<'join_events'>()({
  id: whole,
  side: z.enum([...VISIT_SIDES, 'guest']),
  kind: z.enum(['join', 'leave', 'drop', 'device', 'quality', 'callback']),
  /** Of a call back: `answered` or `noAnswer`. */
  detail: z.string(),
  at: instant,
});
export type JoinEvent = z.output<typeof joinEvent>;

/** Somebody who may stand in: verified and listed. */
export const colleague = z
  .object({ specialist_id: uuid, name: z.string(), specialty: z.enum(SPECIALTIES) })
  .transform(({ specialist_id: id, name, specialty }) => ({ id, name, specialty }));
export type Colleague = z.output<typeof colleague>;
