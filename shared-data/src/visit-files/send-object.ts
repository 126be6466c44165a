import type { AppError } from '@telehealth/contracts/errors';
import { isMessageId, type MessageId } from '@telehealth/contracts/messages';
import { UPLOAD_STALL_MS } from '@telehealth/contracts/settings';
import { HTTP_STATUSES } from '../errors/error-table';
import { loadUpload } from './load-upload';

/** One object on its way into the storage. */
export interface ObjectToSend {
  /** Where the backend answers, and its publishable key. */
  address: { url: string; key: string };
  /** Of the person who sends it. */
  token: string;
  bucket: string;
  path: string;
  file: Blob;
  /** Told the part that has left, 0 to 1. */
  onProgress: (part: number) => void;
  /** Gives up; the promise is then rejected with `booking.fileNotSent`. */
  signal: AbortSignal;
}

/** Hosted Supabase Storage takes pieces of exactly this size, but for the last one. */
const PIECE_BYTES = 6 * 1024 * 1024;

/** Where objects are going on that were cut off, by bucket and path. As long as this page is open. */
const begun = new Map<string, string>();

/** A storage says what was wrong as `{ statusCode, error, message }`, with status 400 for much of it. */
function toUploadError(status: number, text: string): AppError | null {
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
 * Sends a file by TUS 1.0.0 (https://tus.io/protocols/resumable-upload), so that after a cut only the rest of it goes: who calls again
 * with the same bucket and path goes on. It may take as long as it likes while pieces of it leave.
 * @throws AppError `booking.fileNotSent` when no answer came, nothing left any more or it was given up; a `chart.file…` id when it was refused
 */
export async function sendObject(object: ObjectToSend): Promise<void> {
  const { signal } = object;
  const notSent = (cause: unknown): AppError => ({ id: 'booking.fileNotSent', cause });
  const { Upload, DetailedError } = await loadUpload().catch((cause) => {
    throw notSent(cause);
  });
  if (signal.aborted) throw notSent(signal.reason);
  const place = `${object.bucket}/${object.path}`;
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      watch.stop();
      void upload.abort();
      reject(notSent(signal.reason));
    };
    const watch = watchFor(giveUp);
    const over = (error: AppError | null) => {
      watch.stop();
      signal.removeEventListener('abort', giveUp);
      if (error) reject(error);
      else resolve();
    };
    const upload = new Upload(object.file, {
      ...requestOf(object, begun.get(place)),
      onUploadUrlAvailable: () => {
        watch.heard();
        if (upload.url) begun.set(place, upload.url);
      },
      onProgress: (sent, total) => {
        watch.heard();
        object.onProgress(total > 0 ? sent / total : 0);
      },
      onSuccess: () => {
        begun.delete(place);
        over(null);
      },
      onError: (cause) => {
        const answer = cause instanceof DetailedError ? cause.originalResponse : null;
        over(answer ? toUploadError(answer.getStatus(), answer.getBody()) : notSent(cause));
      },
    });
    signal.addEventListener('abort', giveUp, { once: true });
    watch.heard();
    upload.start();
  });
}

/** What goes out. Trying again is up to whoever knows whether the line is back. */
function requestOf({ address, token, bucket, path, file }: ObjectToSend, url: string | undefined) {
  return {
    endpoint: `${address.url}/storage/v1/upload/resumable`,
    uploadUrl: url ?? null,
    headers: { authorization: `Bearer ${token}`, apikey: address.key, 'x-upsert': 'false' },
    metadata: { bucketName: bucket, objectName: path, contentType: file.type, cacheControl: '3600' },
    chunkSize: PIECE_BYTES,
    retryDelays: null,
    // The address of what was begun is kept above; nothing about a person's files stays in the browser.
    storeFingerprintForResuming: false,
  };
}
