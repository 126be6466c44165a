import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { type RelatedPerson, relatedPerson } from './related-person.schema';

export const relatedPersonKeys = { all: ['related-persons'] as const };

/** The related persons of the signed-in person, in the order in which they were added. */
function relatedPersons(backend: WithClient, userId: string): BackendQueryOptions<RelatedPerson[]> {
  return {
    queryKey: [...relatedPersonKeys.all, userId],
    queryFn: ({ signal }) =>
      callBackend(
        backend.client.from('related_persons').select(relatedPerson.columns).order('created_at').abortSignal(signal),
        z.array(relatedPerson),
      ),
  };
}

export function useRelatedPersons(settings: { enabled?: boolean } = {}): BackendQuery<RelatedPerson[]> {
  return useBackendQuery(relatedPersons, settings);
}
