import { sessionStore } from '@telehealth/contracts/host';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DataArea } from './backend-store';
import { connectBackend } from './connect-backend';

const exchange = vi.fn();
const syncMyProfile = vi.fn();
const area = { backend: { auth: { exchange } }, module: { syncMyProfile } } as unknown as DataArea;
const connection = (changes: Partial<Parameters<typeof connectBackend>[0]> = {}) => ({
  getToken: async () => 'token',
  dataArea: async () => area,
  provider: async () => 'jwt',
  role: 'patient' as const,
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

test('what arrives after the person left is told to nobody', async () => {
  await connectBackend(connection({ isCurrent: () => false }));
  expect(state().status).toBe('connecting');
});
