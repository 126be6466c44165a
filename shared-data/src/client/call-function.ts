import { toDataError } from '../errors/to-data-error';
import type { AnswerReader } from './answer-reader';
import type { WithClient } from './backend';
import { readAs } from './call-backend';

/**
 * Calls one of the project's functions as the signed-in person and parses its response.
 * @param body sent as JSON, or a file as it is; null sends a GET request
 * @throws AppError from the error table when refused; `data.offline` without a response; `data.unreadable` when the response has
 * another shape
 */
export async function callFunction<T>(
  backend: WithClient,
  name: string,
  body: Record<string, unknown> | File | null,
  schema: AnswerReader<T>,
): Promise<T> {
  const { data, error } = await backend.client.functions.invoke<unknown>(
    name,
    body === null
      ? { method: 'GET' }
      : { body, ...(body instanceof File && { headers: { 'Content-Type': body.type } }) },
  );
  if (!error) return readAs(schema, data);
  const response: unknown = 'context' in error ? error.context : null;
  if (!(response instanceof Response)) throw toDataError({}, 0);
  const said: unknown = await response.json().catch(() => null);
  throw toDataError(typeof said === 'object' && said !== null ? said : {}, response.status);
}
