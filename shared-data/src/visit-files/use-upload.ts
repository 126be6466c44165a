import { useBackendAddress } from '@telehealth/contracts/session';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useUnsentWarning } from '../thread/use-unsent-warning';
import { FileQueue, type FileQueueView, type FileWays } from './file-queue';
import { withoutMetadata } from './picture-without-metadata';
import type { FileToSend } from './visit-file.calls';

/** An upload queue and its state for drawing. */
export interface Upload {
  queue: FileQueue;
  view: FileQueueView;
}

/** How a page sends its files. */
export interface UploadWays {
  /** Announces a file, sends it and has it inspected. @throws AppError */
  send(file: FileToSend): ReturnType<FileWays['send']>;
  arrived: FileWays['arrived'];
}

/** Subscribes to a queue: sending resumes when the network is back, and the browser asks before the tab closes. */
export function useFileQueue(queue: FileQueue | null): Upload | null {
  useEffect(() => {
    if (queue === null) return;
    window.addEventListener('online', queue.wake);
    return () => window.removeEventListener('online', queue.wake);
  }, [queue]);
  const look = queue?.get ?? nothing;
  const view = useSyncExternalStore(queue?.subscribe ?? never, look, look);
  useUnsentWarning((view?.items.length ?? 0) > 0);
  return queue === null || view === null ? null : { queue, view };
}

/** A queue that lives as long as the component. Null while the upload address is unknown. */
export function useUpload(ways: UploadWays): Upload | null {
  const address = useBackendAddress();
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  const queue = useMemo(
    () =>
      address &&
      new FileQueue({
        clean: withoutMetadata,
        send: (file) => latest.current.send({ ...file, address }),
        arrived: (file) => latest.current.arrived(file),
      }),
    [address],
  );
  useEffect(() => () => queue?.close(), [queue]);
  return useFileQueue(queue);
}

const never = () => () => undefined;
const nothing = () => null;
