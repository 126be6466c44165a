import { createBackend } from '@telehealth/data/client/create-backend';
import { syncMyProfile } from '@telehealth/data/profiles/profile.calls';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';

/** How the page's own client keeps its session, against the backend over HTTP. */
let server: TestBackend;
const network = globalThis.fetch;

beforeAll(async () => {
  // Browsers and Node 22 bring it themselves.
  vi.stubGlobal('WebSocket', WebSocket);
  server = await startTestBackend();
});
afterEach(() => {
  globalThis.fetch = network;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const ANSWERED: string[] = [];

/** The first data request carries a token that nobody can read; what is answered to what is written down. */
function spoilFirstToken(): void {
  ANSWERED.length = 0;
  let isSpoilt = false;
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const headers = new Headers(init?.headers);
    if (pathname.startsWith('/rest/') && !isSpoilt) {
      isSpoilt = true;
      headers.set('Authorization', 'Bearer of.bad.news');
    }
    const response = await network(input, { ...init, headers });
    ANSWERED.push(`${searchParams.get('grant_type') ?? 'data'} ${response.status}`);
    return response;
  };
}

async function enter(name: string) {
  const token = () => server.issuer.token(name, { email: `${name}@example.com`, name });
  const renew = vi.fn(async () => (await backend.auth.exchange({ provider: 'jwt', token: await token() })).ok);
  const guard = { whenOpen: async () => undefined, expectsPerson: () => true, renew };
  const backend = createBackend({ url: server.url, key: server.publishableKey, guard });
  const session = await backend.auth.exchange({ provider: 'jwt', token: await token() });
  if (!session.ok) throw new Error(session.error.id);
  return { backend, renew, userId: session.value.userId };
}

it('takes the refresh token for a request that was refused', async () => {
  const { backend, renew } = await enter('user_refreshed');
  // Tokens of one session and second are the same text, and one that was refused is not tried again.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  spoilFirstToken();
  expect((await syncMyProfile(backend, 'patient')).ok).toBe(true);
  expect(ANSWERED).toEqual(['data 401', 'refresh_token 200', 'data 200']);
  expect(renew).not.toHaveBeenCalled();
  await backend.auth.signOut();
});

it('opens a session anew that the server ended, and says nobody lost it to whoever signs out', async () => {
  const { backend, renew, userId } = await enter('user_renewed');
  const onLost = vi.fn();
  backend.auth.onLost(onLost);
  await server.database.sql`delete from auth.sessions where user_id = ${userId}`;
  spoilFirstToken();
  expect((await syncMyProfile(backend, 'patient')).ok).toBe(true);
  expect(ANSWERED).toEqual(['data 401', 'refresh_token 400', 'id_token 200', 'data 200']);
  expect(renew).toHaveBeenCalledTimes(1);
  onLost.mockClear();
  await backend.auth.signOut();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onLost).not.toHaveBeenCalled();
});

it('ends with the answer when there is no other token to be had', async () => {
  const { backend, renew, userId } = await enter('user_gone');
  renew.mockResolvedValue(false);
  await server.database.sql`delete from auth.sessions where user_id = ${userId}`;
  spoilFirstToken();
  expect(await syncMyProfile(backend, 'patient')).toMatchObject({ ok: false, error: { id: 'session.expired' } });
  expect(ANSWERED).toEqual(['data 401', 'refresh_token 400']);
});

it('says plainly that nothing answers', async () => {
  const { backend } = await enter('user_offline');
  globalThis.fetch = async () => Promise.reject(new TypeError('fetch failed'));
  expect(await syncMyProfile(backend, 'patient')).toMatchObject({ ok: false, error: { id: 'data.offline' } });
  const exchange = await backend.auth.exchange({ provider: 'jwt', token: 'x' });
  expect(exchange).toMatchObject({ ok: false, error: { id: 'data.offline' } });
});
