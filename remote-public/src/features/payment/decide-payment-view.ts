import type { AppointmentStatus } from '@telehealth/contracts/booking';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

export type PaymentView =
  | 'pay'
  | 'unfinished'
  | 'settled'
  | 'asked'
  | 'expired'
  | 'cancelled'
  | 'missing'
  | 'processing';

const ENDED: Readonly<Partial<Record<AppointmentStatus, PaymentView>>> = {
  booked: 'settled',
  waiting: 'settled',
  in_progress: 'settled',
  completed: 'settled',
  no_show_patient: 'settled',
  no_show_specialist: 'settled',
  cancelled: 'cancelled',
  declined: 'cancelled',
  expired: 'expired',
  entered_in_error: 'missing',
};

/** Pure: the server's state decides; the clock only where the server has not updated it yet. */
export function decidePaymentView(visit: Appointment | null, now: Date): PaymentView {
  if (visit === null) return 'missing';
  const ended = ENDED[visit.status];
  if (ended) return ended;
  if (visit.paymentState === 'processing') return 'processing';
  if (visit.holdExpiresAt !== null && visit.holdExpiresAt <= now) return 'expired';
  if (visit.status === 'requested') return 'asked';
  return visit.status === 'held' ? 'unfinished' : 'pay';
}
