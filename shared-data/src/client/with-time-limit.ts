import { DATA_TIMEOUT_MS, FUNCTION_TIMEOUT_MS } from '@telehealth/contracts';

type Fetch = typeof fetch;

/** How long an answer of this address may take to begin, in milliseconds; null for files. */
export function dataLimitOf(address: string): number | null {
  if (address.includes('/storage/v1/')) return null;
  return address.includes('/functions/v1/') ? FUNCTION_TIMEOUT_MS : DATA_TIMEOUT_MS;
}

/**
 * A request that nobody answers fails as one that did not reach the server, so that a page says so instead of waiting for
 * ever. Only the wait for an answer to begin is limited: on a slow line a long answer takes its time, and files are sent
 * as long as it takes.
 */
export function withTimeLimit(send: Fetch, limitOf: (address: string) => number | null = dataLimitOf): Fetch {
  return async (input, init) => {
    const limitMs = limitOf(input instanceof Request ? input.url : String(input));
    if (limitMs === null) return send(input, init);
    const stop = new AbortController();
    const forward = () => stop.abort(init?.signal?.reason);
    if (init?.signal?.aborted) forward();
    else init?.signal?.addEventListener('abort', forward, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // What `fetch` throws when the network fails; whoever asked treats both the same.
        reject(new TypeError('no answer in time'));
        stop.abort();
      }, limitMs);
    });
    try {
      return await Promise.race([send(input, { ...init, signal: stop.signal }), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
