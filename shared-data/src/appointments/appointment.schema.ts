import { APPOINTMENT_STATUSES, PAYMENT_STATES } from '@telehealth/contracts/booking';
import { GENDERS, SPECIALTIES } from '@telehealth/contracts/people';
import { z } from 'zod';
import { column, part, rowSchema } from '../rows/row-schema';
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
  /** The revision number for calendar files. */
  sequence: whole,
  /** When the time is released unless the next step (details, an answer, payment) is done; null once booked. */
  holdExpiresAt: instant.nullable(),
  extensionUsed: z.boolean(),
  visitTypeId: uuid,
  visitTypeName: z.string(),
  minutes: whole,
  /** How many of the minutes are the extra time that the patient needs. */
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
  /** Why it was cancelled or declined, in the words of the side that did. */
  cancelReason: z.string().nullable(),
  cancelledLate: z.boolean(),
  /** Null when the visit has no payment. */
  paymentState: z.enum(PAYMENT_STATES).nullable(),
  createdAt: instant,
  /** Whether the specialist must accept before the visit is booked. */
  needsApproval: z.boolean(),
  /** How often the patient may still move it. */
  movesLeft: whole,
  /** Future times that the specialist offered instead of a declined one. */
  alternatives: z.array(instant),
  /** Whether a delegate of the patient booked it. */
  bookedByOther: z.boolean(),
  /** The viewer's side has cancelled and can undo it until then; else null. */
  cancelsAt: instant.nullable(),
  /** The time to which the specialist proposes to move it; null: none. */
  proposedStart: instant.nullable(),
  proposalReason: z.string().nullable(),
  /** The patient's deadline to answer the proposal; null without one. */
  proposalUntil: instant.nullable(),
  /** The specialist whose visit it is, when the viewer covers for them; else null. */
  standsInFor: z.string().nullable(),
  /** The covering colleague; null: none, or it is the viewer. */
  coveringName: z.string().nullable(),
  /** ISO `yyyy-mm-dd`; null for the patient's side, and before the visit is booked. */
  patientBorn: z.string().nullable(),
  patientGender: z.enum(GENDERS).nullable(),
  /** The patient was never seen by the visit's specialist before; null for the patient's side. */
  firstVisit: z.boolean().nullable(),
  /** What is charged, fixed when payment falls due: the price, or the price in rands. The price before that. */
  charge: part({ amountMinor: column('charge_minor', whole), currency: column('charge_currency', z.string()) }),
});
export type Appointment = z.output<typeof appointment>;

/** Earliest visit first; at equal times by id, as the database orders them. */
export const appointments = z
  .array(appointment)
  .transform((visits) => visits.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1)));

/** The appointment with the requested id, or none. */
export const appointmentOrNone = z
  .array(appointment)
  .max(1)
  .transform(([only]) => only ?? null);

/** The state of a booking after one of its steps. */
export const bookingStep = rowSchema<'appointments'>()({
  id: uuid,
  status: appointmentStatus,
  /** When the hold is released unless the next step happens; null once booked. */
  holdExpiresAt: instant.nullable(),
  extensionUsed: z.boolean(),
});
export type BookingStep = z.output<typeof bookingStep>;

/** The cost and refund of cancelling now. */
const terms = rowSchema<'cancellation_terms'>()({
  /** Until when cancelling is free and moving possible; null when it never was. */
  freeUntil: instant.nullable(),
  late: z.boolean(),
  refund: money('refund_minor'),
  /** Paid and not refunded yet; nothing before payment. */
  paid: money('paid_minor'),
  /** The refund after `freeUntil`: of the amount paid, or of the price before payment. */
  lateRefund: money('late_refund_minor'),
  /** Before booking: minutes after booking in which cancelling stays free, where `freeUntil` means that. Else null. */
  freeMinutes: whole.nullable(),
  /** The server's clock at the time of the response. */
  askedAt: instant,
});
export type CancellationTerms = z.output<typeof terms>;
export const cancellationTermsAnswer = z.tuple([terms]).transform(([only]) => only);
