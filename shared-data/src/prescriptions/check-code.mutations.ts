import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type CheckedPrescription, checkedPrescription } from './checked-prescription.schema';

export function checkCode(backend: WithClient, { code }: { code: string }): Promise<CheckedPrescription> {
  return callBackend(backend.client.rpc('verify_prescription', { p_code: code }), checkedPrescription);
}

/**
 * Asks what a code proves; anybody may. Not a query: the code and its answer are kept nowhere. Fails with `data.busy` after
 * thirty tries in a minute.
 */
export function useCheckCode(): BackendMutation<{ code: string }, CheckedPrescription> {
  return useBackendMutation(checkCode, { invalidates: [] });
}
