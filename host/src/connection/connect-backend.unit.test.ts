import { sessionStore } from '@telehealth/contracts/host';
import { beforeEach, expect, test, vi } from 'vitest';
import { askSecondFactor, type Connection, connectBackend, renewBackend } from './connect-backend';
import type { DataArea } from './data-area-store';

const exchange = vi.fn();
const syncMyProfile = vi.fn();
const secondFactor = vi.fn();
const area = {
  backend: { auth: { exchange, prepare: () => undefined } },
  module: { profileCalls: async () => ({ syncMyProfile, secondFactor }) },
} as unknown as DataArea;
const connection = (changes: Partial<Connection> = {}): Connection => ({
  getToken: async () => 'token',
  dataArea: async () => area,
  provider: async () => 'jwt',
  role: 'patient' as const,
  asksSecondFactor: () => false,
  hasSecondFactor: () => false,
  isOnline: () => true,
  isCurrent: () => true,
  ...changes,
});
const state = () => sessionStore.getState().backend;

beforeEach(() => {
  sessionStore.setState(sessionStore.getInitialState());
  exchange.mockReset().mockResolvedValue({ ok: true, value: { userId: 'uuid-1' } });
  syncMyProfile.mockReset().mockResolvedValue({ ok: true, value: { id: 'uuid-1', role: 'patient' } });
});

test('token, exchange, profile; only then is the backend ready', async () => {
  syncMyProfile.mockImplementation(async () => {
    expect(state().status).toBe('connecting');
    return { ok: true, value: {} };
  });
  await connectBackend(connection());
  expect(exchange).toHaveBeenCalledWith({ provider: 'jwt', token: 'token' });
  expect(syncMyProfile).toHaveBeenCalledWith(area.backend, 'patient');
  expect(state()).toEqual({ status: 'ready', userId: 'uuid-1' });
});

test.each([
  ['no token', { getToken: async () => null }, 'sync.noToken'],
  ['a token call that rejects', { getToken: async () => Promise.reject(new Error('offline')) }, 'sync.noToken'],
  ['no connection', { isOnline: () => false }, 'data.offline'],
  ['code that does not arrive', { dataArea: async () => Promise.reject(new Error('chunk')) }, 'sync.failed'],
])('%s', async (_, changes, id) => {
  await connectBackend(connection(changes));
  expect(state()).toMatchObject({ status: 'failed', error: { id } });
});

test('a refusal keeps its message, a profile that cannot be made is a failed sync', async () => {
  exchange.mockResolvedValueOnce({ ok: false, error: { id: 'sync.refused' } });
  await connectBackend(connection());
  expect(state()).toMatchObject({ error: { id: 'sync.refused' } });
  syncMyProfile.mockResolvedValueOnce({ ok: false, error: { id: 'data.failed' } });
  await connectBackend(connection());
  expect(state()).toMatchObject({ error: { id: 'sync.failed' } });
});

test.each([
  ['data.offline', 'data.offline'],
  ['account.holderDied', 'account.holderDied'],
  ['access.refused', 'sync.failed'],
] as const)('a profile that fails with %s says %s', async (id, said) => {
  syncMyProfile.mockResolvedValueOnce({ ok: false, error: { id } });
  await connectBackend(connection());
  expect(state()).toMatchObject({ error: { id: said } });
});

test('a token that does not come is given up after ten seconds, not after minutes', async () => {
  vi.useFakeTimers();
  const trying = connectBackend(connection({ getToken: () => new Promise(() => undefined) }));
  await vi.advanceTimersByTimeAsync(10_000);
  await trying;
  vi.useRealTimers();
  expect(state()).toMatchObject({ status: 'failed', error: { id: 'sync.noToken' } });
});

