import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { accountKeys } from './account.queries';
import { type ClosedAccount, closedAccount } from './account.schema';

export interface ConsentDecision {
  /** Idempotency key: repeating a call with it decides once. */
  key: string;
  termsId: string;
  textHash: string;
  decision: 'given' | 'withdrawn';
}

/** Records a decision about exactly the text that was shown. Fails with `consent.textChanged`, `consent.notGiven`. */
export function useDecideConsent(): BackendMutation<ConsentDecision, void> {
  return useBackendMutation(
    ({ client }: WithClient, { key, termsId, textHash, decision }) =>
      callBackend(
        client.rpc('decide_consent', { p_terms: termsId, p_text_hash: textHash, p_decision: decision, p_key: key }),
        acknowledged,
      ),
    { invalidates: [accountKeys.all] },
  );
}

/**
 * Closes the account permanently. Fails with `access.signInAgain`, `account.*`.
 * @param words as the person typed them
 */
export function useCloseAccount(): BackendMutation<string, ClosedAccount> {
  return useBackendMutation(
    ({ client }: WithClient, words) => callBackend(client.rpc('close_my_account', { p_confirm: words }), closedAccount),
    { invalidates: [] },
  );
}
