import type { AppointmentStatus } from '@telehealth/contracts';
import type { Appointment } from './appointment.schema';

const CANCELLABLE: readonly AppointmentStatus[] = ['held', 'requested', 'awaiting_payment', 'booked', 'waiting'];

/** Whether this side may call it off now. The database decides in the end; this only says what to offer. */
export function canCancel({ status, startsAt, paymentState, cancelsAt, standsInFor }: Appointment, now: Date): boolean {
  // Who stands in for a colleague treats; the visit stays the colleague's to move and to call off.
  if (cancelsAt !== null || standsInFor !== null) return false;
  // A payment under way must be able to land; letting the time go would only cause a refund.
  if (status === 'awaiting_payment' && paymentState === 'processing') return false;
  return CANCELLABLE.includes(status) && startsAt > now;
}

/** Whether a move may be tried. Patients have a few; how close to the visit they may is in its terms. */
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
