import { DATA_TIMEOUT_MS, FUNCTION_TIMEOUT_MS } from '@telehealth/contracts/settings';

type Fetch = typeof fetch;

/** Returns the response timeout for this address, in milliseconds; null for files. */
export function dataLimitOf(address: string): number | null {
  if (address.includes('/storage/v1/')) return null;
  return address.includes('/functions/v1/') ? FUNCTION_TIMEOUT_MS : DATA_TIMEOUT_MS;
}

/**
 * Fails a request without a response as unreachable, so that a page says so instead of waiting for ever. Only the time to the
 * first byte is limited, because a long response takes time on a slow line, and file uploads take as long as they take.
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
        // The same error as `fetch` throws when the network fails; callers treat both alike.
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
