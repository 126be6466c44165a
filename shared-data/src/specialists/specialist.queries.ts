import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { REGISTRATION_COLUMNS, type Registration, toRegistration } from './specialist.mapper';

export const specialistKeys = { registration: (userId: string) => ['specialists', 'registration', userId] as const };

/** The signed-in specialist's registration. */
export function useMyRegistration(): BackendQuery<Registration | null> {
  return useBackendQuery((backend, userId) => ({
    queryKey: specialistKeys.registration(userId),
    queryFn: ({ signal }) =>
      callBackend(
        backend.client
          .from('specialists')
          .select(REGISTRATION_COLUMNS)
          .eq('profile_id', userId)
          .abortSignal(signal)
          .maybeSingle(),
        toRegistration,
      ),
  }));
}
