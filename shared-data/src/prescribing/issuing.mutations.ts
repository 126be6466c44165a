import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { readAudited } from '../client/read-audited';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { STALE_WITH_PRESCRIPTIONS } from './own-prescription.queries';
import { type AllergyAnswer, allergyAnswer } from './own-prescription.schema';

/** Compares a draft with the recorded allergies. This is an audited read: the patient's access log records it. */
export function useCheckDraft(): BackendMutation<{ id: string }, AllergyAnswer> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      readAudited(client, client.rpc('check_prescription', { p_id: id }), allergyAnswer),
    { invalidates: [] },
  );
}

export interface ToIssue {
  id: string;
  version: number;
  /** Why it is right in spite of the allergy check; stored with the prescription. */
  reason: string;
  /** The check was asked for and has not run for 30 seconds. */
  isUnchecked?: boolean;
}

/** Issues the version of a draft that was checked. */
export function useIssuePrescription(): BackendMutation<ToIssue, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, version, reason, isUnchecked = false }: ToIssue) => {
      const why = reason.trim() === '' ? {} : { p_override_reason: reason };
      const unchecked = isUnchecked ? { p_unchecked: true } : {};
      const args = { p_id: id, p_version: version, ...why, ...unchecked };
      return callBackend(client.rpc('issue_prescription', args), acknowledged);
    },
    { invalidates: STALE_WITH_PRESCRIPTIONS },
  );
}
