import type { Appointment } from '@telehealth/contracts';

/** What the payment page shows for a visit. */
export type PaymentView = 'pay' | 'unfinished' | 'settled' | 'expired' | 'cancelled' | 'missing' | 'processing';

/** Pure: the server's state decides, the clock only where the server has not noticed yet. */
export function decidePaymentView(visit: Appointment | null, now: Date): PaymentView {
  if (visit === null) return 'missing';
  if (visit.status === 'booked') return 'settled';
  if (visit.status === 'cancelled') return 'cancelled';
  if (visit.status === 'expired') return 'expired';
  if (visit.paymentState === 'processing') return 'processing';
  if (visit.holdExpiresAt !== null && visit.holdExpiresAt <= now) return 'expired';
  return visit.status === 'held' ? 'unfinished' : 'pay';
}
