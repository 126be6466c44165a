import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { myPrescriptionKeys } from './my-prescriptions.queries';

const CHANGES_RENEWALS = { invalidates: [myPrescriptionKeys.all] };

export interface RenewalToRequest {
  prescriptionId: string;
  /** The same for every try of one press. */
  key: string;
  note: string;
}

/** Asks the prescriber for more. While a request is open, asking again changes nothing. */
export function useRequestRenewal(): BackendMutation<RenewalToRequest, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { prescriptionId, key, note }: RenewalToRequest) =>
      callBackend(
        client.rpc('request_renewal', { p_prescription: prescriptionId, p_key: key, p_note: note }),
        acknowledged,
      ),
    CHANGES_RENEWALS,
  );
}

/** Takes back a request that is not decided yet. */
export function useWithdrawRenewal(): BackendMutation<{ id: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      callBackend(client.rpc('withdraw_renewal', { p_request: id }), acknowledged),
    CHANGES_RENEWALS,
  );
}
