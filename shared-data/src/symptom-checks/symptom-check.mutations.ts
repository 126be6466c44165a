import type { LookScreen } from '@telehealth/contracts';
import type { SymptomCheck } from '@telehealth/contracts/schemas';
import type { WithClient } from '../client/backend';
import { callBackend, nothing } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { checksOfVisit, symptomCheckKeys } from './symptom-check.queries';
import { savedId } from './symptom-check.schema';

export interface SaveRequest {
  /** The same key for the same check: it is kept once. */
  key: string;
  check: SymptomCheck;
}

export function saveSymptomCheck(backend: WithClient, { key, check }: SaveRequest): Promise<string> {
  return callBackend(backend.client.rpc('save_symptom_check', { p_key: key, p_check: { ...check } as never }), savedId);
}

/** Keeps a check in the person's record. Fails with `data.invalid`, `data.conflict`. */
export function useSaveSymptomCheck(): BackendMutation<SaveRequest, string> {
  return useBackendMutation(saveSymptomCheck, { invalidates: [symptomCheckKeys.all] });
}

/** Takes a check out of the record. Fails with `triage.attached` once a specialist could read it. */
export function useDeleteSymptomCheck(): BackendMutation<{ id: string }, void> {
  return useBackendMutation(
    (backend, { id }) => callBackend(backend.client.rpc('delete_symptom_check', { p_id: id }), nothing),
    { invalidates: [symptomCheckKeys.all] },
  );
}

/** Opens what a patient took to a visit; a write, because their access log gets a line. */
export function useOpenChecksOfVisit(): BackendMutation<{ appointmentId: string; screen: LookScreen }, SymptomCheck[]> {
  return useBackendMutation(checksOfVisit, { invalidates: [] });
}
