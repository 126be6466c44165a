import type { MessageId } from '@telehealth/contracts/messages';
import { testOrderKeys } from '@telehealth/data/chart/test-orders';
import { useBackend } from '@telehealth/data/client/use-backend';
import { recordKeys } from '@telehealth/data/records/own-record.queries';
import { type Upload, useUpload } from '@telehealth/data/visit-files/use-upload';
import { type DocumentWords, sendDocument } from '@telehealth/data/visit-files/visit-file.calls';
import { useRef } from 'react';

export interface DocumentUpload extends Upload {
  /** Sends what was chosen, under these words. */
  send: (words: DocumentWords) => void;
}

/**
 * One document on its way into the signed-in person's record, as long as what shows it is drawn. Null where it is not known
 * where to send it.
 * @param onArrived it was inspected and is kept, perhaps with something gone from it; the record was told that it is stale
 */
export function useDocumentUpload(onArrived: (remark: MessageId | null) => void): DocumentUpload | null {
  const backend = useBackend();
  const words = useRef<DocumentWords | null>(null);
  const upload = useUpload({
    send: async (file) =>
      words.current === null ? undefined : sendDocument(backend, { ...file, words: words.current }),
    arrived: ({ remark }) => {
      void backend.queries.invalidateQueries({ queryKey: recordKeys.all });
      void backend.queries.invalidateQueries({ queryKey: testOrderKeys.all });
      onArrived(remark);
    },
  });
  if (upload === null) return null;
  return {
    ...upload,
    send: (said) => {
      words.current = said;
      upload.queue.sendChosen();
    },
  };
}
