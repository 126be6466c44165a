import type Stripe from 'stripe';
import {
  type Charge,
  type ChargeStatus,
  type DisputeState,
  type ProviderEvent,
  ProviderUnavailable,
  type RefundState,
} from './provider.ts';

const STATUSES: Record<string, ChargeStatus> = {
  requires_payment_method: 'created',
  requires_confirmation: 'created',
  requires_action: 'challenge',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'paid',
  canceled: 'cancelled',
};
/** https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes, by what a payer can do about it. */
const FAILURES: Record<string, string> = {
  insufficient_funds: 'payment.insufficientFunds',
  expired_card: 'payment.cardExpired',
  incorrect_number: 'payment.cardInvalid',
  invalid_number: 'payment.cardInvalid',
  incorrect_cvc: 'payment.cvcWrong',
  invalid_cvc: 'payment.cvcWrong',
  payment_intent_authentication_failure: 'payment.challengeFailed',
  card_declined: 'payment.declined',
};

function failureOf({ last_payment_error: error }: Stripe.PaymentIntent): string | null {
  if (!error) return null;
  return FAILURES[error.decline_code ?? ''] ?? FAILURES[error.code ?? ''] ?? 'payment.failed';
}

/** A PaymentIntent as the port knows it. @throws ProviderUnavailable for a status that is not known */
export function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const failure = failureOf(intent);
  const known = STATUSES[intent.status];
  if (!known) throw new ProviderUnavailable('a status that is not known');
  // After a refusal Stripe waits for another card; here another card is another charge.
  const status = known === 'created' && failure ? 'failed' : known;
  const amounts: Partial<Record<ChargeStatus, number>> = {
    paid: intent.amount_received,
    authorised: intent.amount_capturable,
  };
  return {
    ref: intent.id,
    status,
    amountMinor: amounts[status] ?? intent.amount,
    currency: intent.currency.toUpperCase(),
    failure: status === 'failed' ? failure : null,
    challengeUrl: intent.next_action?.redirect_to_url?.url ?? null,
  };
}

/** A refund as the port knows it. */
export function refundOf(refund: Stripe.Refund): RefundState {
  const status =
    refund.status === 'succeeded'
      ? 'succeeded'
      : ['failed', 'canceled'].includes(refund.status ?? '')
        ? 'failed'
        : 'pending';
  return {
    ref: refund.id,
    refundId: refund.metadata?.refund ?? null,
    status,
    amountMinor: refund.amount,
    currency: refund.currency.toUpperCase(),
  };
}

/** Inquiries take nothing back. Source: https://docs.stripe.com/api/disputes/object#dispute_object-status */
const DISPUTES: Record<string, DisputeState['status']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

/** A dispute as the port knows it; null when it is about no PaymentIntent, and so about nothing of ours. */
export function disputeOf(dispute: Stripe.Dispute): DisputeState | null {
  const intent = dispute.payment_intent;
  const chargeRef = typeof intent === 'string' ? intent : intent?.id;
  if (!chargeRef) return null;
  return {
    ref: dispute.id,
    chargeRef,
    status: DISPUTES[dispute.status] ?? 'open',
    amountMinor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
  };
}

/** A verified event as the port knows it. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  if (type === 'refund.created' || type === 'refund.updated' || type === 'refund.failed') {
    return { id, kind: 'refund', refund: refundOf(event.data.object) };
  }
  if (
    type === 'charge.dispute.created' ||
    type === 'charge.dispute.updated' ||
    type === 'charge.dispute.closed' ||
    type === 'charge.dispute.funds_withdrawn' ||
    type === 'charge.dispute.funds_reinstated'
  ) {
    const dispute = disputeOf(event.data.object);
    if (dispute) return { id, kind: 'dispute', dispute };
  }
  if (
    type === 'payment_intent.succeeded' ||
    type === 'payment_intent.payment_failed' ||
    type === 'payment_intent.processing' ||
    type === 'payment_intent.requires_action' ||
    type === 'payment_intent.amount_capturable_updated' ||
    type === 'payment_intent.canceled'
  ) {
    const intent = event.data.object;
    const appointmentId = intent.metadata.appointment;
    if (appointmentId) return { id, kind: 'charge', appointmentId, charge: chargeOf(intent) };
  }
  return { id, kind: 'unknown' };
}
