import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import type { DocumentWords } from '../visit-files/visit-file.calls';
import { RECORDS_SCREEN, recordKeys } from './own-record.queries';

const STALE = { invalidates: [recordKeys.all, ['chart'], ['appointments']] };

export interface KnownDocument {
  id: string;
  /** The version that was on the screen. */
  version: number;
}

/** Changes what is said of a document, never its bytes. */
export const useChangeDocument = (): BackendMutation<KnownDocument & { words: DocumentWords }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, version, words }: KnownDocument & { words: DocumentWords }) =>
      callBackend(
        client.rpc('change_document', {
          ...{ p_id: id, p_version: version, p_document: { ...words }, p_screen: RECORDS_SCREEN },
        }),
        acknowledged,
      ),
    STALE,
  );

/** Takes a document out of the record. It is kept, and nobody but its patient can open it any more. */
export const useRemoveDocument = (): BackendMutation<KnownDocument, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, version }: KnownDocument) =>
      callBackend(
        client.rpc('remove_document', { p_id: id, p_version: version, p_screen: RECORDS_SCREEN }),
        acknowledged,
      ),
    STALE,
  );
