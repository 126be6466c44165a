import type { LookScreen } from '@telehealth/contracts';
import type { SymptomCheck } from '@telehealth/contracts/schemas';
import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { readLook } from '../client/read-look';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { checksAtVisit, type SavedCheck, savedCheck, visitIds } from './symptom-check.schema';

export const symptomCheckKeys = {
  all: ['symptomChecks'] as const,
  ofPerson: (userId: string) => ['symptomChecks', 'saved', userId] as const,
  /** Below the appointments: what comes along changes with them. */
  visits: (userId: string) => [...appointmentKeys.all, 'symptomChecks', userId] as const,
};

/** The checks the signed-in person kept, newest first. */
export function mySymptomChecks(backend: WithClient, userId: string): BackendQueryOptions<SavedCheck[]> {
  const rows = backend.client
    .from('triage_sessions')
    .select(savedCheck.columns)
    .eq('profile_id', userId)
    .not('rules_used', 'is', null)
    .not('answers', 'is', null)
    .order('created_at', { ascending: false })
    .limit(100);
  return {
    queryKey: symptomCheckKeys.ofPerson(userId),
    queryFn: ({ signal }) => callBackend(rows.abortSignal(signal), z.array(savedCheck)),
  };
}

export function useMySymptomChecks(): BackendQuery<SavedCheck[]> {
  return useBackendQuery(mySymptomChecks);
}

/** Which of the caller's visits came with a symptom check. It does not say what stands in it. */
export function useVisitsWithCheck(): BackendQuery<ReadonlySet<string>> {
  return useBackendQuery((backend, userId) => ({
    queryKey: symptomCheckKeys.visits(userId),
    queryFn: ({ signal }) => callBackend(backend.client.rpc('visits_with_triage').abortSignal(signal), visitIds),
  }));
}

/** What went with a visit. Asking writes a line in the patient's access log, so nothing asks for it by itself. */
export function checksOfVisit(
  backend: WithClient,
  { appointmentId, screen }: { appointmentId: string; screen: LookScreen },
): Promise<SymptomCheck[]> {
  const { client } = backend;
  return readLook(
    client,
    client.rpc('appointment_triage', { p_appointment: appointmentId, p_screen: screen }),
    checksAtVisit,
  );
}
