type Fetch = typeof fetch;

/**
 * A request for data that nobody answers fails as one that did not reach the server, so that a page says so instead of
 * waiting for ever. Only the wait for an answer to begin is limited: on a slow line a long answer takes its time, and
 * files are sent as long as it takes.
 * @param limitMs per request
 */
export function withTimeLimit(send: Fetch, limitMs: number): Fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/rest/v1/')) return send(input, init);
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
