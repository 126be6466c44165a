import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { cardDesk, giveUpPayment, payWithToken, type TypedCard, takeCard } from './payment.calls';
import { paymentKeys } from './payment.queries';
import type { PaymentStanding, VisitCodes } from './payment.schema';

export interface CardPayment extends TypedCard {
  appointmentId: string;
  attemptId: string;
}

const STALE = [appointmentKeys.all, paymentKeys.all];

/** Hands the card to the provider, then pays with the token it gives. @throws AppError */
export async function payByCard(
  backend: WithClient,
  { appointmentId, attemptId, ...card }: CardPayment,
): Promise<PaymentStanding> {
  const token = await takeCard(await cardDesk(backend), card);
  return payWithToken(backend, { appointmentId, attemptId, token });
}

/** Pays by card. A declined card resolves with `state: 'failed'` and its reason, it does not fail the call. */
export function usePayByCard(): BackendMutation<CardPayment, PaymentStanding> {
  return useBackendMutation(payByCard, { invalidates: STALE });
}

/** Gives an attempt up that waits for the payer, so that another card can be taken. */
export function useGiveUpPayment(): BackendMutation<string, PaymentStanding> {
  return useBackendMutation(giveUpPayment, { invalidates: STALE });
}

export interface CodesOfVisit extends VisitCodes {
  appointmentId: string;
}

/** Gives the codes of a visit whose note one signed; none takes them back. */
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
