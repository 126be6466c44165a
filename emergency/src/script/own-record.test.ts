import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { expect, test } from 'vitest';
import { usableToken } from './own-record';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const activity = (values: object = {}) => JSON.stringify({ session: 's', at: NOW - MINUTE, locked: false, ...values });
const session = (values: object = {}) =>
  JSON.stringify({ access_token: 'a.b.c', expires_at: NOW / 1000 + 60, ...values });

test.each([
  ['signed in and active', activity(), session(), 'a.b.c'],
  ['locked', activity({ locked: true }), session(), null],
  ['idle for half an hour', activity({ at: NOW - 30 * MINUTE }), session(), null],
  ['nothing known of activity', null, session(), null],
  ['activity that cannot be read', '{', session(), null],
  ['a token that ran out', activity(), session({ expires_at: NOW / 1000 }), null],
  ['no session', activity(), null, null],
  ['a session without a token', activity(), session({ access_token: 7 }), null],
])('%s', (_, active, data, expected) => {
  const kept = (key: string) =>
    key === STORAGE_KEYS.activity ? active : key === STORAGE_KEYS.backendSession ? data : null;
  expect(usableToken(NOW, kept)).toBe(expected);
});
