import { type AppError, isMessageId, type MessageId, UPLOAD_STALL_MS } from '@telehealth/contracts';
import { HTTP_STATUSES } from '../errors/error-table';

/** One object on its way into the storage. */
export interface ObjectToSend {
  /** Where the backend answers, and its publishable key. */
  address: { url: string; key: string };
  /** Of the person who sends it. */
  token: string;
  /** Bucket and path. */
  path: string;
  file: Blob;
  /** Told the part that has left, 0 to 1. */
  onProgress: (part: number) => void;
  /** Gives up; the promise is then rejected with `booking.fileNotSent`. */
  signal: AbortSignal;
}

/** A storage says what was wrong as `{ statusCode, error, message }`, with status 400 for much of it. */
function toUploadError(status: number, text: string): AppError | null {
  if (status >= 200 && status < 300) return null;
  let said: { statusCode?: unknown; message?: unknown } = {};
  try {
    said = JSON.parse(text) ?? {};
  } catch {
    // A proxy's own page: the status says enough.
  }
  const code = Number(said.statusCode ?? status);
  // It arrived before, and its answer was lost. What lies there is inspected next in any case.
  if (code === 409) return null;
  const hint = String(said.message ?? '');
  const id: MessageId = isMessageId(hint) ? hint : (HTTP_STATUSES[code] ?? 'booking.fileNotSent');
  return { id: id === 'data.tooLarge' ? 'chart.fileTooLarge' : id, cause: said };
}

/** Calls `late` when nothing was heard for as long as that; each `heard` begins the wait anew. */
function watchFor(late: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(late, UPLOAD_STALL_MS);
  };
  return { heard, stop };
}

/**
 * Sends a file with its progress, which `fetch` cannot tell. It may take as long as it likes while pieces of it leave.
 * @throws AppError `booking.fileNotSent` when no answer came, nothing left any more or it was given up; a `chart.file…` id when it was refused
 */
export function sendObject({ address, token, path, file, onProgress, signal }: ObjectToSend): Promise<void> {
  const request = new XMLHttpRequest();
  const watch = watchFor(() => request.abort());
  return new Promise<void>((resolve, reject) => {
    const notSent = (cause: unknown) => reject({ id: 'booking.fileNotSent', cause } satisfies AppError);
    if (signal.aborted) return notSent(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.upload.onprogress = ({ loaded, total }) => {
      watch.heard();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const error = toUploadError(request.status, request.responseText);
      if (error) reject(error);
      else resolve();
    };
    request.onerror = notSent;
    request.onabort = notSent;
    request.ontimeout = notSent;
    request.open('POST', `${address.url}/storage/v1/object/${path}`);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('apikey', address.key);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('x-upsert', 'false');
    watch.heard();
    request.send(file);
  }).finally(watch.stop);
}
