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
  expect(homeOf({ identity: { ...signedIn, roleChosen: false, isOperator: true } })).toBe('desk');
  expect(homeOf({ identity: signedIn })).toBe('specialist.onboarding');
  expect(homeOf({ identity: { ...signedIn, user: { ...user, onboardingCompleted: true } } })).toBe(
    'specialist.dashboard',
  );
});

it('leads demo entries where the specification says', () => {
  const patient = { ...user, role: 'patient', phone: '' } as const;
  expect(homeOf({ identity: { ...signedIn, user: patient, demo: true } })).toBe('patient.dashboard');
  expect(homeOf({ identity: { ...signedIn, user: patient } })).toBe('patient.onboarding');
  expect(homeOf({ identity: { ...signedIn, demo: true } })).toBe('specialist.onboarding');
});
