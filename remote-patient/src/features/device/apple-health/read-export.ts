import { ExportReader, type HealthExport } from './export-reader';
import { ExportFailure, openExport } from './open-export';

/** A longer block would be felt, because a press waits for it. */
const AT_MOST_MS = 12;
/** Browsers deliver chunks of up to megabytes, and one alone would take longer than that. */
const SLICE = 128 * 1024;

interface ReadSetting {
  signal: AbortSignal;
  /** The share of the file read, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Reads an export in this browser, in slices, so that the page stays responsive; only numbers are kept. Nothing leaves the
 * browser.
 * @throws ExportFailure `stopped` when it was cancelled
 */
export async function readExport(file: Blob, { signal, onProgress }: ReadSetting): Promise<HealthExport> {
  const { stream, size } = await openExport(file);
  const source = stream.getReader();
  const text = new TextDecoder();
  const reader = new ExportReader();
  const pause = pauses();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await source.read();
      if (done) break;
      for (let at = 0; at < value.byteLength; at += SLICE) {
        if (signal.aborted) throw new ExportFailure('stopped');
        const slice = value.subarray(at, at + SLICE);
        read += slice.byteLength;
        reader.push(text.decode(slice, { stream: true }));
        if (pause.isDue()) {
          onProgress(size === 0 ? 1 : Math.min(1, read / size));
          await pause.take();
        }
      }
    }
    if (signal.aborted) throw new ExportFailure('stopped');
  } catch (cause) {
    throw cause instanceof ExportFailure ? cause : new ExportFailure('unreadableZip', cause);
  } finally {
    await source.cancel().catch(() => undefined);
  }
  const found = reader.end();
  if (!found.isExport) throw new ExportFailure('notAnExport');
  onProgress(1);
  return found;
}

function pauses() {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since > AT_MOST_MS,
    take: async () => {
      await nextTask();
      since = performance.now();
    },
  };
}

/** Yields to the event loop; a timer would wait four milliseconds after each slice. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
