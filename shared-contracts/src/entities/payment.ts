import type { Money } from './money';

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

/** The payment of one visit. Nothing of a card is ever part of it. */
export interface Payment {
  id: string;
  appointmentId: string;
  amount: Money;
  state: PaymentState;
  /** Id of the message that explains the last failure, or null. */
  failure: string | null;
  paidAt: Date | null;
}

/** What cancelling now would cost and give back. */
export interface CancellationTerms {
  /** Until when cancelling is free of charge. */
  freeUntil: Date;
  late: boolean;
  refund: Money;
}
