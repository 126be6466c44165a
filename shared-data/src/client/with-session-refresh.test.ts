import { expect, it } from 'vitest';
import { withSessionRefresh } from './with-session-refresh';

function createServer(statuses: number[]) {
  const tokens: (string | null)[] = [];
  const send = (async (_input: unknown, init?: RequestInit) => {
    tokens.push(new Headers(init?.headers).get('Authorization'));
    return new Response(null, { status: statuses.shift() ?? 200 });
  }) as typeof fetch;
  return { send, tokens };
}
const withOldToken = { headers: { Authorization: 'Bearer old', Prefer: 'count' } };

it('repeats a refused data request once with a fresh token', async () => {
  const { send, tokens } = createServer([401, 200]);
  const response = await withSessionRefresh(send, async () => 'new')('http://x/rest/v1/rpc/a', withOldToken);
  expect(response.status).toBe(200);
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
});

it('gives up after one refresh', async () => {
  const { send, tokens } = createServer([401, 401, 200]);
  const response = await withSessionRefresh(send, async () => 'new')('http://x/rest/v1/a', withOldToken);
  expect(response.status).toBe(401);
  expect(tokens).toHaveLength(2);
});

it.each([
  ['nobody is signed in', 'http://x/rest/v1/a', null],
  ['the refresh gave the same token', 'http://x/rest/v1/a', 'old'],
  ['the request is one of the auth routes', 'http://x/auth/v1/token', 'new'],
])('does not repeat when %s', async (_case, address, token) => {
  const { send, tokens } = createServer([401, 200]);
  await withSessionRefresh(send, async () => token)(address, withOldToken);
  expect(tokens).toHaveLength(1);
});
