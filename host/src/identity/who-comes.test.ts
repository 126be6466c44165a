import { expect, test } from 'vitest';
import { isAuthPath, isLikelySignedIn } from './identity-need';
import { decidePreferredRole, isNewChoice } from './preferred-role';

test.each([
  ['', false],
  ['theme=dark', false],
  ['__client_uat=0', false],
  ['__client_uat=0; __client_uat_Ab3d=0', false],
  ['a=b; __client_uat=1700000000', true],
  ['__client_uat_Ab3d=1700000000', true],
])('cookies "%s": maybe signed in %s', (cookie, expected) => {
  expect(isLikelySignedIn(cookie)).toBe(expected);
});

test.each([
  ['/auth', true],
  ['/auth/sign-in', true],
  ['/authors', false],
  ['/', false],
])('%s needs the identity provider: %s', (path, expected) => {
  expect(isAuthPath(path)).toBe(expected);
});

test.each([
  ['/auth/specialist/login', '', 'patient', 'specialist'],
  ['/specialist', '', null, 'specialist'],
  ['/auth/unified/sign-up', '?role=specialist', null, 'specialist'],
  ['/auth/patient/login', '?role=specialist', 'specialist', 'patient'],
  ['/', '', 'specialist', 'specialist'],
  ['/specialists-near-you', '', null, 'patient'],
  ['/', '?role=admin', 'nonsense', 'patient'],
])('%s%s with %s remembered: %s', (pathname, search, stored, expected) => {
  expect(decidePreferredRole({ pathname, search }, stored)).toBe(expected);
});

test.each([
  ['/auth/patient/signup', '', null, true],
  ['/auth/sign-up', '?role=patient', null, true],
  ['/auth/patient/signup', '', 'patient', false],
  ['/auth/specialist/login', '', 'patient', true],
  ['/patient/dashboard', '', null, false],
  ['/', '', null, false],
])('%s%s with %s remembered is a new choice: %s', (pathname, search, stored, expected) => {
  expect(isNewChoice({ pathname, search }, stored)).toBe(expected);
});
