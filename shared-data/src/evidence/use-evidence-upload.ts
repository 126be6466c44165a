import { useBackendAddress } from '@telehealth/contracts/session';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useBackend } from '../client/use-backend';
import { practiceKeys } from '../practice/practice.queries';
import { FileQueue, type FileQueueView } from '../thread/file-queue';
import { useUnsentWarning } from '../thread/use-unsent-warning';
import { withoutMetadata } from '../visit-files/picture-without-metadata';
import { sendEvidence } from './evidence.calls';
import type { EvidenceKind } from './evidence.schema';

/**
 * Evidence of one kind on its way, as long as what shows it is drawn. Null where it is not known where to send it.
 * @param onArrived it was inspected and is kept
 */
export function useEvidenceUpload(
  kind: EvidenceKind,
  onArrived: () => void,
): { queue: FileQueue; view: FileQueueView } | null {
  const backend = useBackend();
  const address = useBackendAddress();
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  const queue = useMemo(() => {
    if (address === null) return null;
    return new FileQueue({
      clean: withoutMetadata,
      send: (file) => sendEvidence(backend, { ...file, address, kind }),
      arrived: () => {
        void backend.queries.invalidateQueries({ queryKey: practiceKeys.all });
        void backend.queries.invalidateQueries({ queryKey: ['specialists'] });
        arrived.current();
      },
    });
  }, [backend, address, kind]);
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
  return queue === null || view === null ? null : { queue, view };
}

const never = () => () => undefined;
const nothing = () => null;
