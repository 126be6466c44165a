import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { readLook } from '../client/read-look';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { prescribingKeys } from './own-prescription.queries';
import {
  type AllergyAnswer,
  allergyAnswer,
  type DraftItem,
  type OwnPrescription,
  ownPrescription,
} from './own-prescription.schema';

const CHANGES_PRESCRIPTIONS = { invalidates: [prescribingKeys.all, [...appointmentKeys.all, 'details']] };

export interface DraftToSave {
  appointmentId: string;
  /** The same for every try to begin this draft. */
  key: string;
  draft: Pick<OwnPrescription, 'id' | 'version'> | null;
  items: readonly DraftItem[];
}

/** Begins a draft, or saves it over the version it was read in. */
export function useSaveDraft(): BackendMutation<DraftToSave, OwnPrescription> {
  return useBackendMutation(({ client }: WithClient, { appointmentId, key, draft, items }: DraftToSave) => {
    const p_items = items.map((item) => ({ ...item }));
    if (draft === null) {
      const begin = { p_appointment: appointmentId, p_key: key, p_items };
      return callBackend(client.rpc('draft_prescription', begin), ownPrescription);
    }
    const save = { p_id: draft.id, p_version: draft.version, p_items };
    return callBackend(client.rpc('save_prescription', save), ownPrescription);
  }, CHANGES_PRESCRIPTIONS);
}

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
