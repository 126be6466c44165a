// @vitest-environment jsdom
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from './create-backend';
import * as wholeClient from './whole-client';

const BACKEND = { url: 'https://backend.example', key: 'sb_publishable_x' };
const MINUTE = 60_000;

const session = (token: string, leftMs = 30 * MINUTE) => ({
  ...{ access_token: token, refresh_token: `refresh of ${token}`, token_type: 'bearer', expires_in: 3600 },
  ...{ expires_at: Math.round((Date.now() + leftMs) / 1000), user: { id: 'uuid-1' } },
});
const keep = (token: string, leftMs?: number) =>
  localStorage.setItem(STORAGE_KEYS.backendSession, JSON.stringify(session(token, leftMs)));

/** The requests sent, in order: the last part of the address and the token. */
const SENT: string[] = [];
const network = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
  const { pathname } = new URL(String(input));
  SENT.push(`${pathname.split('/').at(-1)} ${new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '')}`);
  return Response.json(pathname.endsWith('/token') ? session('renewed') : []);
});

/** Clients begin by reading storage; none may still be reading in the next test, which stores something else. */
const WHOLE: ReturnType<typeof wholeClient.createWholeClient>[] = [];

/** A page's backend whose client code loads only when `arrive` is called. */
function open() {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const createWholeClient: typeof wholeClient.createWholeClient = (settings) => {
    const whole = wholeClient.createWholeClient(settings);
    WHOLE.push(whole);
    return whole;
  };
  const fetchWhole = vi.fn(() => arrival.then(() => ({ ...wholeClient, createWholeClient })));
  return { ...createBackend(BACKEND, fetchWhole), fetchWhole, arrive };
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  localStorage.clear();
  SENT.length = 0;
  network.mockClear();
  vi.stubGlobal('fetch', network);
});
afterEach(async () => {
  for (const { auth } of WHOLE.splice(0)) {
    await auth.initialize();
    await auth.stopAutoRefresh();
  }
  vi.unstubAllGlobals();
});

it('leaves nothing of people in the cache of the browser', async () => {
  const { client } = open();
  await client.from('profiles').select('id');
  await client.rpc('my_appointments');
  expect(network.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store', 'no-store']);
});

it('asks with the session of this device before the whole client has come, and fetches that after the first answer', async () => {
  keep('kept');
  const { client, fetchWhole, arrive } = open();
  network.mockImplementationOnce(async (...asked) => {
    expect(fetchWhole).not.toHaveBeenCalled();
    return (await network.getMockImplementation()?.(...asked)) ?? Response.error();
  });
  await client.rpc('my_appointments');
  await client.rpc('server_time');
  expect(SENT).toEqual(['my_appointments kept', 'server_time kept']);
  expect(new Headers(network.mock.calls[0]?.[1]?.headers).get('apikey')).toBe(BACKEND.key);
  expect(fetchWhole).toHaveBeenCalledTimes(1);
  arrive();
  await turn();
  await client.rpc('my_appointments');
  expect(SENT.at(-1)).toBe('my_appointments kept');
});

it('asks as nobody without the whole client where nobody is kept', async () => {
  const { client, fetchWhole } = open();
  await client.rpc('find_slots');
  expect(SENT).toEqual([`find_slots ${BACKEND.key}`]);
  expect(await client.accessToken()).toBeNull();
  expect(fetchWhole).not.toHaveBeenCalled();
});

it('waits with a session at its end for the whole client, which renews it once for all requests', async () => {
  keep('ending', MINUTE / 2);
  const { client, arrive } = open();
  const asking = Promise.all([client.rpc('my_appointments'), client.rpc('server_time')]);
  await turn();
  expect(SENT).toEqual([]);
  arrive();
  await asking;
  expect(SENT).toEqual([`token ${BACKEND.key}`, 'my_appointments renewed', 'server_time renewed']);
});

it('tries again after the whole client did not arrive, and says meanwhile that nothing answers', async () => {
  keep('ending', MINUTE / 2);
  const { client, auth, arrive, fetchWhole } = open();
  fetchWhole.mockRejectedValueOnce(new TypeError('chunk')).mockRejectedValueOnce(new TypeError('chunk'));
  expect(await client.rpc('my_appointments')).toMatchObject({ status: 0, data: null });
  await expect(auth.exchange({ provider: 'jwt', token: 'x' })).rejects.toThrow('chunk');
  arrive();
  await client.rpc('my_appointments');
  expect(SENT.at(-1)).toBe('my_appointments renewed');
});

it.each([
  ['went while the whole client was on its way', () => localStorage.clear(), 1],
  ['is still there when it comes', () => undefined, 0],
])('hears of a session that %s whether it is lost', async (_, change, times) => {
  keep('kept');
  const { auth, arrive } = open();
  const onLost = vi.fn();
  auth.onLost(onLost);
  change();
  arrive();
  await turn();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(times));
});

it('takes the session off this device at once when the person leaves, and ends it at the server later', async () => {
  keep('kept');
  const { auth, client, arrive } = open();
  const onLost = vi.fn();
  auth.onLost(onLost);
  const leaving = auth.signOut();
  expect(localStorage.getItem(STORAGE_KEYS.backendSession)).toBeNull();
  await client.rpc('find_slots');
  arrive();
  expect(await leaving).toEqual({ ok: true, value: undefined });
  await vi.waitFor(() => expect(SENT).toEqual([`find_slots ${BACKEND.key}`, 'logout kept']));
  expect(onLost).not.toHaveBeenCalled();
});

it('leaves nothing usable on this device when nothing can be fetched for leaving', async () => {
  keep('ending', MINUTE / 2);
  const { auth, fetchWhole } = open();
  fetchWhole.mockRejectedValueOnce(new TypeError('chunk'));
  expect(await auth.signOut()).toMatchObject({ ok: false, error: { id: 'data.offline' } });
  expect(localStorage.getItem(STORAGE_KEYS.backendSession)).toBeNull();
});
