import {
  type Charge,
  type ChargeStatus,
  type DisputeState,
  ProviderUnavailable,
  type RefundState,
} from './provider.ts';

type Json = Record<string, unknown>;
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Statuses of a transaction. A page that was opened and left is `abandoned`, and may still be paid. */
const STATUSES: Readonly<Record<string, ChargeStatus>> = {
  success: 'paid',
  reversed: 'paid',
  failed: 'failed',
  abandoned: 'challenge',
  ongoing: 'challenge',
  pending: 'processing',
  processing: 'processing',
  queued: 'processing',
};

/** A transaction as verifying gives it. @throws ProviderUnavailable when it is none */
export function chargeOf(data: unknown): Charge {
  const status = isJson(data) ? STATUSES[String(data.status)] : undefined;
  if (!isJson(data) || !status || typeof data.reference !== 'string' || !Number.isInteger(data.amount)) {
    throw new ProviderUnavailable('an answer that is no transaction');
  }
  return {
    ref: data.reference,
    status,
    amountMinor: Number(data.amount),
    currency: String(data.currency),
    failure: status === 'failed' ? 'payment.declined' : null,
    // Told once, when the transaction is begun.
    challengeUrl: null,
  };
}

/** The visit that a transaction pays; null: none of ours. Metadata come back as an object or as its text. */
export function appointmentOf(data: unknown): string | null {
  let metadata = isJson(data) ? data.metadata : null;
  if (typeof metadata === 'string') {
    try {
      metadata = JSON.parse(metadata);
    } catch {
      return null;
    }
  }
  return isJson(metadata) && typeof metadata.appointment === 'string' ? metadata.appointment : null;
}

/** A refund as creating, listing and fetching give it. @throws ProviderUnavailable when it is none */
export function refundOf(data: unknown): RefundState {
  if (!isJson(data) || data.id === undefined || !Number.isInteger(Number(data.amount))) {
    throw new ProviderUnavailable('an answer that is no refund');
  }
  return {
    ref: String(data.id),
    refundId: null,
    status: data.status === 'processed' ? 'succeeded' : data.status === 'failed' ? 'failed' : 'pending',
    amountMinor: Number(data.amount),
    currency: String(data.currency),
  };
}

/** A dispute of a message; null: none that names a transaction and an amount. */
export function disputeOf(event: string, data: Json): DisputeState | null {
  const { transaction } = data;
  const amountMinor = Number(data.refund_amount ?? (isJson(transaction) ? transaction.amount : Number.NaN));
  if (!isJson(transaction) || typeof transaction.reference !== 'string' || !Number.isInteger(amountMinor)) return null;
  const decided = data.resolution === 'declined' ? 'won' : 'lost';
  return {
    ref: String(data.id),
    chargeRef: transaction.reference,
    status: event === 'charge.dispute.resolve' ? decided : 'open',
    amountMinor,
    currency: String(data.currency ?? transaction.currency ?? 'ZAR'),
  };
}
