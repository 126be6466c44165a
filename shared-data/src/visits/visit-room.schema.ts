import { CONSULTATION_MEDIA, CONSULTATION_STATES, VISIT_SIDES } from '@telehealth/contracts';
import { z } from 'zod';
import { instant, whole } from '../rows/row-values';

/** Where the patient is and what number to ring, as they said it. */
export const place = z.object({
  location: z.string(),
  phone: z.string(),
  /** The number as a `tel:` link takes it; null where the words are no number of any country. */
  e164: z.string().nullable(),
  /** False: said for an earlier visit, to begin with in the form. */
  isOfThisVisit: z.boolean(),
});

/** On which number the practice can ring the patient, from the opening of the doors until the visit is over. */
export const ring = z.object({
  phone: z.string(),
  e164: z.string().nullable(),
  /** What it was given for: this visit, one before it, or the profile. */
  givenFor: z.enum(['visit', 'earlier', 'profile']),
});
export type VisitRing = z.output<typeof ring>;

/** How the clock of no-shows stands, by the database's own rule. */
const noShow = z.object({
  /** From when the practice may report that the patient did not come. */
  reportFrom: instant,
  /**
   * Without the specialist by then, everything is paid back by itself: fifteen minutes after the start, or after they were
   * there last. Null: nothing is decided by that any more.
   */
  specialistBy: instant.nullable(),
  /** Without the patient by then, who was rung in vain, the visit counts as missed by itself. */
  patientBy: instant,
  /** Why the practice may not report it yet: came itself not, the patient was there, nobody rang. Null for the patient's side. */
  missing: z.array(z.enum(['join', 'patientCame', 'ring'])).nullable(),
});

/** How a visit goes or went. */
export const visitRoom = z.object({
  state: z.enum(CONSULTATION_STATES),
  medium: z.enum(CONSULTATION_MEDIA),
  waitingSince: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  endedBy: z.enum([...VISIT_SIDES, 'system']).nullable(),
  /** How long the call was down altogether, a running interruption included: until `askedAt`. */
  pausedSeconds: z.number(),
  /** Since when the call is down, on whose side, and what is tried instead; null while it runs. */
  interruptedAt: instant.nullable(),
  interruptedSide: z.enum(['patient', 'specialist', 'both']).nullable(),
  fallbackStep: z.enum(CONSULTATION_MEDIA).nullable(),
  patientLateMinutes: whole.nullable(),
  specialistLateMinutes: whole.nullable(),
  /** A colleague who stands in. */
  coveringName: z.string().nullable(),
  patientHere: z.boolean(),
  specialistHere: z.boolean(),
  noteSignedAt: instant.nullable(),
  /** When the practice confirmed who the patient is; null for the patient's side. */
  identityConfirmedAt: instant.nullable(),
  /** What the specialist wrote when giving the visit up or handing it over; the patient reads it as well. */
  closingReason: z.string().nullable(),
  /** For the practice only while the visit runs, and a day long when the patient was handed to emergency services. */
  place: place.nullable(),
  /** Null for the patient's side, while the doors are closed, and where no number is known. */
  ring: ring.nullable(),
  /** Null when there is nothing to decide any more. */
  noShow: noShow.nullable(),
});
export type VisitRoom = z.output<typeof visitRoom>;
