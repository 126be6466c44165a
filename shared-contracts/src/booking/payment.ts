export const PAYMENT_STATES = [
  'not_required',
  'requires_payment',
  'processing',
  'authorised',
  'paid',
  'failed',
  'expired',
  'refund_pending',
  'refunded',
  'partly_refunded',
] as const;
/** State of a payment, separate from that of its visit. */
export type PaymentState = (typeof PAYMENT_STATES)[number];
