import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeLimit } from './with-time-limit';

const LIMIT_MS = 10_000;
const ADDRESS = 'http://x/rest/v1/rpc/find_slots';

/** A server that never answers, but hears when the request is called off. */
function silent() {
  const seen: { signal: AbortSignal | undefined } = { signal: undefined };
  const send = (async (_: unknown, init?: RequestInit) => {
    seen.signal = init?.signal ?? undefined;
    return new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')));
    });
  }) as typeof fetch;
  return { limited: withTimeLimit(send, LIMIT_MS), seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a request nobody answers fails like a broken network, and is called off', async () => {
  const { limited, seen } = silent();
  const asking = expect(limited(ADDRESS)).rejects.toThrow(TypeError);
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(seen.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await asking;
  expect(seen.signal?.aborted).toBe(true);
});

it.each([true, false])('whoever asked can still call it off (before it began: %s)', async (isEarly) => {
  const own = new AbortController();
  if (isEarly) own.abort();
  const { limited, seen } = silent();
  const asking = limited(ADDRESS, { signal: own.signal });
  if (isEarly) expect(seen.signal?.aborted).toBe(true);
  else {
    const failing = expect(asking).rejects.toMatchObject({ name: 'AbortError' });
    own.abort();
    await failing;
  }
  asking.catch(() => undefined);
});

it('an answer that began in time may take as long as it likes, and leaves no timer', async () => {
  const limited = withTimeLimit((async () => new Response('[]')) as typeof fetch, LIMIT_MS);
  expect(await (await limited(ADDRESS)).text()).toBe('[]');
  expect(vi.getTimerCount()).toBe(0);
});

it('files and sign-in have no limit here', async () => {
  const { limited } = silent();
  for (const path of ['/storage/v1/object/x', '/auth/v1/token', '/functions/v1/payments']) {
    const asking = limited(`http://x${path}`);
    const first = Promise.race([asking.then(() => 'answer'), new Promise((done) => setTimeout(done, 60_000, 'waits'))]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBe('waits');
  }
});
