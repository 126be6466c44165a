import { describe, expect, it } from 'vitest';
import { isListedOrigin, safeRedirect } from './safe-redirect';

const OWN = 'https://clinic.example';

const GOOD: readonly [value: string, path: string][] = [
  ['/', '/'],
  ['/patient/dashboard', '/patient/dashboard'],
  ['/book-consultation?draft=1&x=%2F#time', '/book-consultation?draft=1&x=%2F#time'],
  ['/a/../b', '/b'],
  ['https://clinic.example/payment/1', '/payment/1'],
  ['https://sawubona.example/payment/1?a=1', '/payment/1?a=1'],
  ['https://pr-12.preview.sawubona.example/x', '/x'],
  ['http://localhost:5173/x', '/x'],
  ['http://127.0.0.1:3000/x', '/x'],
  ['/auth/security', '/auth/security'],
];

const JUNK: readonly (string | null | undefined)[] = [
  null,
  undefined,
  '',
  ' ',
  'patient/dashboard',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'blob:https://clinic.example/1',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/x',
  ' /x',
  '/a//../..//evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https://evil.example/x',
  'https://sawubona.example.evil.example/x',
  'https://evilsawubona.example/x',
  'https://a.b.preview.sawubona.example/x',
  'http://sawubona.example/x',
  'https://sawubona.example@evil.example/x',
  'https://user:word@sawubona.example/x',
  'https://sawubona.example:8443/x',
  'ftp://localhost/x',
  'https://[bad/x',
  'http://localhost.evil.example/x',
  '/auth',
  '/auth/two-step',
  '/auth/security/../callback',
  '/auth/callback',
  '/auth/callback?redirect=/auth/callback',
  '/x/../auth/sign-in',
  'https://clinic.example/auth/sign-in',
];

describe('safeRedirect', () => {
  it.each(GOOD)('keeps %s as %s', (value, path) => expect(safeRedirect(value, OWN)).toBe(path));
  it.each(JUNK.map((value) => [value]))('refuses %j', (value) => expect(safeRedirect(value, OWN)).toBeNull());

  it('never leaves the origin, whatever it lets through', () => {
    for (const [value] of GOOD) {
      const path = safeRedirect(value, OWN) ?? '';
      expect(new URL(path, OWN).origin).toBe(OWN);
    }
  });
});

it('lists the production domain, local development and previews', () => {
  expect(isListedOrigin('https://sawubona.example')).toBe(true);
  expect(isListedOrigin('http://localhost:3000')).toBe(true);
  expect(isListedOrigin('https://evil.example')).toBe(false);
});
