import { isLikelySignedIn, signInMark } from '@telehealth/contracts/identity';
import { expect, test } from 'vitest';
import { isAuthPath } from './identity-need';
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

test('one sign-in is told from the next, and by nothing else', () => {
  const mark = signInMark('a=b; __client_uat=17; __client_uat_Ab3d=17');
  expect(signInMark('__client_uat_Ab3d=17; __client_uat=17; theme=dark')).toBe(mark);
  expect(signInMark('a=b; __client_uat=18; __client_uat_Ab3d=18')).not.toBe(mark);
  expect(signInMark('a=b')).toBe('');
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
