import type { AppError } from '@telehealth/contracts/errors';
import { useEffect } from 'react';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import {
  type Appointment,
  appointmentOrNone,
  appointments,
  type CancellationTerms,
  cancellationTermsAnswer,
} from './appointment.schema';

export const appointmentKeys = {
  all: ['appointments'] as const,
  ofPerson: (userId: string) => ['appointments', userId] as const,
  one: (appointmentId: string) => ['appointments', 'one', appointmentId] as const,
  pages: (userId: string | null, group: string) => ['appointments', 'pages', userId, group] as const,
  terms: (appointmentId: string) => ['appointments', 'terms', appointmentId] as const,
};

/** The first page of each group of the signed-in person's appointments, on either side. */
export function myAppointments(backend: WithClient, userId: string): BackendQueryOptions<Appointment[]> {
  return {
    queryKey: appointmentKeys.ofPerson(userId),
    queryFn: ({ signal }) => callBackend(backend.client.rpc('my_appointments').abortSignal(signal), appointments),
  };
}

export function useMyAppointments(
  settings: { pollMs?: number | false; enabled?: boolean } = {},
): BackendQuery<Appointment[]> {
  return useBackendQuery(myAppointments, settings);
}

/** One appointment of the signed-in person, however old; null when they have none with that id. */
export function appointmentOf(backend: WithClient, id: string): BackendQueryOptions<Appointment | null> {
  return {
    queryKey: appointmentKeys.one(id),
    queryFn: async ({ signal }) => {
      const asked = backend.client.rpc('my_appointments', { p_visit: id }).abortSignal(signal);
      try {
        return await callBackend(asked, appointmentOrNone);
      } catch (cause) {
        // A malformed id matches no visit.
        if ((cause as AppError).id === 'data.invalid') return null;
        throw cause;
      }
    },
  };
}

export function useAppointment(
  id: string,
  settings: { pollMs?: number | false } = {},
): BackendQuery<Appointment | null> {
  return useBackendQuery((backend) => appointmentOf(backend, id), settings);
}

/** The terms of cancelling now; always refetched, because they change with time. */
export function cancellationTerms(backend: WithClient, appointmentId: string): BackendQueryOptions<CancellationTerms> {
  return {
    queryKey: appointmentKeys.terms(appointmentId),
    queryFn: ({ signal }) =>
      callBackend(
        backend.client.rpc('cancellation_terms', { p_appointment: appointmentId }).abortSignal(signal),
        cancellationTermsAnswer,
      ),
    staleTime: 0,
  };
}

/** Refetch interval of the terms while shown; the deadline itself also refetches. */
const TERMS_EVERY_MS = 30_000;
/** The longest delay `setTimeout` supports. */
const LONGEST_MS = 2_147_483_647;

/** The current terms of cancelling, refetched as time passes and at the deadline. */
export function useCancellationTerms(appointmentId: string): BackendQuery<CancellationTerms> {
  const query = useBackendQuery((backend) => cancellationTerms(backend, appointmentId), { pollMs: TERMS_EVERY_MS });
  const { data, refetch } = query;
  const untilDeadline = data?.freeUntil ? data.freeUntil.getTime() - data.askedAt.getTime() : undefined;
  useEffect(() => {
    if (untilDeadline === undefined || untilDeadline < 0 || untilDeadline > LONGEST_MS) return;
    const timer = setTimeout(refetch, untilDeadline + 1);
    return () => clearTimeout(timer);
    // `refetch` is a new function on each render, so it is not a dependency.
  }, [untilDeadline]);
  return query;
}
