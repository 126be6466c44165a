import type { Payment } from '@telehealth/contracts';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { toPayment } from './payment.mapper';
import { paymentKeys } from './payment.queries';

export interface SandboxCard {
  appointmentId: string;
  cardNumber: string;
  /** As typed, `MM/YY`. */
  expiry: string;
  cvc: string;
  /** One per press of the button; a repeated request with the same id charges once. */
  attemptId: string;
}

export function chargeSandboxCard(backend: WithClient, card: SandboxCard): Promise<Payment> {
  const args = {
    p_appointment: card.appointmentId,
    p_card_number: card.cardNumber,
    p_expiry: card.expiry,
    p_cvc: card.cvc,
    p_attempt: card.attemptId,
  };
  return callBackend(backend.client.rpc('sandbox_charge', args), toPayment);
}

/** Pays with a test card. A declined card resolves with `state: 'failed'` and its reason, it does not fail the call. */
export function useSandboxCharge(): BackendMutation<SandboxCard, Payment> {
  return useBackendMutation(chargeSandboxCard, { invalidates: [appointmentKeys.all, paymentKeys.all] });
}
