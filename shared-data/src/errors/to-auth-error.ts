// Separate from data errors, which need the whole message catalogue: a page that is only shown does not.
import type { AppError } from '@telehealth/contracts/errors';
import { HTTP_STATUSES } from './error-table';

/** Maps a failed id-token exchange: no response (status 0), a refusal, or a server failure. */
export function toExchangeError(error: { status?: number | undefined }): AppError {
  if (error.status === 0) return { id: 'data.offline', cause: error };
  const wasRefused = error.status !== undefined && error.status >= 400 && error.status < 500;
  return { id: wasRefused ? 'sync.refused' : 'sync.failed', cause: error };
}

/** Maps a failed auth call. `detail` is the provider's own text, for the places where the specification shows it. */
export function toAuthError(error: { status?: number | undefined; message: string }): AppError {
  return { id: HTTP_STATUSES[error.status ?? 0] ?? 'data.failed', cause: error, detail: error.message };
}
