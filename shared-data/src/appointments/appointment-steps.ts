import type { AppointmentStatus } from '@telehealth/contracts/booking';
import type { Appointment } from './appointment.schema';

const CANCELLABLE: readonly AppointmentStatus[] = ['held', 'requested', 'awaiting_payment', 'booked', 'waiting'];

/** Whether this side may cancel the visit now. The database decides in the end; this only decides what to offer. */
export function canCancel({ status, startsAt, paymentState, cancelsAt, standsInFor }: Appointment, now: Date): boolean {
  // A covering colleague treats the patient, but only the specialist can move or cancel the visit.
  if (cancelsAt !== null || standsInFor !== null) return false;
  // A payment in progress must be able to complete; releasing the time would only cause a refund.
  if (status === 'awaiting_payment' && paymentState === 'processing') return false;
  return CANCELLABLE.includes(status) && startsAt > now;
}

/** Whether to offer a move. Patients have a limited number; the visit's terms say how late they may. */
export function canMove(
  { status, startsAt, viewerRole, movesLeft, cancelsAt, proposedStart, standsInFor }: Appointment,
  now: Date,
): boolean {
  return (
    standsInFor === null &&
    status === 'booked' &&
    startsAt > now &&
    cancelsAt === null &&
    (viewerRole === 'specialist' || movesLeft > 0 || proposedStart !== null)
  );
}
