import type { ReferralForm, SickNoteForm, TestRequestForm } from '@telehealth/contracts/schemas/letter';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { letterKeys } from './letter.queries';

const CHANGES_LETTERS = { invalidates: [letterKeys.all] };

export interface LetterToIssue {
  appointmentId: string;
  /** Idempotency key: the same for every attempt of one press. */
  key: string;
  letter:
    | { kind: 'sick_note' | 'school_note'; body: Omit<SickNoteForm, 'consent'> }
    | { kind: 'referral'; body: ReferralForm }
    | { kind: 'test_request'; body: Omit<TestRequestForm, 'tests'> & { tests: string[] } };
  /** The one whose place it takes, which no longer counts then; null: none. */
  replaces: string | null;
}

/** Issues a letter. The patient can read it at once, and it never changes. */
export function useIssueLetter(): BackendMutation<LetterToIssue, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, key, letter: { kind, body }, replaces }: LetterToIssue) =>
      callBackend(
        client.rpc('issue_letter', {
          p_appointment: appointmentId,
          p_key: key,
          p_kind: kind,
          p_body: { ...body },
          ...(replaces !== null && { p_replaces: replaces }),
        }),
        acknowledged,
      ),
    CHANGES_LETTERS,
  );
}

/** Withdraws a letter with a reason that the patient reads. */
export function useWithdrawLetter(): BackendMutation<{ id: string; reason: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, reason }: { id: string; reason: string }) =>
      callBackend(client.rpc('withdraw_letter', { p_id: id, p_reason: reason }), acknowledged),
    CHANGES_LETTERS,
  );
}
