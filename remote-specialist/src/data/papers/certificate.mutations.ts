import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';

/** Revokes every certificate with which files were signed for the caller: readers refuse those files from then on. */
export function useRevokeCertificate(): BackendMutation<{ reason: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { reason }: { reason: string }) =>
      callBackend(client.rpc('revoke_my_certificate', { p_reason: reason }), acknowledged),
    { invalidates: [] },
  );
}
