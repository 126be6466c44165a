import { ExportReader, type HealthExport } from '@telehealth/clinical/apple-health/export-reader';
import { ExportFailure, openExport } from './open-export';

/** Longer without a pause would be felt: a press waits for it. */
const AT_MOST_MS = 12;
/** A zip may promise less than it holds; beyond this much more it is no export. */
const SURPLUS = 1.1;

interface ReadSetting {
  signal: AbortSignal;
  /** Share of the file that is read, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Reads an export in this browser, in slices, so that the page stays alive: what is read is forgotten at once but for the
 * numbers. Nothing leaves the browser.
 * @throws ExportFailure `stopped` when it was cancelled
 */
export async function readExport(file: Blob, { signal, onProgress }: ReadSetting): Promise<HealthExport> {
  const { stream, size } = await openExport(file);
  const source = stream.getReader();
  const text = new TextDecoder();
  const reader = new ExportReader();
  let [read, since] = [0, performance.now()];
  try {
    for (;;) {
      if (signal.aborted) throw new ExportFailure('stopped');
      const { done, value } = await source.read();
      if (done) break;
      read += value.byteLength;
      if (read > size * SURPLUS + 1024) throw new ExportFailure('unreadableZip');
      reader.push(text.decode(value, { stream: true }));
      if (performance.now() - since < AT_MOST_MS) continue;
      onProgress(size === 0 ? 1 : Math.min(1, read / size));
      await nextTask();
      since = performance.now();
    }
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

/** A timer would wait for four milliseconds after each slice. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
