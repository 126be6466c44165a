import type { LookScreen } from '@telehealth/contracts/chart';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import type { WithClient } from '../client/backend';
import { callBackend, nothing } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { checksOfVisit, symptomCheckKeys } from './symptom-check.queries';
import { savedId } from './symptom-check.schema';

export interface SaveRequest {
  /** The same key stores the same check once. */
  key: string;
  check: SymptomCheck;
}

export function saveSymptomCheck(backend: WithClient, { key, check }: SaveRequest): Promise<string> {
  return callBackend(backend.client.rpc('save_symptom_check', { p_key: key, p_check: { ...check } as never }), savedId);
}

/** Stores a check in the person's record. Fails with `data.invalid`, `data.conflict`. */
export function useSaveSymptomCheck(): BackendMutation<SaveRequest, string> {
  return useBackendMutation(saveSymptomCheck, { invalidates: [symptomCheckKeys.all] });
}

/** Deletes a check from the record. Fails with `triage.attached` once a specialist could read it. */
export function useDeleteSymptomCheck(): BackendMutation<{ id: string }, void> {
  return useBackendMutation(
    (backend, { id }) => callBackend(backend.client.rpc('delete_symptom_check', { p_id: id }), nothing),
    { invalidates: [symptomCheckKeys.all] },
  );
}

/** Reads the checks that a patient attached to a visit; a mutation, because it adds a line to their access log. */
export function useOpenChecksOfVisit(): BackendMutation<{ appointmentId: string; screen: LookScreen }, SymptomCheck[]> {
  return useBackendMutation(checksOfVisit, { invalidates: [] });
}
