import { APPOINTMENT_STATUSES, PAYMENT_STATES, SPECIALTIES } from '@telehealth/contracts';
import { z } from 'zod';
import { visitPerson } from '../related-persons/related-person.schema';
import { column, rowSchema } from '../rows/row-schema';
import { instant, mode, money, role, textOrNone, uuid, whole } from '../rows/row-values';

export const appointmentStatus = z.enum(APPOINTMENT_STATUSES);

/** One visit as one of its two sides sees it. */
export const appointment = rowSchema<'my_appointments'>()({
  id: uuid,
  status: appointmentStatus,
  startsAt: instant,
  endsAt: instant,
  mode,
  /** The patient's own words; never in mail, files or live messages. */
  reason: textOrNone,
  /** Counts changes, for calendar files. */
  sequence: whole,
  /** When the time is released unless the next step (details, an answer, the money) is done; null once booked. */
  holdExpiresAt: instant.nullable(),
  extensionUsed: z.boolean(),
  visitTypeId: uuid,
  visitTypeName: z.string(),
  minutes: whole,
  /** How many of them are the extra time that the patient needs. */
  extraMinutes: whole,
  price: money('price_minor'),
  viewerRole: role,
  counterpartId: uuid,
  counterpartName: z.string(),
  /** Null when the counterpart is a patient. */
  counterpartSpecialty: z.enum(SPECIALTIES).nullable(),
  patientTimeZone: column('tz_patient', z.string()),
  specialistTimeZone: column('tz_specialist', z.string()),
  cancelledBy: z.enum(['patient', 'specialist', 'system']).nullable(),
  /** Why it was cancelled or declined, in the words of who did. */
  cancelReason: z.string().nullable(),
  cancelledLate: z.boolean(),
  /** Null when the visit has no payment. */
  paymentState: z.enum(PAYMENT_STATES).nullable(),
  createdAt: instant,
  /** Whether the specialist says yes or no before the visit is booked. */
  needsApproval: z.boolean(),
  /** How often the patient may still move it. */
  movesLeft: whole,
  /** Times that the specialist offered instead of a declined one, and that lie ahead. */
  alternatives: z.array(instant),
  /** Whether somebody who acts for the patient made it. */
  bookedByOther: z.boolean(),
  /** Who it is for when it is not the account holder; else null. */
  forWhom: visitPerson.nullable(),
  /** The viewer's side is calling it off, and can still keep it until then; else null. */
  cancelsAt: instant.nullable(),
  /** The time to which the specialist asks to move it; null: none. */
  proposedStart: instant.nullable(),
  /** Why they ask; null while they do not. */
  proposalReason: z.string().nullable(),
  /** The specialist whose visit it is, where the viewer stands in for them; else null. */
  standsInFor: z.string().nullable(),
  /** The colleague who stands in for the specialist; null: nobody, or the viewer. */
  coveringName: z.string().nullable(),
});
export type Appointment = z.output<typeof appointment>;

/** Earliest visit first; of several at one time by id, as the database orders them. */
export const appointments = z
  .array(appointment)
  .transform((visits) => visits.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1)));

/** The one that was asked for by its id, or none. */
export const appointmentOrNone = z
  .array(appointment)
  .max(1)
  .transform(([only]) => only ?? null);

/** Where a booking stands after one of its steps. */
export const bookingStep = rowSchema<'appointments'>()({
  id: uuid,
  status: appointmentStatus,
  /** When the place is given free unless the next step happens; null once booked. */
  holdExpiresAt: instant.nullable(),
  extensionUsed: z.boolean(),
});
export type BookingStep = z.output<typeof bookingStep>;

/** What cancelling now would cost and give back. */
const terms = rowSchema<'cancellation_terms'>()({
  /** Until when cancelling is free of charge, and moving possible; null when it never was. */
  freeUntil: instant.nullable(),
  late: z.boolean(),
  /** What comes back when it is cancelled at this moment. */
  refund: money('refund_minor'),
  /** What was paid and is not back yet; nothing before paying. */
  paid: money('paid_minor'),
  /** What comes back after `freeUntil`: of what was paid, or of the price before paying. */
  lateRefund: money('late_refund_minor'),
  /** Before booking: how long after it cancelling stays free, where `freeUntil` is that. Else null. */
  freeMinutes: whole.nullable(),
  /** The server's clock when it said so. */
  askedAt: instant,
});
export type CancellationTerms = z.output<typeof terms>;
export const cancellationTermsAnswer = z.tuple([terms]).transform(([only]) => only);
