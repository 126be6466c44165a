import { CONSULTATION_MEDIA, CONSULTATION_STATES, VISIT_SIDES } from '@telehealth/contracts/visit';
import { z } from 'zod';
import { instant, whole } from '../rows/row-values';

/** Where the patient is and on which number to call them, as they said. */
export const place = z.object({
  location: z.string(),
  phone: z.string(),
  /** The number for a `tel:` link; null when it is not a valid phone number. */
  e164: z.string().nullable(),
  /** False: stated for an earlier visit, to prefill the form. */
  isOfThisVisit: z.boolean(),
});

/** The number on which the practice can call the patient, from the opening of the waiting room until the visit is over. */
export const ring = z.object({
  phone: z.string(),
  e164: z.string().nullable(),
  /** Where it was given: for this visit, an earlier one, or in the profile. */
  givenFor: z.enum(['visit', 'earlier', 'profile']),
});
export type VisitRing = z.output<typeof ring>;

/** The no-show deadlines, by the database's own rule. */
const noShow = z.object({
  /** From when the practice may report that the patient did not come. */
  reportFrom: instant,
  /**
   * If the specialist is not there by then, everything is refunded automatically: fifteen minutes after the start, or after they
   * were last there. Null: no longer relevant.
   */
  specialistBy: instant.nullable(),
  /** If the patient, who was called in vain, is not there by then, the visit counts as missed automatically. */
  patientBy: instant,
  /**
   * Why the practice may not report it yet: it did not join itself, the patient was there, or it did not call. Null for the
   * patient's side.
   */
  missing: z.array(z.enum(['join', 'patientCame', 'ring'])).nullable(),
});

/** The state of a visit's room. */
export const visitRoom = z.object({
  state: z.enum(CONSULTATION_STATES),
  medium: z.enum(CONSULTATION_MEDIA),
  waitingSince: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  endedBy: z.enum([...VISIT_SIDES, 'system']).nullable(),
  /** How long the call was interrupted in total, including a current interruption: until `askedAt`. */
  pausedSeconds: z.number(),
  /** Since when the call is interrupted, on which side, and the mode tried instead; null while it runs. */
  interruptedAt: instant.nullable(),
  interruptedSide: z.enum(['patient', 'specialist', 'both']).nullable(),
  fallbackStep: z.enum(CONSULTATION_MEDIA).nullable(),
  patientLateMinutes: whole.nullable(),
  specialistLateMinutes: whole.nullable(),
  coveringName: z.string().nullable(),
  patientHere: z.boolean(),
  specialistHere: z.boolean(),
  noteSignedAt: instant.nullable(),
  /** When the patient's side agreed at the door; null: not yet, and for the practice. */
  agreedAt: instant.nullable().default(null),
  /** When the practice confirmed the patient's identity; null for the patient's side. */
  identityConfirmedAt: instant.nullable(),
  /** Since when the practice says that somebody else than the patient is in the visit; null: it does not. */
  wrongPersonAt: instant.nullable(),
  /** The specialist's words on ending or handing over the visit; shown to the patient as well. */
  closingReason: z.string().nullable(),
  /** For the practice only while the visit runs, and for a day after a handover to emergency services. */
  place: place.nullable(),
  /** Null for the patient's side, while the waiting room is closed, and without a known number. */
  ring: ring.nullable(),
  /** Null when there is nothing to decide any more. */
  noShow: noShow.nullable(),
});
export type VisitRoom = z.output<typeof visitRoom>;
