import { actingPerson } from '@telehealth/contracts/people';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend, nothing } from '@telehealth/data/client/call-backend';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';

/** The database writes one line an hour; a page that stays open says so again. */
const AGAIN_AFTER_MS = 3_600_000;

function openPerson({ client }: WithClient, userId: string): BackendQueryOptions<true> {
  return {
    queryKey: ['people', 'opened', userId, actingPerson()],
    queryFn: async ({ signal }) => {
      await callBackend(client.rpc('open_person').abortSignal(signal), nothing);
      return true;
    },
    staleTime: AGAIN_AFTER_MS,
  };
}

/** Writes into the log of this document's person that their pages are looked at, before any is drawn. */
export function useOpened(): BackendQuery<true> {
  return useBackendQuery(openPerson, { pollMs: AGAIN_AFTER_MS });
}
