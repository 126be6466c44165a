import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { readLook } from '../client/read-look';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { STALE_WITH_PRESCRIPTIONS } from './own-prescription.queries';
import { type AllergyAnswer, allergyAnswer } from './own-prescription.schema';

const CHANGES_PRESCRIPTIONS = { invalidates: STALE_WITH_PRESCRIPTIONS };

/** Has a draft compared with the allergies on record: a look, which the patient's log tells of. */
export function useCheckDraft(): BackendMutation<{ id: string }, AllergyAnswer> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      readLook(client, client.rpc('check_prescription', { p_id: id }), allergyAnswer),
    { invalidates: [] },
  );
}

export interface ToIssue {
  id: string;
  version: number;
  /** Why it is right in spite of what the check found; kept with the prescription. */
  reason: string;
}

/** Issues a draft in the version that was checked. */
export function useIssuePrescription(): BackendMutation<ToIssue, undefined> {
  return useBackendMutation(({ client }: WithClient, { id, version, reason }: ToIssue) => {
    const why = reason.trim() === '' ? {} : { p_override_reason: reason };
    return callBackend(client.rpc('issue_prescription', { p_id: id, p_version: version, ...why }), acknowledged);
  }, CHANGES_PRESCRIPTIONS);
}

export interface StatusChange {
  id: string;
  to: 'active' | 'on_hold' | 'stopped' | 'cancelled' | 'entered_in_error';
  reason: string;
}

/** Holds, resumes, stops or corrects what was issued, with a reason; puts away a draft. */
export function useSetPrescriptionStatus(): BackendMutation<StatusChange, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, to, reason }: StatusChange) =>
      callBackend(client.rpc('set_prescription_status', { p_id: id, p_to: to, p_reason: reason }), acknowledged),
    CHANGES_PRESCRIPTIONS,
  );
}
