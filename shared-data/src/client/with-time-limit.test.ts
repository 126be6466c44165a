import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataLimitOf, withTimeLimit } from './with-time-limit';

const LIMIT_MS = 10_000;
const ADDRESS = 'http://x/rest/v1/rpc/find_slots';

/** A server that never responds but notices an aborted request. */
function silent() {
  const seen: { signal: AbortSignal | undefined } = { signal: undefined };
  const send = (async (_: unknown, init?: RequestInit) => {
    seen.signal = init?.signal ?? undefined;
    return new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')));
    });
  }) as typeof fetch;
  return { limited: withTimeLimit(send), seen };
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
  const limited = withTimeLimit((async () => new Response('[]')) as typeof fetch);
  expect(await (await limited(ADDRESS)).text()).toBe('[]');
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['/auth/v1/token?grant_type=id_token', 10_000],
  ['/rest/v1/rpc/find_slots', 10_000],
  ['/functions/v1/payments', 40_000],
])('%s has its limit', async (path, limitMs) => {
  const { limited } = silent();
  let ended = false;
  const asking = expect(limited(`http://x${path}`).finally(() => (ended = true))).rejects.toThrow(TypeError);
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await asking;
});

it('files have none', () => expect(dataLimitOf('http://x/storage/v1/object/x')).toBeNull());
