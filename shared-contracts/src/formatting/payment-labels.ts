import type { PaymentState } from '../booking/payment';

/** How the state of a payment is called on screens. */
export const PAYMENT_STATE_LABELS: Readonly<Record<PaymentState, string>> = {
  not_required: 'Nothing to pay',
  requires_payment: 'To be paid',
  processing: 'Being confirmed',
  authorised: 'Approved by the bank',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Not paid in time',
  refund_pending: 'Refund on its way',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
};
