import { useBackendAddress } from '@telehealth/contracts/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Backend } from '../client/backend';
import { useBackend } from '../client/use-backend';
import { withoutMetadata } from '../visit-files/picture-without-metadata';
import { sendThreadFile } from '../visit-files/visit-file.calls';
import { FileQueue, type FileQueueView } from './file-queue';
import type { ThreadStore } from './thread-store';
import { useUnsentWarning } from './use-unsent-warning';

/** Beside the thread whose words they go with, and as long as it is kept. */
const queues = new WeakMap<ThreadStore, FileQueue>();

export interface FileQueueControl {
  queue: FileQueue;
  view: FileQueueView;
}

interface QueueSetting {
  backend: Backend;
  address: { url: string; key: string };
  appointmentId: string;
}

function queueOf(store: ThreadStore, { backend, address, appointmentId }: QueueSetting): FileQueue {
  const kept = queues.get(store);
  if (kept !== undefined) return kept;
  const queue = new FileQueue({
    clean: withoutMetadata,
    send: (file) => sendThreadFile(backend, { ...file, appointmentId, address }),
    arrived: ({ id, name, body, scan }) => void store.say({ body, fileId: id, fileTitle: name }, scan),
  });
  queues.set(store, queue);
  store.onClose(() => queue.close());
  return queue;
}

/** Files on their way to a thread; null where it is not known where to send them. */
export function useFileQueue(store: ThreadStore, appointmentId: string): FileQueueControl | null {
  const backend = useBackend();
  const address = useBackendAddress();
  const queue = useMemo(
    () => (address === null ? null : queueOf(store, { backend, address, appointmentId })),
    [store, backend, address, appointmentId],
  );
  useEffect(() => {
    if (queue === null) return;
    window.addEventListener('online', queue.wake);
    return () => window.removeEventListener('online', queue.wake);
  }, [queue]);
  const view = useSyncExternalStore(queue?.subscribe ?? never, queue?.get ?? nothing);
  useUnsentWarning((view?.items.length ?? 0) > 0);
  return queue === null || view === null ? null : { queue, view };
}

const never = () => () => undefined;
const nothing = () => null;
