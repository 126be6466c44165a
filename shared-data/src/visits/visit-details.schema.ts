import {
  CHART_CATEGORIES,
  DEVICE_STATES,
  DEVICES,
  GRANT_STATES,
  PAYMENT_STATES,
  PREPARATION_STEPS,
  REVIEW_CONNECTION,
  REVIEW_NEXT_STEP,
  REVIEW_STARTED,
  SYMPTOM_CHANGES,
  VISIT_SIDES,
} from '@telehealth/contracts';
import { dangerCheck } from '@telehealth/contracts/schemas';
import { z } from 'zod';
import { appointment, appointmentStatus } from '../appointments/appointment.schema';
import { instant, mode, uuid, whole } from '../rows/row-values';
import { fileOfVisit } from '../visit-files/visit-file.schema';
import { place, ring, visitRoom } from './visit-room.schema';

/** One step in the life of a visit. */
const step = z.object({
  at: instant,
  status: appointmentStatus,
  /** The status stayed and the time changed. */
  moved: z
    .boolean()
    .nullable()
    .transform((moved) => moved === true),
  by: z.enum(['patient', 'specialist', 'covering', 'system', 'other']),
  /** The name of a colleague who stood in then; null for the others. */
  byName: z.string().nullable().default(null),
  /** The reader took it. */
  own: z.boolean().default(false),
  wasAt: instant.nullable(),
  movedTo: instant.nullable(),
  /** What one side wrote for the other. */
  reason: z.string().nullable(),
});
export type VisitStep = z.output<typeof step>;

/** How far a patient is with preparing. */
const preparation = z.object({
  done: z.array(z.enum(PREPARATION_STEPS)),
  devices: z.record(z.enum(DEVICES), z.enum(DEVICE_STATES)).nullable(),
  devicesTestedAt: instant.nullable(),
});

/** What the patient said before the visit. */
const intake = z.object({
  savedAt: instant,
  reason: z.string(),
  questions: z.array(z.string()),
  symptoms: z.enum(SYMPTOM_CHANGES).nullable(),
  /** Of somebody who is worse; null: not checked. */
  danger: dangerCheck.nullable().default(null),
  /** Documents of the record that belong to this visit, too. */
  files: z.array(fileOfVisit),
});
export type VisitIntake = z.output<typeof intake>;

const words = z.string().optional();
const note = z.object({
  id: uuid,
  authorName: z.string(),
  state: z.enum(['draft', 'signed']),
  category: z.string(),
  isAddendum: z.boolean(),
  soap: z.object({ subjective: words, objective: words, assessment: words, plan: words }),
  /** The plan in plain words, written for the patient. */
  planPlain: z.string(),
  signedAt: instant.nullable(),
  version: whole,
  /** The caller wrote it. */
  isMine: z.boolean(),
  /** Up to three questions about the plan. `right` is an option's number from 0, null for a patient who did not answer yet. */
  teachBack: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      right: whole.nullish().transform((right) => right ?? null),
    }),
  ),
  /** The patient's last try: the options chosen, and the numbers of the questions, from 0, that were misunderstood. */
  answered: z.object({ answers: z.array(whole), misunderstood: z.array(whole), at: instant }).nullable(),
  /** What to watch for after the visit, in plain words: reasons to call 112 at once, and reasons to write or book. */
  watchFor: z.object({ callAtOnce: z.array(z.string()), writeOrBook: z.array(z.string()) }),
});
export type VisitNote = z.output<typeof note>;

const prescription = z.object({
  id: uuid,
  status: z.enum(['draft', 'active', 'on_hold', 'completed', 'stopped']),
  issuedAt: instant.nullable(),
  /** `yyyy-mm-dd`. */
  runsOutOn: z.string().nullable(),
  items: z.array(
    z.object({
      medicine: z.string(),
      form: z.string(),
      strength: z.string(),
      directions: z.string(),
      quantity: z.number(),
      repeats: z.number(),
    }),
  ),
});
export type VisitPrescription = z.output<typeof prescription>;

/** What a patient may say of a completed visit. */
const review = z.object({
  started: z.enum(REVIEW_STARTED),
  connection: z.enum(REVIEW_CONNECTION).nullable(),
  nextStep: z.enum(REVIEW_NEXT_STEP).nullable(),
});
export type VisitReview = z.output<typeof review>;

