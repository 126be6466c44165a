import { isDatabaseAway, RETRY_AFTER_SECONDS } from '../../database/lost-connection';

/** An answer in the form storage-js reads. */
export function storageError(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}

/** Hidden and absent look the same. */
export const objectNotFound = () => storageError(404, 'not_found', 'Object not found');

/** A failure that is answered with what it carries. */
export class StorageRefused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

/** The message is the id of one. */
export const tooManyUploads = () => new StorageRefused(429, 'too_many', 'data.busy');

/** The answer to a failure; null when it is none of ours and none of row security's. */
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
