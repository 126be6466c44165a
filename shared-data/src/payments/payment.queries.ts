import type { Payment } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { toPaymentOrNull } from './payment.mapper';

export const paymentKeys = {
  all: ['payments'] as const,
  ofAppointment: (appointmentId: string) => ['payments', appointmentId] as const,
};

/** The payment of one's own visit; null when the visit has none. */
export function paymentOf(backend: WithClient, appointmentId: string): BackendQueryOptions<Payment | null> {
  return {
    queryKey: paymentKeys.ofAppointment(appointmentId),
    queryFn: ({ signal }) =>
      callBackend(
        backend.client.rpc('my_payment', { p_appointment: appointmentId }).abortSignal(signal),
        toPaymentOrNull,
      ),
  };
}

export function usePayment(
  appointmentId: string,
  settings: { pollMs?: number | false } = {},
): BackendQuery<Payment | null> {
  return useBackendQuery((backend) => paymentOf(backend, appointmentId), settings);
}
