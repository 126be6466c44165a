import { accountKeys } from '@telehealth/data/account/account.queries';
import { type ClosedAccount, closedAccount } from '@telehealth/data/account/account.schema';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { readAudited } from '@telehealth/data/client/read-audited';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { z } from 'zod';

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

const bundle = z.looseObject({ resourceType: z.literal('Bundle'), entry: z.array(z.unknown()).nullish() });
export type RecordBundle = z.output<typeof bundle>;

/**
 * Exports everything about the signed-in person as a FHIR R4 Bundle (https://hl7.org/fhir/R4/bundle.html). One line in their
 * access log. Fails with `data.busy` after ten in an hour.
 */
export function useExportRecord(): BackendMutation<void, RecordBundle> {
  return useBackendMutation(({ client }: WithClient) => readAudited(client, client.rpc('export_my_record'), bundle), {
    invalidates: [],
  });
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