/** What who holds a visit opens of its patient: a line in the patient's log. Null: the visit tells nothing of it. */
export const visitWords = z
  .object({ intake: intake.nullable(), place: place.nullable(), ring: ring.nullable() })
  .nullable();

/** Everything about one visit that this side of it may see. */
const details = z.object({
  /** The server's clock when it said so. */
  askedAt: instant,
  side: z.enum(VISIT_SIDES),
  visit: appointment,
  /** The person whom the visit is for. */
  patientName: z.string(),
  /** Their birth date, ISO `yyyy-mm-dd`, for who holds a booked visit; else null. */
  patientBorn: z.string().nullable(),
  /** Whose account it is: the person themselves, or who cares for them. */
  holderName: z.string(),
  specialistName: z.string(),
  /** Who made it, when that was neither of the two. */
  bookedByName: z.string().nullable(),
  /** An extra visit, to which the specialist invited; why, for the two of them. Null for other visits. */
  invitation: z.object({ reason: z.string().nullable() }).nullable(),
  /** The time that was kept by itself for a visit its specialist missed, and what became of it. Null: none, or it ran out. */
  instead: z
    .object({
      id: uuid,
      startsAt: instant,
      minutes: whole,
      price: z.object({ amountMinor: whole, currency: z.string() }),
      status: appointmentStatus,
      /** Until when it is kept unless the next step happens; null once booked. */
      until: instant.nullable(),
    })
    .nullable(),
  consentAt: instant.nullable(),
  /** From when the waiting room is open. */
  opensAt: instant,
  /** Until when one can come in where nobody came yet; null: for as long as it is not held. */
  closesAt: instant.nullable(),
  /** Null before it was booked. */
  room: visitRoom.nullable(),
  /** Oldest first. */
  history: z.array(step),
  preparation: preparation.nullable(),
  /** Null when nothing was written, and for a delegate. Who holds the visit opens it by a look (`toOpen`). */
  intake: intake.nullable(),
  /** There are words, a place or a number that who holds the visit opens by a look. */
  toOpen: z.boolean().default(false),
  /** What came with the visit: opened by its own grant alone. */
  files: z.array(fileOfVisit),
  /** A result of the symptom checker is attached. */
  triage: z.boolean(),
  /** When a symptom check of level 1 or 2 was attached last, for the patient and the practice; null: none was. */
  urgentAt: instant.nullable(),
  /** What this visit shares of the chart; null: nothing was ever shared, or it is not told. */
  sharing: z
    .object({
      categories: z.array(z.enum(CHART_CATEGORIES)),
      files: z.boolean(),
      state: z.enum(GRANT_STATES),
      until: instant.nullable(),
    })
    .nullable(),
  notes: z.array(note),
  prescriptions: z.array(prescription),
  /** Null: nothing was to pay, or it is not told. */
  payment: z
    .object({
      state: z.enum(PAYMENT_STATES),
      amountMinor: whole,
      refundMinor: whole,
      currency: z.string(),
      hasReceipt: z.boolean(),
    })
    .nullable(),
  /** Until when both may write in the visit's thread; null before it was booked. */
  threadUntil: instant.nullable(),
  review: review.nullable(),
  /** Until when the patient may say how it went; null when they may not. */
  reviewUntil: instant.nullable(),
  /** What a brief says beside the record; null but for the practice. */
  brief: z
    .object({
      /** What the reader signed last about the same person. */
      ownNote: z.object({ signedAt: instant, assessment: z.string(), plan: z.string() }).nullable(),
      /** Messages of the patient's side that wait for an answer. */
      unanswered: z.object({ count: whole, since: instant }).nullable(),
    })
    .nullable(),
  /** Earlier visits of the same two people, newest first. */
  earlier: z.array(z.object({ id: uuid, startsAt: instant, status: appointmentStatus, mode })),
});

export const visitDetails = details.transform((visit) => ({
  ...visit,
  /** Who treats: the colleague who stands in, else the specialist. */
  treatedBy: visit.room?.coveringName ?? visit.specialistName,
  /** Whether the reader is the one who treats. */
  isTreating: visit.side === 'covering' || (visit.side === 'specialist' && !visit.room?.coveringName),
}));
export type VisitDetails = z.output<typeof visitDetails>;
