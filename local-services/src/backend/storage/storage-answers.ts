import { isDatabaseAway, RETRY_AFTER_SECONDS } from '../../database/lost-connection';

export function storageError(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}

/** The same response for hidden and absent objects. */
export const objectNotFound = () => storageError(404, 'not_found', 'Object not found');

/** A failure that carries its own response. */
export class StorageRefused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

/** The message is an id of the message catalogue. */
export const tooManyUploads = () => new StorageRefused(429, 'too_many', 'data.busy');

/** Returns the response to a failure; null when neither we nor row security raised it. */
export function answerFailure(cause: unknown): Response | null {
  if (cause instanceof StorageRefused) return storageError(cause.status, cause.error, cause.message);
  if (isDatabaseAway(cause)) {
    const answer = storageError(503, 'DatabaseError', 'The database does not answer. Try again.');
    answer.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
    return answer;
  }
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  if (code === '42501') return storageError(403, 'Unauthorized', 'new row violates row-level security policy');
  if (code === '23505') return storageError(409, 'Duplicate', 'The resource already exists');
  return null;
}
