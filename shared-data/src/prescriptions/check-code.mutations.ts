import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type CheckedLetter, checkedLetter } from '../letters/letter.schema';
import { type CheckedPrescription, checkedPrescription } from './checked-prescription.schema';

/** What a code belongs to: a prescription in force, a letter that stands, or nothing. */
export type CheckedCode =
  | { is: 'prescription'; about: Extract<CheckedPrescription, { current: true }> }
  | { is: 'letter'; about: Extract<CheckedLetter, { current: true }> }
  | { is: 'nothing' };

export async function checkCode({ client }: WithClient, { code }: { code: string }): Promise<CheckedCode> {
  const script = await callBackend(client.rpc('verify_prescription', { p_code: code }), checkedPrescription);
  if (script.current) return { is: 'prescription', about: script };
  const letter = await callBackend(client.rpc('verify_letter', { p_code: code }), checkedLetter);
  return letter.current ? { is: 'letter', about: letter } : { is: 'nothing' };
}

/**
 * Asks what a code proves; anybody may. Not a query: the code and its answer are kept nowhere. Fails with `data.busy` after
 * thirty questions in a minute; a code that is not of a prescription takes two.
 */
export function useCheckCode(): BackendMutation<{ code: string }, CheckedCode> {
  return useBackendMutation(checkCode, { invalidates: [] });
}
