// Apart from the errors of data, which know every message: a page that is only drawn needs none.
import type { AppError } from '@telehealth/contracts';
import { HTTP_STATUSES } from './error-table';

/** A failed id-token exchange: nothing answered (status 0), the server said no, or it could not do it. */
export function toSyncError(error: { status?: number | undefined }): AppError {
  if (error.status === 0) return { id: 'data.offline', cause: error };
  const wasRefused = error.status !== undefined && error.status >= 400 && error.status < 500;
  return { id: wasRefused ? 'sync.refused' : 'sync.failed', cause: error };
}

/** Failure of an auth call. `detail` is the provider's own text, for the places where the specification shows it. */
export function toAuthError(error: { status?: number | undefined; message: string }): AppError {
  return { id: HTTP_STATUSES[error.status ?? 0] ?? 'data.failed', cause: error, detail: error.message };
}
