import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { STALE_WITH_PRESCRIPTIONS } from '@telehealth/data/prescribing/own-prescription.queries';

const CHANGES_PRESCRIPTIONS = { invalidates: STALE_WITH_PRESCRIPTIONS };

export interface Replacement {
  id: string;
  /** Idempotency key: the same for every attempt of one press. */
  key: string;
  /** What was wrong; the patient reads it. */
  reason: string;
}

/** Begins a corrected prescription from an issued one, which counts until the new one is issued. */
export function useReplacePrescription(): BackendMutation<Replacement, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, key, reason }: Replacement) =>
      callBackend(client.rpc('replace_prescription', { p_id: id, p_key: key, p_reason: reason }), acknowledged),
    CHANGES_PRESCRIPTIONS,
  );
}

export interface StatusChange {
  id: string;
  to: 'active' | 'on_hold' | 'stopped' | 'cancelled' | 'entered_in_error';
  reason: string;
}

/** Holds, resumes, stops or corrects an issued prescription with a reason, or discards a draft. */
export function useSetPrescriptionStatus(): BackendMutation<StatusChange, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, to, reason }: StatusChange) =>
      callBackend(client.rpc('set_prescription_status', { p_id: id, p_to: to, p_reason: reason }), acknowledged),
    CHANGES_PRESCRIPTIONS,
  );
}
