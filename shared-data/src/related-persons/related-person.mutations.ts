import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { relatedPersonKeys } from './related-person.queries';

/** Takes a person off the list; their visits keep who they were for. */
export function useRemoveRelatedPerson(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, id: string) =>
      callBackend(client.rpc('remove_related_person', { p_person: id }), acknowledged),
    { invalidates: [relatedPersonKeys.all] },
  );
}
