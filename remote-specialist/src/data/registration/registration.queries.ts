import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { type Registration, registration } from './registration.schema';

const specialistKeys = { registration: (userId: string) => ['specialists', 'registration', userId] as const };

/** The registration of the signed-in specialist; null before onboarding. */
export function myRegistration(backend: WithClient, userId: string): BackendQueryOptions<Registration | null> {
  return {
    queryKey: specialistKeys.registration(userId),
    queryFn: ({ signal }) =>
      callBackend(
        backend.client
          .from('specialists')
          .select(registration.columns)
          .eq('profile_id', userId)
          .abortSignal(signal)
          .maybeSingle(),
        registration.nullable(),
      ),
  };
}

export function useMyRegistration(): BackendQuery<Registration | null> {
  return useBackendQuery(myRegistration);
}
