import type { RelatedPerson } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { toRelatedPersons } from './related-person.mapper';

export const relatedPersonKeys = { all: ['related-persons'] as const };

/** Everybody the signed-in person cares for, in the order in which they were added. */
export function relatedPersons(backend: WithClient, userId: string): BackendQueryOptions<RelatedPerson[]> {
  return {
    queryKey: [...relatedPersonKeys.all, userId],
    queryFn: ({ signal }) =>
      callBackend(
        backend.client
          .from('related_persons')
          .select('id, name, date_of_birth, gender, relation')
          .order('created_at')
          .abortSignal(signal),
        toRelatedPersons,
      ),
  };
}

export function useRelatedPersons(settings: { enabled?: boolean } = {}): BackendQuery<RelatedPerson[]> {
  return useBackendQuery(relatedPersons, settings);
}
