// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTelling, fromDevice, learnClock, now, serverAheadMs, watchClock } from './clock';

const SERVER = Date.UTC(2026, 10, 23, 12);
const HOUR = 3_600_000;

beforeEach(() => {
  globalThis.serverClock = undefined;
  vi.useFakeTimers({ now: SERVER + HOUR });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = (serverMs: number, sentAt: number, arrivedAt: number, precisionMs = 1) =>
  learnClock({ serverMs, precisionMs, sentAt, arrivedAt });

test('is that of the device until a server said, and then the server’s', () => {
  expect(serverAheadMs()).toBeNull();
  expect(now().getTime()).toBe(SERVER + HOUR);
  told(SERVER, SERVER + HOUR, SERVER + HOUR);
  expect(now().getTime()).toBe(SERVER + 1);
  expect(fromDevice(SERVER + 2 * HOUR).getTime()).toBe(SERVER + HOUR + 1);
});

test('a slow or coarse answer that what is known agrees with changes nothing, one that it contradicts does', () => {
  const changed = vi.fn();
  const stop = watchClock(changed);
  told(SERVER, SERVER + HOUR, SERVER + HOUR + 40);
  const known = serverAheadMs();
  expect(known).toBe(-HOUR - 19);
  told(SERVER + 4_000, SERVER + HOUR, SERVER + HOUR + 9_000, 1000);
  expect(serverAheadMs()).toBe(known);
  expect(changed).toHaveBeenCalledTimes(1);
  // The device's clock was set right meanwhile.
  told(SERVER + HOUR, SERVER + HOUR, SERVER + HOUR + 40);
  expect(Math.abs(serverAheadMs() ?? 0)).toBeLessThan(50);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  told(SERVER, SERVER + HOUR, SERVER + HOUR);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('an answer tells by its Date; one without, or with something else there, tells nothing', async () => {
  for (const date of [undefined, 'soon']) {
    vi.stubGlobal('fetch', async () => new Response('', { headers: date === undefined ? {} : { date } }));
    await fetchTelling('/rest/v1/x');
    expect(serverAheadMs()).toBeNull();
  }
  vi.stubGlobal('fetch', async () => new Response('', { headers: { date: new Date(SERVER).toUTCString() } }));
  await fetchTelling('/rest/v1/x');
  expect(serverAheadMs()).toBe(-HOUR + 500);
});
