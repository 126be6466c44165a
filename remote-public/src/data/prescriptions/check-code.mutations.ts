import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type CheckedCode, checkedCode } from './checked-code.schema';

/**
 * Verifies a code; needs no account. A mutation and not a query, so that neither code nor answer is cached. Fails with
 * `data.busy` after thirty calls a minute.
 */
export function useCheckCode(): BackendMutation<{ code: string }, CheckedCode> {
  return useBackendMutation(
    ({ client }: WithClient, { code }: { code: string }) =>
      callBackend(client.rpc('verify_code', { p_code: code }), checkedCode),
    { invalidates: [] },
  );
}
