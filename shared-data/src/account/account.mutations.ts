import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { readLook } from '../client/read-look';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { accountKeys } from './account.queries';
import { type ClosedAccount, closedAccount } from './account.schema';

export interface ConsentDecision {
  /** Repeating a call with the same key decides once. */
  key: string;
  termsId: string;
  textHash: string;
  decision: 'given' | 'withdrawn';
}

/** Decides about exactly the text that was shown. Fails with `consent.textChanged`, `consent.notGiven`. */
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

const bundle = z.looseObject({ resourceType: z.literal('Bundle'), entry: z.array(z.unknown()).nullish() });
export type RecordBundle = z.output<typeof bundle>;

/**
 * Everything the product knows about the signed-in person, as a FHIR R4 Bundle (https://hl7.org/fhir/R4/bundle.html). One line in
 * their access log. Fails with `data.busy` after ten in an hour.
 */
export function useExportRecord(): BackendMutation<void, RecordBundle> {
  return useBackendMutation(({ client }: WithClient) => readLook(client, client.rpc('export_my_record'), bundle), {
    invalidates: [],
  });
}

/** Closes the account for good. Fails with `access.signInAgain`, `account.*`. @param words as the person typed them */
export function useCloseAccount(): BackendMutation<string, ClosedAccount> {
  return useBackendMutation(
    ({ client }: WithClient, words) => callBackend(client.rpc('close_my_account', { p_confirm: words }), closedAccount),
    { invalidates: [] },
  );
}
