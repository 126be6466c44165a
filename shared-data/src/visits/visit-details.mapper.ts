import {
  APPOINTMENT_STATUSES,
  CHART_CATEGORIES,
  CONSULTATION_MEDIA,
  CONSULTATION_STATES,
  DEVICE_STATES,
  GRANT_STATES,
  PREPARATION_STEPS,
  REVIEW_CONNECTION,
  REVIEW_NEXT_STEP,
  REVIEW_STARTED,
  SYMPTOM_CHANGES,
  VISIT_SIDES,
  type VisitDetails,
} from '@telehealth/contracts';
import { z } from 'zod';
import { appointmentRow, toAppointment } from '../appointments/appointment.mapper';
import { readAs } from '../client/call-backend';
import { fileType, instant, mode, uuid } from '../client/row-values';

const status = z.enum(APPOINTMENT_STATUSES);
const device = z.enum(DEVICE_STATES);
const minutes = z.number().int().nullable();

const room = z.object({
  state: z.enum(CONSULTATION_STATES),
  medium: z.enum(CONSULTATION_MEDIA),
  waitingSince: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  endedBy: z.enum([...VISIT_SIDES, 'system']).nullable(),
  pausedSeconds: z.number(),
  patientLateMinutes: minutes,
  specialistLateMinutes: minutes,
  coveringName: z.string().nullable(),
  patientHere: z.boolean(),
  specialistHere: z.boolean(),
  noteSignedAt: instant.nullable(),
});

const step = z.object({
  at: instant,
  status,
  moved: z.boolean().nullable(),
  by: z.enum(['patient', 'specialist', 'system', 'other']),
  wasAt: instant.nullable(),
  movedTo: instant.nullable(),
  reason: z.string().nullable(),
});

/** One row of `visit_preparations`, or the part of `visit_details` about it. */
export const preparation = z.object({
  done: z.array(z.enum(PREPARATION_STEPS)),
  devices: z.object({ camera: device, microphone: device, speaker: device }).nullable(),
  devicesTestedAt: instant.nullable(),
});

const file = z.object({
  ...{ id: uuid, title: z.string().nullable(), type: fileType, size: z.number().int() },
  ...{ version: z.number().int(), mayOpen: z.boolean() },
});

const intake = z.object({
  savedAt: instant,
  reason: z.string(),
  questions: z.array(z.string()),
  symptoms: z.enum(SYMPTOM_CHANGES).nullable(),
  files: z.array(file),
});

const part = z.string().optional();
const note = z.object({
  id: uuid,
  authorName: z.string(),
  state: z.enum(['draft', 'signed']),
  category: z.string(),
  isAddendum: z.boolean(),
  soap: z.object({ subjective: part, objective: part, assessment: part, plan: part }),
  planPlain: z.string(),
  signedAt: instant.nullable(),
});

const prescription = z.object({
  id: uuid,
  status: z.enum(['draft', 'active', 'on_hold', 'completed', 'stopped']),
  issuedAt: instant.nullable(),
  runsOutOn: z.string().nullable(),
  items: z.array(
    z.object({
      ...{ medicine: z.string(), form: z.string(), strength: z.string(), directions: z.string() },
      ...{ quantity: z.number(), repeats: z.number() },
    }),
  ),
});

const details = z.object({
  askedAt: instant,
  side: z.enum(VISIT_SIDES),
  visit: appointmentRow.transform(toAppointment),
  ...{ patientName: z.string(), specialistName: z.string(), bookedByName: z.string().nullable() },
  invitation: z.object({ reason: z.string().nullable() }).nullable(),
  ...{ consentAt: instant.nullable(), opensAt: instant, room: room.nullable() },
  history: z.array(step.transform((one) => ({ ...one, moved: one.moved === true }))),
  preparation: preparation.nullable(),
  intake: intake.nullable(),
  files: z.array(file),
  triage: z.boolean(),
  sharing: z
    .object({
      ...{ categories: z.array(z.enum(CHART_CATEGORIES)), files: z.boolean() },
      ...{ state: z.enum(GRANT_STATES), until: instant.nullable() },
    })
    .nullable(),
  notes: z.array(note),
  prescriptions: z.array(prescription),
  review: z
    .object({
      started: z.enum(REVIEW_STARTED),
      connection: z.enum(REVIEW_CONNECTION).nullable(),
      nextStep: z.enum(REVIEW_NEXT_STEP).nullable(),
    })
    .nullable(),
  reviewUntil: instant.nullable(),
  earlier: z.array(z.object({ id: uuid, startsAt: instant, status, mode })),
});

/** What `visit_details` gives. @throws AppError `data.unreadable` */
export const toVisitDetails = (data: unknown): VisitDetails => readAs(details, data);
