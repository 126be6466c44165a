import { expect, it } from 'vitest';
import type { IdentityState } from '../session/session-state';
import { homeOf } from './home-of';

const user = {
  id: 'u',
  name: 'N',
  email: '',
  preferences: {},
  emailVerified: true,
  role: 'specialist',
  onboardingCompleted: false,
} as const;
const signedIn: IdentityState = { status: 'signedIn', user, roleChosen: true, emailProven: true };

it('knows where everyone belongs', () => {
  expect(homeOf({ identity: { status: 'loading' } })).toBe('home');
  expect(homeOf({ identity: { status: 'signedOut' } })).toBe('home');
  expect(homeOf({ identity: { ...signedIn, roleChosen: false } })).toBe('auth.roleSelection');
  expect(homeOf({ identity: signedIn })).toBe('specialist.onboarding');
  expect(homeOf({ identity: { ...signedIn, user: { ...user, onboardingCompleted: true } } })).toBe(
    'specialist.dashboard',
  );
});
