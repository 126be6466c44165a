/**
 * The port behind which a payment provider stands. A charge is created, then confirmed with the token that the provider's
 * own form made of a card, or with the way to pay on the provider's own page: nothing of a card passes through here. Amounts are in minor units, currencies in ISO 4217
 * capitals, references are the provider's own.
 */

/**
 * created: nothing was asked of a card yet; challenge: the bank asks the payer something; processing: no answer yet;
 * authorised: kept free for us, not taken; the others are ends.
 */
export const CHARGE_STATUSES = [
  'created',
  'challenge',
  'processing',
  'authorised',
  'paid',
  'failed',
  'cancelled',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

export interface Charge {
  ref: string;
  status: ChargeStatus;
  amountMinor: number;
  currency: string;
  /** Message id of why it failed, e.g. `payment.declined`. */
  failure: string | null;
  /** Where the payer answers the bank, while it asks. */
  challengeUrl: string | null;
}

export interface Order {
  appointmentId: string;
  amountMinor: number;
  currency: string;
  /** Authorise now and capture later, instead of taking the money at once. */
  takeLater: boolean;
  /** The same key gives the same charge. */
  key: string;
}

export interface Confirmation {
  /** What the provider's form made of the card; of a provider with a page of its own, the way to pay there. */
  token: string;
  key: string;
  /** What was created. */
  order: Omit<Order, 'key'>;
  /** Where the bank's page leads back to. */
  returnUrl: string;
}

export interface RefundOrder {
  /** The charge. */
  ref: string;
  /** Our own id of the refund. */
  refundId: string;
  amountMinor: number;
  key: string;
}

export interface RefundState {
  ref: string;
  /** Our own id of the refund, as given with the order; null when the provider knows none. */
  refundId: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  amountMinor: number;
  currency: string;
}

/** A payer asks their bank to take a charge back. inquiry: nothing was taken back yet; open: for now; won, lost: decided. */
export interface DisputeState {
  ref: string;
  /** The charge. */
  chargeRef: string;
  status: 'inquiry' | 'open' | 'won' | 'lost';
  amountMinor: number;
  currency: string;
}

/** A verified message of the provider. `unknown`: nothing that matters here. */
export type ProviderEvent =
  | { id: string; kind: 'charge'; appointmentId: string; charge: Charge }
  | { id: string; kind: 'refund'; refund: RefundState }
  | { id: string; kind: 'dispute'; dispute: DisputeState }
  | { id: string; kind: 'unknown' };

/** No answer, or none that says what happened: it may have been done or not. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}
/** The provider says no, and would say so again. `reason` is its code, never a text about people. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
  constructor(readonly reason: string) {
    super(`The payment provider refused: ${reason}`);
  }
}

/** What a browser needs to hand a card to the provider. */
export interface BrowserSettings {
  provider: 'sandbox' | 'stripe' | 'paystack';
  publishableKey: string;
  /** Where the sandbox takes cards; null where the provider brings its own form or page. */
  tokensUrl: string | null;
}

/** All calls throw ProviderUnavailable or ProviderRefused. */
export interface PaymentProvider {
  /** As written in `payments.provider` and in the setting `payment_provider`. */
  readonly name: string;
  readonly browser: BrowserSettings;
  create(order: Order): Promise<Charge>;
  /** A declined card is a charge with status `failed`, not an error. */
  confirm(ref: string, confirmation: Confirmation): Promise<Charge>;
  readState(ref: string): Promise<Charge>;
  /** Gives a charge up, or lets authorised money go; a charge that was taken meanwhile comes back as `paid`. */
  cancel(ref: string): Promise<Charge>;
  capture(ref: string, key: string): Promise<Charge>;
  refund(order: RefundOrder): Promise<RefundState>;
  readRefund(ref: string): Promise<RefundState>;
  /** @throws UnsignedMessage */
  verifyWebhook(body: string, headers: Headers): Promise<ProviderEvent>;
}

/** How old a signed message may be, in seconds. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;
/** How long one call to a provider may take, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 8_000;
