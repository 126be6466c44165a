// @vitest-environment jsdom

import { sessionStore } from '@telehealth/contracts/host';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askIdentityAgain, identityUnreachable, requestIdentity, useIdentityNeed } from './identity-need';
import { useProviderAnswer } from './use-provider-answer';

const { clerk, told } = vi.hoisted(() => ({
  told: { isLoaded: true },
  clerk: { status: 'loading' },
}));
vi.mock('@clerk/react', () => ({ useClerk: () => clerk, useUser: () => ({ isLoaded: told.isLoaded }) }));

const startAnew = vi.fn();
const ask = vi.fn<() => Promise<void>>();
function open(is: { status: string; isLoaded: boolean; isUnanswered?: boolean }) {
  clerk.status = is.status;
  told.isLoaded = is.isLoaded;
  return renderHook(
    ({ isUnanswered }) => {
      useProviderAnswer({ is: isUnanswered, ask }, startAnew);
      return useIdentityNeed();
    },
    { initialProps: { isUnanswered: is.isUnanswered ?? false } },
  );
}
const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  requestIdentity();
  // State left by an earlier test.
  identityUnreachable();
  askIdentityAgain();
  startAnew.mockReset();
  ask.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says after a while that a client does not get going, and starts another when asked again', async () => {
  const { result } = open({ status: 'loading', isLoaded: false });
  await settle(REMOTE_TIMEOUT_MS - 1);
  expect(result.current).toBe('wanted');
  await settle(1);
  expect(result.current).toBe('unreachable');
  expect(sessionStore.getState().identity).toEqual({ status: 'loading', isUnreachable: true });
  expect(startAnew).not.toHaveBeenCalled();
  act(askIdentityAgain);
  expect(startAnew).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

it('says at once that the client failed, and starts another when asked again', () => {
  const { result } = open({ status: 'error', isLoaded: false });
  expect(result.current).toBe('unreachable');
  act(askIdentityAgain);
  expect(startAnew).toHaveBeenCalledOnce();
});

it('lets a client that runs ask its service again, and is done when that answers', async () => {
  const { result, rerender } = open({ status: 'degraded', isLoaded: true, isUnanswered: true });
  expect(result.current).toBe('unreachable');
  act(askIdentityAgain);
  expect(ask).toHaveBeenCalledOnce();
  expect(result.current).toBe('wanted');
  rerender({ isUnanswered: false });
  await settle(REMOTE_TIMEOUT_MS);
  expect(result.current).toBe('wanted');
  expect(startAnew).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<void>, number]>([
  ['refuses', () => Promise.reject(new Error('cut off')), 0],
  ['never answers', () => new Promise<void>(() => undefined), REMOTE_TIMEOUT_MS],
  ['answers with nothing new', () => Promise.resolve(), REMOTE_TIMEOUT_MS],
])('says so again when the service %s', async (_, answer, ms) => {
  ask.mockImplementation(answer);
  const { result } = open({ status: 'degraded', isLoaded: true, isUnanswered: true });
  act(askIdentityAgain);
  expect(result.current).toBe('wanted');
  await settle(ms);
  expect(result.current).toBe('unreachable');
});
