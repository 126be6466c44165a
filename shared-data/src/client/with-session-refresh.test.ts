import { expect, it, vi } from 'vitest';
import { type SessionKeeping, withSessionRefresh } from './with-session-refresh';

function createServer(statuses: number[]) {
  const tokens: (string | null)[] = [];
  const send = (async (_input: unknown, init?: RequestInit) => {
    tokens.push(new Headers(init?.headers).get('Authorization'));
    return new Response(null, { status: statuses.shift() ?? 200 });
  }) as typeof fetch;
  return { send, tokens };
}
const keeping = (changes: Partial<SessionKeeping> = {}): SessionKeeping => ({
  whenOpen: async () => undefined,
  expectsPerson: () => true,
  freshToken: async () => 'new',
  ...changes,
});
const withOldToken = { headers: { Authorization: 'Bearer old', Prefer: 'count' } };
const withKey = { headers: { Authorization: 'Bearer key' } };

it('repeats a refused data request once with a fresh token', async () => {
  const { send, tokens } = createServer([401, 200]);
  const freshToken = vi.fn(async () => 'new');
  const response = await withSessionRefresh(send, 'key', keeping({ freshToken }))('http://x/rest/v1/a', withOldToken);
  expect(response.status).toBe(200);
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  expect(freshToken).toHaveBeenCalledExactlyOnceWith('old');
});

it('gives up after one refresh', async () => {
  const { send, tokens } = createServer([401, 401, 200]);
  const response = await withSessionRefresh(send, 'key', keeping())('http://x/rest/v1/a', withOldToken);
  expect(response.status).toBe(401);
  expect(tokens).toHaveLength(2);
});

it.each([
  ['there is no other token', 'http://x/rest/v1/a', 401, null],
  ['the refresh gave the same token', 'http://x/rest/v1/a', 401, 'old'],
  ['the answer is a refusal, not a missing sign-in', 'http://x/rest/v1/a', 403, 'new'],
  ['the request is one of the auth routes', 'http://x/auth/v1/token', 401, 'new'],
  ['the request ends the opening of the session', 'http://x/rest/v1/rpc/second_factor', 401, 'new'],
])('does not repeat when %s', async (_case, address, status, token) => {
  const { send, tokens } = createServer([status, 200]);
  await withSessionRefresh(send, 'key', keeping({ freshToken: async () => token }))(address, withOldToken);
  expect(tokens).toHaveLength(1);
});

it('sends nothing before it may, and nothing at all when the person left meanwhile', async () => {
  const { send, tokens } = createServer([]);
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const whenOpen = () => opened;
  const waiting = withSessionRefresh(send, 'key', keeping({ whenOpen }))('http://x/rest/v1/a', withOldToken);
  await Promise.resolve();
  expect(tokens).toEqual([]);
  open();
  await waiting;
  expect(tokens).toHaveLength(1);
  const left = keeping({ whenOpen: async () => Promise.reject(new DOMException('left', 'AbortError')) });
  await expect(withSessionRefresh(send, 'key', left)('http://x/rest/v1/a', withOldToken)).rejects.toThrow('left');
  expect(tokens).toHaveLength(1);
});

it('sends while a session is reopened what reopens it, or it would wait for itself', async () => {
  const { send, tokens } = createServer([]);
  const ask = withSessionRefresh(send, 'key', keeping({ whenOpen: () => new Promise(() => undefined) }));
  await Promise.all(
    ['http://x/auth/v1/token', 'http://x/rest/v1/rpc/second_factor'].map((at) => ask(at, withOldToken)),
  );
  expect(tokens).toEqual(['Bearer old', 'Bearer old']);
});

it('never asks as nobody while somebody is signed in', async () => {
  const { send, tokens } = createServer([]);
  await withSessionRefresh(send, 'key', keeping())('http://x/rest/v1/a', withKey);
  await withSessionRefresh(send, 'key', keeping({ expectsPerson: () => false }))('http://x/rest/v1/a', withKey);
  expect(tokens).toEqual(['Bearer new', 'Bearer key']);
});
