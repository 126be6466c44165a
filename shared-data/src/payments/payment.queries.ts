import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import type { LiveState } from '../client/live-channels';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { useLiveRefresh } from '../client/use-live-refresh';
import { cardDesk, checkPayment } from './payment.calls';
import {
  type CardDesk,
  type Payment,
  type PaymentReceipt,
  type PaymentStanding,
  paymentOrNone,
  receipt,
  type VisitCodes,
  visitCodes,
} from './payment.schema';

export const paymentKeys = {
  all: ['payments'] as const,
  ofAppointment: (appointmentId: string) => ['payments', appointmentId] as const,
  check: (appointmentId: string) => ['payments', 'check', appointmentId] as const,
  receipt: (appointmentId: string) => ['payments', 'receipt', appointmentId] as const,
  codes: (appointmentId: string) => ['payments', 'codes', appointmentId] as const,
  desk: ['payment desk'] as const,
};

/** The payment of the caller's own visit; null when the visit has none. */
export function paymentOf(backend: WithClient, appointmentId: string): BackendQueryOptions<Payment | null> {
  return {
    queryKey: paymentKeys.ofAppointment(appointmentId),
    queryFn: ({ signal }) =>
      callBackend(
        backend.client.rpc('my_payment', { p_appointment: appointmentId }).abortSignal(signal),
        paymentOrNone,
      ),
  };
}

export function usePayment(
  appointmentId: string,
  settings: { pollMs?: number | false; enabled?: boolean } = {},
): BackendQuery<Payment | null> {
  return useBackendQuery((backend) => paymentOf(backend, appointmentId), settings);
}

/** Polls an open payment's state at the provider. */
export function usePaymentCheck(appointmentId: string, pollMs: number): BackendQuery<PaymentStanding> {
  return useBackendQuery(
    (backend) => ({
      queryKey: paymentKeys.check(appointmentId),
      queryFn: () => checkPayment(backend, appointmentId),
      staleTime: 0,
      // Cached, it would lead the next attempt to the previous attempt's challenge.
      gcTime: 0,
    }),
    { pollMs },
  );
}

/** The payment provider of this installation. */
export function useCardDesk(): BackendQuery<CardDesk> {
  return useBackendQuery((backend) => ({
    queryKey: paymentKeys.desk,
    queryFn: () => cardDesk(backend),
    staleTime: Number.POSITIVE_INFINITY,
  }));
}

export function useReceipt(appointmentId: string): BackendQuery<PaymentReceipt> {
  return useBackendQuery((backend) => ({
    queryKey: paymentKeys.receipt(appointmentId),
    queryFn: ({ signal }) =>
      callBackend(backend.client.rpc('receipt', { p_appointment: appointmentId }).abortSignal(signal), receipt),
  }));
}

/** The claim codes of a visit; null when there are none. Fetched only when shown. */
export function useVisitCodes(appointmentId: string, settings: { enabled: boolean }): BackendQuery<VisitCodes | null> {
  return useBackendQuery(
    ({ client }) => ({
      queryKey: paymentKeys.codes(appointmentId),
      queryFn: ({ signal }) =>
        callBackend(
          client
            .from('visit_codes')
            .select(visitCodes.columns)
            .eq('appointment_id', appointmentId)
            .abortSignal(signal)
            .maybeSingle(),
          visitCodes.nullable(),
        ),
    }),
    settings,
  );
}

const STALE_ON_CHANGE = [['appointments'], paymentKeys.all];

/** Refreshes a person's payments when the bank, another tab or a refund changes them. */
export function usePaymentsLive(): LiveState {
  return useLiveRefresh((userId) => `appointments:${userId}`, 'payment_changed', STALE_ON_CHANGE);
}
