import type { Payment } from '@telehealth/contracts';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { toPayment } from './payment.mapper';

export const paymentKeys = {
  all: ['payments'] as const,
  ofAppointment: (appointmentId: string) => ['payments', appointmentId] as const,
};

export function usePayment(appointmentId: string, settings: { pollMs?: number | false } = {}): BackendQuery<Payment> {
  return useBackendQuery(
    (backend) => ({
      queryKey: paymentKeys.ofAppointment(appointmentId),
      queryFn: ({ signal }) =>
        callBackend(backend.client.rpc('my_payment', { p_appointment: appointmentId }).abortSignal(signal), toPayment),
    }),
    settings,
  );
}
