import { useBackendAddress, useHostServices } from '@telehealth/contracts/session';
import type { HostServices } from '@telehealth/contracts/shell';
import type { Backend } from '@telehealth/data/client/backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { FileQueue } from '@telehealth/data/visit-files/file-queue';
import { withoutMetadata } from '@telehealth/data/visit-files/picture-without-metadata';
import { type Upload, useFileQueue } from '@telehealth/data/visit-files/use-upload';
import { sendThreadFile } from '@telehealth/data/visit-files/visit-file.calls';
import { useMemo } from 'react';
import type { ThreadStore } from './thread-store';

/** One queue per thread store, living as long as it. */
const queues = new WeakMap<ThreadStore, FileQueue>();

interface QueueSetting {
  backend: Backend;
  address: { url: string; key: string };
  appointmentId: string;
  notify: HostServices['notify'];
}

function queueOf(store: ThreadStore, { backend, address, appointmentId, notify }: QueueSetting): FileQueue {
  const kept = queues.get(store);
  if (kept !== undefined) return kept;
  const queue = new FileQueue({
    clean: withoutMetadata,
    send: (file) => sendThreadFile(backend, { ...file, appointmentId, address }),
    arrived: ({ id, name, body, scan, remark }) => {
      void store.say({ body, fileId: id, fileTitle: name }, scan);
      if (remark !== null) notify(remark);
    },
  });
  queues.set(store, queue);
  store.onClose(() => queue.close());
  return queue;
}

/** Upload queue of a thread; null while the upload address is unknown. */
export function useThreadFiles(store: ThreadStore, appointmentId: string): Upload | null {
  const backend = useBackend();
  const address = useBackendAddress();
  const { notify } = useHostServices();
  return useFileQueue(
    useMemo(
      () => (address === null ? null : queueOf(store, { backend, address, appointmentId, notify })),
      [store, backend, address, appointmentId, notify],
    ),
  );
}
