import type { Money } from '@telehealth/contracts/booking';
import type { AppError } from '@telehealth/contracts/errors';
import { isMessageId } from '@telehealth/contracts/messages';
import { DATA_TIMEOUT_MS } from '@telehealth/contracts/settings';
import type { WithClient } from '../client/backend';
import { callFunction } from '../client/call-function';
import { withTimeLimit } from '../client/with-time-limit';
import { type CardDesk, cardDesk as desk, type PaymentStanding, paymentStanding } from './payment.schema';

/** A card as typed. It goes to the payment provider and nowhere else. */
export interface TypedCard {
  cardNumber: string;
  /** `MM/YY`. */
  expiry: string;
  cvc: string;
}

const FUNCTION = 'payments';

/** The payment provider of this installation and how it takes cards. */
export const cardDesk = (backend: WithClient): Promise<CardDesk> => callFunction(backend, FUNCTION, null, desk);

/**
 * Sends a card to the sandbox itself for a token, so that our functions never see a number.
 * @throws AppError `payment.cardInvalid`, `payment.expiryInvalid`, `payment.cvcInvalid`, `payment.providerAway`, `data.offline`
 */
export async function takeCard(desk: CardDesk, card: TypedCard): Promise<string> {
  const { tokensUrl, publishableKey } = desk;
  if (tokensUrl === null) throw { id: 'payment.providerOff' } satisfies AppError;
  let response: Response;
  try {
    response = await withTimeLimit(fetch, () => DATA_TIMEOUT_MS)(tokensUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-publishable-key': publishableKey },
      body: JSON.stringify({ number: card.cardNumber, expiry: card.expiry, cvc: card.cvc }),
    });
  } catch (cause) {
    throw { id: 'data.offline', cause } satisfies AppError;
  }
  const answer = (await response.json().catch(() => ({}))) as { id?: unknown; error?: unknown };
  if (response.ok && typeof answer.id === 'string') return answer.id;
  const id = `payment.${String(answer.error)}`;
  throw { id: isMessageId(id) ? id : 'payment.providerAway' } satisfies AppError;
}

export interface Attempt {
  appointmentId: string;
  /** What the provider's form made of the card, or the way to pay on the provider's own page. */
  token: string;
  /** One per press of the button; a repeated request with the same id charges once. */
  attemptId: string;
  /** The amount that the page showed; no other is charged. */
  shown: Money;
}

/** Pays with a token. A declined card resolves with `state: 'failed'` and its reason; the call does not fail. */
export const payWithToken = (backend: WithClient, attempt: Attempt): Promise<PaymentStanding> =>
  callFunction(backend, FUNCTION, { action: 'pay', ...attempt }, paymentStanding);

/** Fetches a payment's state; the server asks the provider while it has no result. */
export const checkPayment = (backend: WithClient, appointmentId: string): Promise<PaymentStanding> =>
  callFunction(backend, FUNCTION, { action: 'check', appointmentId }, paymentStanding);

/** Cancels a payment attempt that waits for the payer. */
export const giveUpPayment = (backend: WithClient, appointmentId: string): Promise<PaymentStanding> =>
  callFunction(backend, FUNCTION, { action: 'cancel', appointmentId }, paymentStanding);
