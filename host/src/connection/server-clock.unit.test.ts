import { now } from '@telehealth/contracts/clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeToken } from './server-clock';

const token = (issuedAt: number) =>
  `h.${Buffer.from(JSON.stringify({ iat: issuedAt / 1000 })).toString('base64url')}.s`;
const SERVER = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

beforeEach(() => {
  globalThis.serverClock = undefined;
  vi.useFakeTimers({ now: SERVER + 2 * HOUR });
});
afterEach(() => void vi.useRealTimers());

it('knows the time of the servers on a device whose clock is wrong', () => {
  observeToken(token(SERVER));
  vi.setSystemTime(SERVER + 3 * HOUR);
  expect(now().getTime()).toBe(SERVER + HOUR);
});

it('learns nothing from no token, from something else, or from a later one, which may have been kept for a while', () => {
  for (const nothing of [null, undefined, '', 'no.token', 'a.!!!.b']) observeToken(nothing);
  expect(now().getTime()).toBe(SERVER + 2 * HOUR);
  observeToken(token(SERVER));
  observeToken(token(SERVER - 60_000));
  expect(now().getTime()).toBe(SERVER);
});
