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
  clerk.setActive.mockClear();
});
afterEach(cleanup);

it('is so while the service could not be asked', () => {
  expect(renderHook(useIsUnanswered).result.current).toBe(true);
});

it('ends with a late answer that nobody is signed in', () => {
  const { result } = renderHook(useIsUnanswered);
  tell({ client: { lastActiveSessionId: null, signedInSessions: [] }, session: null });
  expect(result.current).toBe(false);
  expect(clerk.setActive).not.toHaveBeenCalled();
});

it('takes up the session that a late answer names, instead of calling its person signed out', () => {
  const { result, rerender } = renderHook(useIsUnanswered);
  const client = { lastActiveSessionId: 'sess_2', signedInSessions: [{ id: 'sess_1' }, { id: 'sess_2' }] };
  tell({ client, session: null });
  expect(result.current).toBe(true);
  expect(clerk.setActive).toHaveBeenCalledExactlyOnceWith({ session: 'sess_2' });
  told.user = { id: 'user_1' };
  tell({ client, session: client.signedInSessions[1] as object });
  rerender();
  expect(result.current).toBe(false);
});
