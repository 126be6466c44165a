import { actingPerson } from '@telehealth/contracts/people';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { id, plainAnswer } from '@telehealth/data/rows/plain-rows';

/** The database writes one line an hour; a page that stays open says so again. */
const AGAIN_AFTER_MS = 3_600_000;
const line = plainAnswer(id);

function openPerson({ client }: WithClient, userId: string): BackendQueryOptions<string> {
  return {
    queryKey: ['people', 'opened', userId, actingPerson()],
    queryFn: ({ signal }) => callBackend(client.rpc('open_person').abortSignal(signal), line),
    staleTime: AGAIN_AFTER_MS,
  };
}

/** Writes into the log of this document's person that their pages are looked at, before any is drawn. */
export function useOpened(): BackendQuery<string> {
  return useBackendQuery(openPerson, { pollMs: AGAIN_AFTER_MS });
}
