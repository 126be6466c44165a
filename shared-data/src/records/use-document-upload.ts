import { useBackendAddress } from '@telehealth/contracts/session';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useBackend } from '../client/use-backend';
import { FileQueue, type FileQueueView } from '../thread/file-queue';
import { useUnsentWarning } from '../thread/use-unsent-warning';
import { withoutMetadata } from '../visit-files/picture-without-metadata';
import { type DocumentWords, sendDocument } from '../visit-files/visit-file.calls';
import { recordKeys } from './own-record.queries';

export interface DocumentUpload {
  queue: FileQueue;
  view: FileQueueView;
  /** Sends what was chosen, under these words. */
  send: (words: DocumentWords) => void;
}

/**
 * One document on its way into the signed-in person's record, as long as what shows it is drawn. Null where it is not known
 * where to send it.
 * @param onArrived it was inspected and is kept; the record was told that it is stale
 */
export function useDocumentUpload(onArrived: () => void): DocumentUpload | null {
  const backend = useBackend();
  const address = useBackendAddress();
  const words = useRef<DocumentWords | null>(null);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  const queue = useMemo(() => {
    if (address === null) return null;
    return new FileQueue({
      clean: withoutMetadata,
      send: async (file) => {
        if (words.current !== null) await sendDocument(backend, { ...file, address, words: words.current });
      },
      arrived: () => {
        void backend.queries.invalidateQueries({ queryKey: recordKeys.all });
        arrived.current();
      },
    });
  }, [backend, address]);
  useEffect(() => {
    if (queue === null) return;
    window.addEventListener('online', queue.wake);
    return () => {
      window.removeEventListener('online', queue.wake);
      queue.close();
    };
  }, [queue]);
  const view = useSyncExternalStore(queue?.subscribe ?? never, queue?.get ?? nothing);
  useUnsentWarning((view?.items.length ?? 0) > 0);
  if (queue === null || view === null) return null;
  return {
    queue,
    view,
    send: (said) => {
      words.current = said;
      queue.sendChosen('');
    },
  };
}

const never = () => () => undefined;
const nothing = () => null;
