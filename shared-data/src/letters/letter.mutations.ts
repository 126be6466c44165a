import type { ReferralForm, SickNoteForm } from '@telehealth/contracts/schemas';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { letterKeys } from './letter.queries';

const CHANGES_LETTERS = { invalidates: [letterKeys.all] };

export interface LetterToIssue {
  appointmentId: string;
  /** The same for every try of one press. */
  key: string;
  letter: { kind: 'sick_note'; body: Omit<SickNoteForm, 'consent'> } | { kind: 'referral'; body: ReferralForm };
}

/** Issues a letter: the patient reads it at once, and it never changes. */
export function useIssueLetter(): BackendMutation<LetterToIssue, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, key, letter: { kind, body } }: LetterToIssue) =>
      callBackend(
        client.rpc('issue_letter', { p_appointment: appointmentId, p_key: key, p_kind: kind, p_body: { ...body } }),
        acknowledged,
      ),
    CHANGES_LETTERS,
  );
}

/** Takes a letter back, with the reason that its patient reads. */
export function useWithdrawLetter(): BackendMutation<{ id: string; reason: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, reason }: { id: string; reason: string }) =>
      callBackend(client.rpc('withdraw_letter', { p_id: id, p_reason: reason }), acknowledged),
    CHANGES_LETTERS,
  );
}