test('a quiet try leaves on the screen what is there until it is decided', async () => {
  exchange.mockResolvedValueOnce({ ok: false, error: { id: 'data.offline' } });
  await connectBackend(connection());
  const failure = state();
  exchange.mockImplementationOnce(async () => {
    expect(state()).toBe(failure);
    return { ok: true, value: { userId: 'uuid-1' } };
  });
  await connectBackend(connection(), true);
  expect(state().status).toBe('ready');
});

test('a session that was ended is opened anew under the page, with a token nobody kept', async () => {
  await connectBackend(connection());
  const ready = state();
  const getToken = vi.fn(async () => 'fresh');
  expect(await renewBackend(connection({ getToken }))).toBe(true);
  expect(getToken).toHaveBeenCalledWith({ template: 'supabase', skipCache: true });
  expect(state()).toBe(ready);
});

test('renewing: a refusal is said, a missing connection leaves the page to try again', async () => {
  await connectBackend(connection());
  expect(await renewBackend(connection({ isOnline: () => false }))).toBe(false);
  expect(state().status).toBe('ready');
  exchange.mockResolvedValueOnce({ ok: false, error: { id: 'sync.refused' } });
  expect(await renewBackend(connection())).toBe(false);
  expect(state()).toMatchObject({ status: 'failed', error: { id: 'sync.refused' } });
});

test('what arrives after the person left is told to nobody', async () => {
  await connectBackend(connection({ isCurrent: () => false }));
  expect(state().status).toBe('connecting');
});

const SPECIALIST = { role: 'specialist', asksSecondFactor: () => true } as const;
const answers = (...states: string[]) => {
  secondFactor.mockReset();
  for (const value of states) secondFactor.mockResolvedValueOnce({ ok: true, value });
};

test('whose work may ask for a second factor is ready with what the database says of it; others are not asked', async () => {
  answers('needed');
  await connectBackend(connection(SPECIALIST));
  expect(state()).toEqual({ status: 'ready', userId: 'uuid-1', secondFactor: 'needed' });
  expect(exchange).toHaveBeenCalledTimes(1);
  answers('proven');
  await connectBackend(connection(SPECIALIST));
  expect(state()).toMatchObject({ secondFactor: 'proven' });
  answers('proven');
  await connectBackend(connection());
  expect(state()).toEqual({ status: 'ready', userId: 'uuid-1' });
  expect(secondFactor).not.toHaveBeenCalled();
});

test('who did prove it exchanges once more where the database believed another session, and not for ever', async () => {
  const proven = { ...SPECIALIST, hasSecondFactor: () => true };
  answers('needed', 'proven');
  await connectBackend(connection(proven));
  expect(state()).toMatchObject({ secondFactor: 'proven' });
  expect(exchange).toHaveBeenCalledTimes(2);
  answers('needed', 'needed');
  await connectBackend(connection(proven));
  expect(state()).toMatchObject({ secondFactor: 'needed' });
  expect(exchange).toHaveBeenCalledTimes(4);
});

test('without that answer the backend is not ready', async () => {
  secondFactor.mockReset().mockResolvedValue({ ok: false, error: { id: 'data.failed' } });
  await connectBackend(connection(SPECIALIST));
  expect(state()).toMatchObject({ status: 'failed', error: { id: 'sync.failed' } });
});

test('a new backend session is asked about as well, and a role that was chosen later', async () => {
  answers('proven', 'needed', 'proven');
  await connectBackend(connection(SPECIALIST));
  expect(await renewBackend(connection(SPECIALIST))).toBe(true);
  expect(state()).toEqual({ status: 'ready', userId: 'uuid-1', secondFactor: 'needed' });
  await askSecondFactor(connection(SPECIALIST));
  expect(state()).toEqual({ status: 'ready', userId: 'uuid-1', secondFactor: 'proven' });
  secondFactor.mockResolvedValueOnce({ ok: false, error: { id: 'data.offline' } });
  await askSecondFactor(connection(SPECIALIST));
  expect(state()).toMatchObject({ secondFactor: 'proven' });
});
