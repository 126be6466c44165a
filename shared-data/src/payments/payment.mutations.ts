import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type Attempt, cardDesk, giveUpPayment, payWithToken, type TypedCard, takeCard } from './payment.calls';
import { paymentKeys } from './payment.queries';
import type { PaymentStanding, VisitCodes } from './payment.schema';

export type CardPayment = TypedCard & Omit<Attempt, 'token'>;

const STALE = [appointmentKeys.all, paymentKeys.all];

/**
 * Sends the card to the provider, then pays with the returned token.
 * @throws AppError
 */
async function payByCard(
  backend: WithClient,
  { appointmentId, attemptId, shown, ...card }: CardPayment,
): Promise<PaymentStanding> {
  const token = await takeCard(await cardDesk(backend), card);
  return payWithToken(backend, { appointmentId, attemptId, shown, token });
}

/** Pays by card. A declined card resolves with `state: 'failed'` and its reason; the call does not fail. */
export function usePayByCard(): BackendMutation<CardPayment, PaymentStanding> {
  return useBackendMutation(payByCard, { invalidates: STALE });
}

/** Begins to pay on the provider's own page, whose address is the answer's `challengeUrl`. */
export function usePayElsewhere(): BackendMutation<Attempt, PaymentStanding> {
  return useBackendMutation(payWithToken, { invalidates: STALE });
}

/** Cancels a payment attempt that waits for the payer, so that another card can be used. */
export function useGiveUpPayment(): BackendMutation<string, PaymentStanding> {
  return useBackendMutation(giveUpPayment, { invalidates: STALE });
}

export interface CodesOfVisit extends VisitCodes {
  appointmentId: string;
}

/** Sets the claim codes of a visit whose note the caller signed; an empty list removes them. */
export function useSetVisitCodes(): BackendMutation<CodesOfVisit, void> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, icd10, tariffs }) =>
      callBackend(
        client.rpc('set_visit_codes', { p_appointment: appointmentId, p_icd10: icd10, p_tariffs: tariffs }),
        acknowledged,
      ),
    { invalidates: [paymentKeys.all] },
  );
}
