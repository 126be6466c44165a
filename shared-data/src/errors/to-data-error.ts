import type { AppError, MessageId } from '@telehealth/contracts';
import { DATABASE_CODES, HTTP_STATUSES } from './error-table';

interface DatabaseError {
  code?: string;
  hint?: string | null;
  details?: string | null;
  message?: string;
}

/** Error raised by our own SQL: `hint` is the message id, `detail` the JSON of its values. */
const RAISED = 'P0001';

/**
 * Whether a hint is written as ids of messages are. One that this program does not know, being older than the database, is told
 * as `data.failed` (`messageText`): to know all ids is to have all sentences, 20 KB that no page needs to ask its question.
 */
const isIdShaped = (hint: string): hint is MessageId => /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(hint);

/**
 * Names a refused data request by its code, never by its English text.
 * @param status HTTP status, 0 when no answer came
 */
export function toDataError(error: DatabaseError, status: number): AppError {
  const hint = error.hint ?? '';
  if (error.code === RAISED && isIdShaped(hint)) return { id: hint, values: toValues(error.details), cause: error };
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
