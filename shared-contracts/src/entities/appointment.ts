import type { Role } from '../access/access';
import type { Money } from './money';
import type { Specialty } from './onboarding';
import type { PaymentState } from './payment';
import type { VisitPerson } from './related-person';

export const CONSULTATION_MODES = ['video', 'voice', 'chat'] as const;
/** How a visit takes place. */
export type ConsultationMode = (typeof CONSULTATION_MODES)[number];

export const APPOINTMENT_STATUSES = [
  'held',
  'requested',
  'awaiting_payment',
  'booked',
  'waiting',
  'in_progress',
  'completed',
  'cancelled',
  'declined',
  'expired',
  'no_show_patient',
  'no_show_specialist',
  'entered_in_error',
] as const;
/** State of a booking; the database owns the transitions. */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** One visit as one of its two sides sees it. */
export interface Appointment {
  id: string;
  status: AppointmentStatus;
  startsAt: Date;
  endsAt: Date;
  mode: ConsultationMode;
  /** The patient's own words; never in mail, files or live messages. */
  reason: string;
  /** Counts changes, for calendar files. */
  sequence: number;
  /** When the time is released unless the next step (details, an answer, the money) is done; null once booked. */
  holdExpiresAt: Date | null;
  extensionUsed: boolean;
  visitTypeId: string;
  visitTypeName: string;
  minutes: number;
  price: Money;
  viewerRole: Role;
  counterpartId: string;
  counterpartName: string;
  /** Null when the counterpart is a patient. */
  counterpartSpecialty: Specialty | null;
  patientTimeZone: string;
  specialistTimeZone: string;
  cancelledBy: 'patient' | 'specialist' | 'system' | null;
  /** Why it was cancelled or declined, in the words of who did. */
  cancelReason: string | null;
  cancelledLate: boolean;
  /** Null when the visit has no payment. */
  paymentState: PaymentState | null;
  createdAt: Date;
  /** Whether the specialist says yes or no before the visit is booked. */
  needsApproval: boolean;
  /** How often the patient may still move it. */
  movesLeft: number;
  /** Times that the specialist offered instead of a declined one, and that lie ahead. */
  alternatives: Date[];
  /** Whether somebody who acts for the patient made it. */
  bookedByOther: boolean;
  /** Who it is for when it is not the account holder; else null. */
  forWhom: VisitPerson | null;
}
