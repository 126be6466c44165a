import { fetchTelling } from '@telehealth/contracts/clock';
import type { AppError } from '@telehealth/contracts/errors';
import type { BackendAddress } from '@telehealth/contracts/session';
import { withTimeLimit } from '@telehealth/data/client/with-time-limit';

/**
 * Calls a function of the database with one plain request that says nothing of who asks, for pages that carry no backend client.
 * @throws AppError `data.offline` without an answer
 */
export async function fetchAnonymously(
  { url, key }: BackendAddress,
  name: string,
  args: object,
  signal?: AbortSignal,
): Promise<Response> {
  return withTimeLimit(fetchTelling)(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    throw { id: 'data.offline', cause } satisfies AppError;
  });
}

/**
 * The same, where no reason of a refusal is told.
 * @throws AppError `data.offline` without an answer, `data.failed` when refused
 */
export async function askAnonymously(...asked: Parameters<typeof fetchAnonymously>): Promise<Response> {
  const response = await fetchAnonymously(...asked);
  if (!response.ok) throw { id: 'data.failed' } satisfies AppError;
  return response;
}
