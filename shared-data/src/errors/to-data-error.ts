import type { AppError } from '@telehealth/contracts/errors';
import type { MessageId } from '@telehealth/contracts/messages';
import { DATABASE_CODES, HTTP_STATUSES } from './error-table';

interface DatabaseError {
  code?: string;
  hint?: string | null;
  details?: string | null;
  message?: string;
}

/** Errors that our own SQL raises, as a refusal or for a missing right: `hint` is the message id, `detail` the JSON of its values. */
const RAISED = ['P0001', '42501'];

/**
 * Whether a hint has the form of a message id. An id unknown to this build, which may be older than the database, is shown as
 * `data.failed` (`messageText`); knowing all ids would load all sentences, 20 KB that a page does not need to send a query.
 */
const isIdShaped = (hint: string): hint is MessageId => /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(hint);

/**
 * Maps a refused data request by its code, never by its English text.
 * @param status HTTP status, 0 without a response
 */
export function toDataError(error: DatabaseError, status: number): AppError {
  const hint = error.hint ?? '';
  if (error.code !== undefined && RAISED.includes(error.code) && isIdShaped(hint))
    return { id: hint, values: toValues(error.details), cause: error };
  const id = DATABASE_CODES[error.code ?? ''] ?? HTTP_STATUSES[status] ?? 'data.failed';
  return { id, cause: error };
}

function toValues(details: string | null | undefined): Record<string, string> | undefined {
  if (!details) return undefined;
  try {
    const values: unknown = JSON.parse(details);
    if (typeof values !== 'object' || values === null) return undefined;
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}
