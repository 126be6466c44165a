import { SPECIALTIES } from '@telehealth/contracts/people';
import { CONSULTATION_STATES, type ConsultationState, VISIT_SIDES } from '@telehealth/contracts/visit';
import { z } from 'zod';
import { appointmentStatus } from '../appointments/appointment.schema';
import { column, jsonRow, rowSchema } from '../rows/row-schema';
import { instant, mode, uuid, whole } from '../rows/row-values';

/** A visit in the list of the specialist who holds or covers it. */
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
  coveringName: z.string().nullable(),
  waitingSince: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  noteSignedAt: instant.nullable(),
  /** Coming, among the newest past ones, or older and listed because it needs a note. */
  part: z.enum(['ahead', 'past', 'waiting']),
});
export type Consultation = z.output<typeof consultation>;
export type { ConsultationState };

/** An unsigned note of the caller, as their queue shows it. */
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

/** A note that its author began and may complete although their practice is closed. */
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

/** The waiting-room state of one visit: who waits since when, and announced delays. */
export const doorOfVisit = rowSchema<'consultations'>()({
  appointmentId: uuid,
  waitingSince: instant.nullable(),
  /** The delay that each side announced, in minutes after the booked time. */
  patientLateMinutes: whole.nullable(),
  specialistLateMinutes: whole.nullable(),
});
export type DoorOfVisit = z.output<typeof doorOfVisit>;

/** One line of the attendance evidence. */
export const joinEvent = rowSchema<'join_events'>()({
  id: whole,
  side: z.enum([...VISIT_SIDES, 'guest']),
  kind: z.enum(['join', 'leave', 'drop', 'device', 'quality', 'callback']),
  /** For a callback: `answered` or `noAnswer`. */
  detail: z.string(),
  at: instant,
});
export type JoinEvent = z.output<typeof joinEvent>;

/** A colleague who may cover: verified and listed. */
export const colleague = jsonRow({
  id: column('specialist_id', uuid),
  name: z.string(),
  specialty: z.enum(SPECIALTIES),
});
export type Colleague = z.output<typeof colleague>;
