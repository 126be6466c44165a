// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkSession } from './check-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['alive', async () => undefined],
  ['gone', () => Promise.reject({ status: 404 })],
  ['gone', () => Promise.reject({ status: 401 })],
  ['unknown', () => Promise.reject({ status: 500 })],
  ['unknown', () => Promise.reject(new Error('Failed to fetch'))],
  ['unknown', () => new Promise(() => undefined)],
])('a session is %s', async (expected, touch) => {
  const asking = checkSession({ touch });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await asking).toBe(expected);
});

it('asks nobody while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const touch = vi.fn();
  expect(await checkSession({ touch })).toBe('unknown');
  expect(touch).not.toHaveBeenCalled();
});
