import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { z } from 'zod';
import {
  type AccessReport,
  accessReport,
  type ClaimedRegistration,
  claimedRegistration,
  type DeskQueue,
  type DisputedPayment,
  deskQueue,
  disputedPayment,
  type EmergencyCase,
  emergencyCase,
  type FailedRefund,
  type FlagState,
  failedRefund,
  flagState,
  type HelpCase,
  helpCase,
  type JobState,
  jobState,
  type LostMail,
  lostMail,
  type MailState,
  type MissedVisit,
  mailState,
  missedVisit,
  type RegistrationEvent,
  type RegistrationState,
  registrationEvent,
  type SuspensionEffects,
  suspensionEffects,
  type VisitEvidence,
  visitEvidence,
} from './desk.schema';

export const deskKeys = {
  all: ['desk'] as const,
  of: (part: string, userId: string) => ['desk', part, userId] as const,
};

type Client = WithClient['client'];
type Asked = Parameters<typeof callBackend>[0];

/** A list of the desk, refetched each minute, because colleagues work on the same list. */
function useDesk<T>(
  part: string,
  ask: (client: Client, signal: AbortSignal) => Asked,
  schema: z.ZodType<T>,
): BackendQuery<T> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of(part, userId),
      queryFn: ({ signal }) => callBackend(ask(client, signal), schema),
    }),
    { pollMs: 60_000 },
  );
}

export const useDeskOverview = (): BackendQuery<DeskQueue[]> =>
  useDesk('overview', (client, signal) => client.rpc('desk_overview').abortSignal(signal), z.array(deskQueue));

/** By state; or by letters of the name, address or council number, whatever the state; else those to check. */
export type RegistrationFilter = { p_state: RegistrationState } | { p_search: string } | Record<string, never>;

/** @param filter without one pending registrations, and those that expire within 30 days */
export const useRegistrationsToCheck = (filter: RegistrationFilter = {}): BackendQuery<ClaimedRegistration[]> =>
  useDesk(
    `registrations ${Object.entries(filter).join(' ')}`,
    (client, signal) => client.rpc('registrations_to_check', filter).abortSignal(signal),
    z.array(claimedRegistration),
  );

/** The effects of suspending this specialist, now or later. Refetched each time, because visits are booked meanwhile. */
export function useSuspensionEffects(specialistId: string, from: Date | null): BackendQuery<SuspensionEffects> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of(`suspension ${specialistId} ${from?.toISOString() ?? 'now'}`, userId),
    queryFn: ({ signal }) => {
      const asked = { p_specialist: specialistId, ...(from && { p_from: from.toISOString() }) };
      return callBackend(client.rpc('suspension_effects', asked).abortSignal(signal), suspensionEffects);
    },
    staleTime: 0,
  }));
}

/** Every claimed council number and every check, newest first. */
export function useRegistrationHistory(specialistId: string): BackendQuery<RegistrationEvent[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of(`registration ${specialistId}`, userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('registration_events')
          .select(registrationEvent.columns)
          .eq('specialist_id', specialistId)
          .order('id', { ascending: false })
          .limit(50)
          .abortSignal(signal),
        z.array(registrationEvent),
      ),
  }));
}

export const useEmergenciesToReview = (): BackendQuery<EmergencyCase[]> =>
  useDesk(
    'emergencies',
    (client, signal) => client.rpc('emergencies_to_review').abortSignal(signal),
    z.array(emergencyCase),
  );

/** Patients' reports about their logs: open ones first, oldest first, then answered ones. */
export function useAccessReports(): BackendQuery<AccessReport[]> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of('reports', userId),
      queryFn: ({ signal }) =>
        callBackend(
          client
            .from('access_reports')
            .select(accessReport.columns)
            .order('answered_at', { ascending: false, nullsFirst: true })
            .order('reported_at')
            .limit(100)
            .abortSignal(signal),
          z.array(accessReport),
        ),
    }),
    { pollMs: 60_000 },
  );
}

/** What waits for an answer, the first due first, then what was answered within 30 days. */
export const useHelpCases = (): BackendQuery<HelpCase[]> =>
  useDesk('help', (client, signal) => client.rpc('help_desk').abortSignal(signal), z.array(helpCase));

export const useMissedVisits = (): BackendQuery<MissedVisit[]> =>
  useDesk(
    'missed visits',
    (client, signal) => client.rpc('no_shows_to_review').abortSignal(signal),
    z.array(missedVisit),
  );

export function useVisitEvidence(appointmentId: string): BackendQuery<VisitEvidence[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of(`evidence ${appointmentId}`, userId),
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('no_show_evidence', { p_appointment: appointmentId }).abortSignal(signal),
        z.array(visitEvidence),
      ),
  }));
}

export const useDisputedPayments = (): BackendQuery<DisputedPayment[]> =>
  useDesk(
    'disputed payments',
    (client, signal) => client.rpc('disputed_payments').abortSignal(signal),
    z.array(disputedPayment),
  );

export const useFailedRefunds = (): BackendQuery<FailedRefund[]> =>
  useDesk(
    'failed refunds',
    (client, signal) => client.rpc('failed_refunds').abortSignal(signal),
    z.array(failedRefund),
  );

export const useJobState = (): BackendQuery<JobState[]> =>
  useDesk('jobs', (client, signal) => client.rpc('job_state').abortSignal(signal), z.array(jobState));

export const useLostMails = (): BackendQuery<LostMail[]> =>
  useDesk('lost mails', (client, signal) => client.rpc('mails_that_failed').abortSignal(signal), z.array(lostMail));

export const useMailState = (): BackendQuery<MailState> =>
  useDesk(
    'mail',
    (client, signal) => client.rpc('mail_state').abortSignal(signal),
    z.tuple([mailState]).transform(([row]) => row),
  );

export const useFlagStates = (): BackendQuery<FlagState[]> =>
  useDesk('flags', (client, signal) => client.rpc('flag_state').abortSignal(signal), z.array(flagState));
