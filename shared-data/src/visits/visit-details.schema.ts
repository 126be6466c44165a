import { PAYMENT_STATES } from '@telehealth/contracts/booking';
import { CHART_CATEGORIES, GRANT_STATES } from '@telehealth/contracts/chart';
import { ACTING_BASES, RELATIONS } from '@telehealth/contracts/people';
import { dangerCheck } from '@telehealth/contracts/schemas/consultation';
import {
  DEVICE_STATES,
  DEVICES,
  PREPARATION_STEPS,
  REVIEW_CONNECTION,
  REVIEW_NEXT_STEP,
  REVIEW_STARTED,
  SYMPTOM_CHANGES,
  VISIT_SIDES,
} from '@telehealth/contracts/visit';
import { z } from 'zod';
import { appointment, appointmentStatus } from '../appointments/appointment.schema';
import { AUTHORITY_PAPERS, AUTHORITY_STATES } from '../people/authority';
import { instant, mode, uuid, whole } from '../rows/row-values';
import { fileOfVisit } from '../visit-files/visit-file.schema';
import { place, ring, visitRoom } from './visit-room.schema';

const step = z.object({
  at: instant,
  status: appointmentStatus,
  /** The status stayed and the time changed. */
  moved: z
    .boolean()
    .nullable()
    .transform((moved) => moved === true),
  by: z.enum(['patient', 'specialist', 'covering', 'system', 'other']),
  /** The name of the covering colleague; null for other steps. */
  byName: z.string().nullable().default(null),
  /** The reader's own step. */
  own: z.boolean().default(false),
  wasAt: instant.nullable(),
  movedTo: instant.nullable(),
  /** The specialist had proposed the new time, and the reason is theirs. */
  accepted: z.boolean().default(false),
  /** One side's words to the other. */
  reason: z.string().nullable(),
});
export type VisitStep = z.output<typeof step>;

/** The patient's progress with preparation. */
const preparation = z.object({
  done: z.array(z.enum(PREPARATION_STEPS)),
  devices: z.record(z.enum(DEVICES), z.enum(DEVICE_STATES)).nullable(),
  devicesTestedAt: instant.nullable(),
});

/** The patient's statements before the visit. */
const intake = z.object({
  savedAt: instant,
  reason: z.string(),
  questions: z.array(z.string()),
  symptoms: z.enum(SYMPTOM_CHANGES).nullable(),
  /** For a patient who is worse; null: not checked. */
  danger: dangerCheck.nullable().default(null),
  /** Documents of the record that also belong to this visit. */
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
  /** The caller is its author. */
  isMine: z.boolean(),
  /** Up to three questions about the plan. `right` is an option's index from 0, null for a patient who has not answered yet. */
  teachBack: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      right: whole.nullish().transform((right) => right ?? null),
    }),
  ),
  /** The patient's last try: the chosen options, and the numbers of the misunderstood questions, from 0. */
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

/** A patient's review of a completed visit. */
const review = z.object({
  started: z.enum(REVIEW_STARTED),
  connection: z.enum(REVIEW_CONNECTION).nullable(),
  nextStep: z.enum(REVIEW_NEXT_STEP).nullable(),
});
export type VisitReview = z.output<typeof review>;

/** What the treating specialist opens of the patient by an audited read. Null: the visit tells nothing. */
export const visitWords = z
  .object({ intake: intake.nullable(), place: place.nullable(), ring: ring.nullable() })
  .nullable();

/** Somebody who did something for a patient, and on what right. */
const whoActs = z.object({
  name: z.string(),
  /** Null: no right is or was known. */
  basis: z.enum(ACTING_BASES).nullable(),
  /** What the patient is to them. */
  relation: z.enum(RELATIONS).nullable(),
  /** What they are to the patient, in the patient's words; empty: not said. */
  relationship: z.string(),
  since: instant.nullable(),
  /** Their right holds still. */
  acts: z.boolean(),
  /** What they sent to prove their right; null: nothing but their own word. */
  paper: z
    .object({ state: z.enum(AUTHORITY_STATES), proof: z.enum(AUTHORITY_PAPERS).nullish(), at: instant })
    .nullish()
    .transform((paper) => paper ?? null),
  gender: z.enum(['male', 'female', '']),
});
export type WhoActs = z.output<typeof whoActs>;

/** By which words somebody agrees at the door: for themselves, a child, as its care-giver, or an adult they act for. */
const consentWords = z.enum(['own', 'child', 'carer', 'adult']);
export type ConsentWords = z.output<typeof consentWords>;

