import { type AppError, DATA_TIMEOUT_MS, isMessageId } from '@telehealth/contracts';
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

/** Who takes payments here and how a card is handed to them. */
export const cardDesk = (backend: WithClient): Promise<CardDesk> => callFunction(backend, FUNCTION, null, desk);

/**
 * Hands a card to the sandbox's own desk and gets a token for it: our functions never see a number.
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
  token: string;
  /** One per press of the button; a repeated request with the same id charges once. */
  attemptId: string;
}

/** Pays with a token. A declined card resolves with `state: 'failed'` and its reason, it does not fail the call. */
export const payWithToken = (backend: WithClient, attempt: Attempt): Promise<PaymentStanding> =>
  callFunction(backend, FUNCTION, { action: 'pay', ...attempt }, paymentStanding);

/** Looks where a payment stands; the server asks the provider while no answer was heard. */
export const checkPayment = (backend: WithClient, appointmentId: string): Promise<PaymentStanding> =>
  callFunction(backend, FUNCTION, { action: 'check', appointmentId }, paymentStanding);

/** Gives an attempt up that waits for the payer. */
export const giveUpPayment = (backend: WithClient, appointmentId: string): Promise<PaymentStanding> =>
  callFunction(backend, FUNCTION, { action: 'cancel', appointmentId }, paymentStanding);
