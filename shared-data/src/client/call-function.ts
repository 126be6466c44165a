import { toDataError } from '../errors/to-app-error';
import type { WithClient } from './backend';

/**
 * Calls one of the project's functions as the signed-in person and reads its answer.
 * @param body sent as JSON; without one the function is only read
 * @throws AppError from the error table when refused; `data.offline` when no answer came; `data.unreadable` by `read`
 */
export async function callFunction<T>(
  backend: WithClient,
  name: string,
  body: Record<string, unknown> | null,
  read: (data: unknown) => T,
): Promise<T> {
  const { data, error } = await backend.client.functions.invoke<unknown>(
    name,
    body === null ? { method: 'GET' } : { body },
  );
  if (!error) return read(data);
  const response: unknown = 'context' in error ? error.context : null;
  if (!(response instanceof Response)) throw toDataError({}, 0);
  const said: unknown = await response.json().catch(() => null);
  throw toDataError(typeof said === 'object' && said !== null ? said : {}, response.status);
}
