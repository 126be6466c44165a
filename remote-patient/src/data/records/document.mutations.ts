import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { RECORDS_SCREEN, recordKeys } from '@telehealth/data/records/own-record.queries';
import type { DocumentWords } from '@telehealth/data/visit-files/visit-file.calls';

const STALE = { invalidates: [recordKeys.all, ['chart'], ['appointments']] };

export interface KnownDocument {
  id: string;
  /** The version that was on the screen. */
  version: number;
}

/** Changes a document's description, never its content. */
export const useChangeDocument = (): BackendMutation<KnownDocument & { words: DocumentWords }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, version, words }: KnownDocument & { words: DocumentWords }) =>
      callBackend(
        client.rpc('change_document', {
          p_id: id,
          p_version: version,
          p_document: { ...words },
          p_screen: RECORDS_SCREEN,
        }),
        acknowledged,
      ),
    STALE,
  );

/** Takes a document out of the record. It is kept, and only its patient can open it. */
export const useRemoveDocument = (): BackendMutation<KnownDocument, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, version }: KnownDocument) =>
      callBackend(
        client.rpc('remove_document', { p_id: id, p_version: version, p_screen: RECORDS_SCREEN }),
        acknowledged,
      ),
    STALE,
  );
