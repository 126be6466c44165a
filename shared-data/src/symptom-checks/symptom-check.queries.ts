import type { LookScreen } from '@telehealth/contracts/chart';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { readAudited } from '../client/read-audited';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { checksAtVisit, type SavedCheck, savedCheck, visitIds } from './symptom-check.schema';

export const symptomCheckKeys = {
  all: ['symptomChecks'] as const,
  ofPerson: (userId: string) => ['symptomChecks', 'saved', userId] as const,
  /** Below the appointments' key, because attachments change with them. */
  visits: (userId: string) => [...appointmentKeys.all, 'symptomChecks', userId] as const,
};

/** The stored checks of the signed-in person, newest first. */
function mySymptomChecks(backend: WithClient, userId: string): BackendQueryOptions<SavedCheck[]> {
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

/** Which of the caller's visits have a symptom check, without its content. */
export function useVisitsWithCheck(): BackendQuery<ReadonlySet<string>> {
  return useBackendQuery((backend, userId) => ({
    queryKey: symptomCheckKeys.visits(userId),
    queryFn: ({ signal }) => callBackend(backend.client.rpc('visits_with_triage').abortSignal(signal), visitIds),
  }));
}

/** The checks of a visit. Each read adds a line to the patient's access log, so it is never automatic. */
export function checksOfVisit(
  backend: WithClient,
  { appointmentId, screen }: { appointmentId: string; screen: LookScreen },
): Promise<SymptomCheck[]> {
  const { client } = backend;
  return readAudited(
    client,
    client.rpc('appointment_triage', { p_appointment: appointmentId, p_screen: screen }),
    checksAtVisit,
  );
}
