import type { Backend, WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { fetchFile } from '@telehealth/data/visit-files/fetch-file';
import { z } from 'zod';
import { deskKeys } from './desk.queries';
import type { AuthorityForm, ReasonForm } from './ends';
import { authorityPaper, type PaperToCheck } from './people.schema';

const STALE = { invalidates: [deskKeys.all] };

/** Papers of guardians and carers: those that wait first. Refetched each minute, because colleagues work on the same list. */
export function useAuthorityPapers(): BackendQuery<PaperToCheck[]> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of('authority papers', userId),
      queryFn: ({ signal }) => callBackend(client.rpc('authority_papers').abortSignal(signal), z.array(authorityPaper)),
    }),
    { pollMs: 60_000 },
  );
}

/** Fetches a paper. The person's log says it before the file is sent. */
export const useOpenAuthorityPaper = (): BackendMutation<string, File> =>
  useBackendMutation(async ({ client, address }: Pick<Backend, 'client' | 'address'>, id: string) => {
    const ticket = await callBackend(client.rpc('open_authority_paper', { p_id: id }), z.string());
    return fetchFile(address?.url ?? '', ticket);
  }, STALE);

export const useConfirmAuthority = (): BackendMutation<AuthorityForm & { id: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, proof, reason }) =>
      callBackend(
        client.rpc('decide_authority', { p_id: id, p_confirms: true, p_reason: reason, p_proof: proof }),
        acknowledged,
      ),
    STALE,
  );

export const useRefuseAuthority = (): BackendMutation<ReasonForm & { id: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, reason }) =>
      callBackend(client.rpc('decide_authority', { p_id: id, p_confirms: false, p_reason: reason }), acknowledged),
    STALE,
  );