/** Who comes to a visit with its patient, and who agreed to it. */
const present = z.object({
  firstName: z.string(),
  hasSignIn: z.boolean(),
  /** The patient keeps the visit from whoever acts for them. */
  isPrivate: z.boolean(),
  /** Who came to the door for the patient; null: the patient, or nobody yet (`agreedAt`). */
  cameBy: whoActs.nullable(),
  /** Who booked for the patient. */
  bookedBy: whoActs.nullable(),
  agreedAt: instant.nullable(),
  words: consentWords.nullable(),
  guardians: z.array(z.string()),
});
export type VisitPresent = z.output<typeof present>;

/** The clinician’s decision whether a patient of 12 to 17 agrees themselves; the reason is empty for who acts for them. */
const capacity = z.object({ understands: z.boolean(), reason: z.string(), at: instant, byName: z.string() });
export type VisitCapacity = z.output<typeof capacity>;

/** Everything about one visit that the reader's side may see. */
const details = z.object({
  /** The server's clock at the time of the response. */
  askedAt: instant,
  side: z.enum(VISIT_SIDES),
  visit: appointment,
  patientName: z.string(),
  /** Their birth date, ISO `yyyy-mm-dd`, for themselves and for the specialist of a booked visit; else null. */
  patientBorn: z.string().nullable(),
  specialistName: z.string(),
  /** Who booked it, when neither of the two. */
  bookedByName: z.string().nullable(),
  /** Who comes along with a child; empty: not said. */
  companion: z.string().default(''),
  /** What the patient's side can still tell before the doctor comes; null for others. Weight: of somebody under 12. */
  missing: z.object({ allergies: z.boolean(), weight: z.boolean() }).nullable().default(null),
  /** Null for everyone but who holds the visit. */
  present: present.nullable().default(null),
  /** The newest; null: nothing was decided, or the reader may not know. */
  capacity: capacity.nullable().default(null),
  /** By which words the reader agrees at the door; null for the practice. */
  consentWords: consentWords.nullable().default(null),
  /**
   * The visit of another child with which this one went on. Its three are null for who may not know of that child; all of it
   * null: it did not.
   */
  turned: z
    .object({ id: uuid.nullable(), personId: uuid.nullable(), name: z.string().nullable() })
    .nullable()
    .default(null),
  /** The invitation of an extra visit, with its reason for the two sides. Null for other visits. */
  invitation: z.object({ reason: z.string().nullable() }).nullable(),
  /** The time held automatically for a visit that its specialist missed, and its state. Null: none, or it lapsed. */
  instead: z
    .object({
      id: uuid,
      startsAt: instant,
      minutes: whole,
      price: z.object({ amountMinor: whole, currency: z.string() }),
      status: appointmentStatus,
      /** Until when it is held unless the next step happens; null once booked. */
      until: instant.nullable(),
    })
    .nullable(),
  consentAt: instant.nullable(),
  /** From when the waiting room is open. */
  opensAt: instant,
  /** Until when a patient can enter if neither side came yet; null: until the visit is held. */
  closesAt: instant.nullable(),
  /** Null before it was booked. */
  room: visitRoom.nullable(),
  /** Oldest first. */
  history: z.array(step),
  preparation: preparation.nullable(),
  /** Null without statements, and for a delegate. The treating specialist opens it by an audited read (`toOpen`). */
  intake: intake.nullable(),
  /** The treating specialist can open statements, a place or a number by an audited read. */
  toOpen: z.boolean().default(false),
  /** Files attached to the visit; only their own grant opens them. */
  files: z.array(fileOfVisit),
  triage: z.boolean(),
  /** When a symptom check of level 1 or 2 was last attached, for the patient and the practice; null: never. */
  urgentAt: instant.nullable(),
  /** The parts of the chart this visit shares; null: none were ever shared, or the reader may not know. */
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
  /** Null: nothing was to pay, or the reader may not know. */
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
  /** Until when the patient may review it; null when they may not. */
  reviewUntil: instant.nullable(),
  /** The brief beside the record; null for everyone but the practice. */
  brief: z
    .object({
      /** The reader's last signed note about the patient. */
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
  /** The treating person: the covering colleague, else the specialist. */
  treatedBy: visit.room?.coveringName ?? visit.specialistName,
  isTreating: visit.side === 'covering' || (visit.side === 'specialist' && !visit.room?.coveringName),
}));
export type VisitDetails = z.output<typeof visitDetails>;
