import { expect, it } from 'vitest';
import { observeToken, serverNow } from './server-clock';

const token = (issuedAt: number) =>
  `h.${Buffer.from(JSON.stringify({ iat: issuedAt / 1000 })).toString('base64url')}.s`;
const SERVER = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

it('knows the time of the servers on a device whose clock is wrong', () => {
  observeToken(token(SERVER), SERVER + 2 * HOUR);
  expect(serverNow(SERVER + 3 * HOUR)).toBe(SERVER + HOUR);
});

it('learns nothing from a token it has seen, from none, or from something else', () => {
  observeToken(token(SERVER), SERVER + 9 * HOUR);
  for (const nothing of [null, undefined, '', 'no.token', 'a.!!!.b']) observeToken(nothing, SERVER + 9 * HOUR);
  expect(serverNow(SERVER + 2 * HOUR)).toBe(SERVER);
});

it('follows a clock that was set right', () => {
  observeToken(token(SERVER + 60_000), SERVER + 60_000);
  expect(serverNow(SERVER)).toBe(SERVER);
});
