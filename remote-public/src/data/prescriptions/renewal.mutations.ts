import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { myPrescriptionKeys } from '@telehealth/data/prescriptions/my-prescriptions.queries';

const CHANGES_RENEWALS = { invalidates: [myPrescriptionKeys.all] };

export interface RenewalToRequest {
  prescriptionId: string;
  /** Idempotency key: the same for every attempt of one press. */
  key: string;
  note: string;
}

/** Requests a renewal from the prescriber. Another request while one is open changes nothing. */
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

export function useWithdrawRenewal(): BackendMutation<{ id: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      callBackend(client.rpc('withdraw_renewal', { p_request: id }), acknowledged),
    CHANGES_RENEWALS,
  );
}
