// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsUnanswered } from './use-is-unanswered';

type Listener = (resources: object) => void;
const { clerk, told } = vi.hoisted(() => ({
  told: { user: null as object | null, listeners: [] as Listener[] },
  clerk: {
    status: 'degraded',
    setActive: vi.fn(async (_: object) => undefined),
    client: { id: 'client_init', reload: vi.fn<() => Promise<object>>() },
    addListener: (listener: Listener) => {
      told.listeners.push(listener);
      listener({ client: { lastActiveSessionId: null, signedInSessions: [] }, session: null });
      return () => undefined;
    },
  },
}));
vi.mock('@clerk/react', () => ({ useClerk: () => clerk, useUser: () => ({ isLoaded: true, user: told.user }) }));

const tell = (resources: object) =>
  act(() => {
    for (const listener of told.listeners) listener(resources);
  });

beforeEach(() => {
  Object.assign(told, { user: null, listeners: [] });
  clerk.client.id = 'client_init';
  clerk.setActive.mockClear();
});
afterEach(cleanup);

it('is so while the service could not be asked', () => {
  expect(renderHook(useIsUnanswered).result.current.is).toBe(true);
});

it('ends with a late answer that nobody is signed in', () => {
  const { result } = renderHook(useIsUnanswered);
  tell({ client: { lastActiveSessionId: null, signedInSessions: [] }, session: null });
  expect(result.current.is).toBe(false);
  expect(clerk.setActive).not.toHaveBeenCalled();
});

it('takes up the session that a late answer names, instead of calling its person signed out', () => {
  const { result, rerender } = renderHook(useIsUnanswered);
  const client = { lastActiveSessionId: 'sess_2', signedInSessions: [{ id: 'sess_1' }, { id: 'sess_2' }] };
  tell({ client, session: null });
  expect(result.current.is).toBe(true);
  expect(clerk.setActive).toHaveBeenCalledExactlyOnceWith({ session: 'sess_2' });
  told.user = { id: 'user_1' };
  clerk.client.id = 'client_1';
  tell({ client: { ...client, id: 'client_1' }, session: client.signedInSessions[1] as object });
  rerender();
  expect(result.current.is).toBe(false);
});

it('asks again when told to, and takes up whom the answer names', async () => {
  const { result } = renderHook(useIsUnanswered);
  const client = { id: 'client_1', lastActiveSessionId: null, signedInSessions: [{ id: 'sess_1' }] };
  clerk.client.reload.mockResolvedValueOnce(client);
  await act(result.current.ask);
  expect(clerk.setActive).toHaveBeenCalledExactlyOnceWith({ session: 'sess_1' });
});

it('asks again when told to, and believes that nobody is signed in from an answer alone', async () => {
  const { result } = renderHook(useIsUnanswered);
  const client = { id: 'client_init', lastActiveSessionId: null, signedInSessions: [] };
  clerk.client.reload.mockRejectedValueOnce(new Error('cut off'));
  await expect(result.current.ask()).rejects.toThrow('cut off');
  clerk.client.reload.mockResolvedValueOnce(client);
  await expect(result.current.ask()).rejects.toThrow('gave no answer');
  expect(result.current.is).toBe(true);
  clerk.client.reload.mockResolvedValueOnce({ ...client, id: 'client_1' });
  await act(result.current.ask);
  expect(result.current.is).toBe(false);
});

it('does not go by a person who is known from the cookie alone, until the service says who that is', () => {
  told.user = { id: 'user_1' };
  const { result, rerender } = renderHook(useIsUnanswered);
  const client = { id: 'client_init', lastActiveSessionId: 'sess_1', signedInSessions: [{ id: 'sess_1' }] };
  tell({ client, session: { id: 'sess_1' } });
  expect(result.current.is).toBe(true);
  clerk.client.id = 'client_1';
  tell({ client: { ...client, id: 'client_1' }, session: { id: 'sess_1' } });
  rerender();
  expect(result.current.is).toBe(false);
  // A later sign-out counts.
  told.user = null;
  rerender();
  expect(result.current.is).toBe(false);
});
