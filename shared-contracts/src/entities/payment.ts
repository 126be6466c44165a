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
  /** What went or goes back. */
  refund: Money;
  /** When somebody last asked a bank for it. */
  attemptedAt: Date | null;
}

/** How a payment stands right after it was asked for. */
export interface PaymentStanding {
  state: PaymentState;
  failure: string | null;
  /** The bank's page where the payer answers it, while it asks. */
  challengeUrl: string | null;
}

/** How a card is handed to the payment provider of this installation. */
export interface CardDesk {
  provider: 'sandbox' | 'stripe' | null;
  publishableKey: string;
  /** Where the sandbox takes cards. */
  tokensUrl: string | null;
}

/** One amount that went or goes back. */
export interface ReceiptRefund {
  amount: Money;
  state: 'pending' | 'settled' | 'failed';
  at: Date;
}

/** The receipt of a paid visit. */
export interface PaymentReceipt {
  number: string;
  paidAt: Date;
  patientName: string;
  specialistName: string;
  councilNumber: string;
  visitTypeName: string;
  startsAt: Date;
  timeZone: string;
  minutes: number;
  amount: Money;
  refund: Money;
  /** What stays paid. */
  net: Money;
  refunds: readonly ReceiptRefund[];
}

/** What cancelling now would cost and give back. */
export interface CancellationTerms {
  /** Until when cancelling is free of charge. */
  freeUntil: Date;
  late: boolean;
  /** What comes back when it is cancelled at this moment. */
  refund: Money;
  /** What was paid and is not back yet; nothing before paying. */
  paid: Money;
  /** What comes back after `freeUntil`: of what was paid, or of the price before paying. */
  lateRefund: Money;
  /** The server's clock when it said so. */
  askedAt: Date;
}
