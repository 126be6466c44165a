// @vitest-environment jsdom
import { sessionStore } from '@telehealth/contracts/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { departure } from './departure';
import { endIdentity } from './end-identity';

beforeEach(() => {
  vi.useFakeTimers();
  departure.forget();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

it('covers the pages at once and signs out, with the reason kept for who reports the end', async () => {
  const signOut = vi.fn(async () => undefined);
  const ending = endIdentity({ signOut }, 'limit');
  expect(sessionStore.getState().lock.status).toBe('checking');
  await ending;
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(departure.take()).toBe('limit');
});

it('does not call somebody signed out who is offline, and does it when the connection is back', async () => {
  online(false);
  const signOut = vi.fn(async () => undefined);
  const ending = endIdentity({ signOut }, 'limit');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(signOut).not.toHaveBeenCalled();
  online(true);
  window.dispatchEvent(new Event('online'));
  await ending;
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('tries again when the provider does not answer, and not when the session is gone already', async () => {
  const signOut = vi.fn<() => Promise<void>>();
  signOut.mockRejectedValueOnce(new Error('Failed to fetch')).mockRejectedValueOnce({ status: 404 });
  const ending = endIdentity({ signOut }, 'ended');
  await vi.advanceTimersByTimeAsync(5_000);
  await ending;
  expect(signOut).toHaveBeenCalledTimes(2);
});
