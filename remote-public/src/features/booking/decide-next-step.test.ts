import type { PatientUser, SpecialistUser } from '@telehealth/contracts/identity';
import type { BackendState, IdentityState } from '@telehealth/contracts/session';
import { describe, expect, it } from 'vitest';
import { decideNextStep } from './decide-next-step';

const base = { id: 'user_1', name: 'Thandi', email: 't@example.com', preferences: {}, emailVerified: true } as const;
const patient: PatientUser = { ...base, role: 'patient', phone: '', onboardingCompleted: true };
const specialist: SpecialistUser = { ...base, role: 'specialist', onboardingCompleted: true };
const as = (user: PatientUser | SpecialistUser, roleChosen = true): IdentityState => ({
  status: 'signedIn',
  user,
  roleChosen,
  emailProven: true,
});
const ready: BackendState = { status: 'ready', userId: 'a' };
const failed: BackendState = { status: 'failed', error: { id: 'sync.failed' } };

describe('what Continue means', () => {
  it.each<[string, IdentityState, BackendState, string]>([
    ['nothing is known yet', { status: 'loading' }, { status: 'off' }, 'wait'],
    ['nobody can say who is here', { status: 'loading', isUnreachable: true }, { status: 'off' }, 'reconnect'],
    ['a guest', { status: 'signedOut' }, { status: 'off' }, 'signUp'],
    ['no role yet', as(patient, false), ready, 'onboard'],
    ['a patient without onboarding', as({ ...patient, onboardingCompleted: false }), ready, 'onboard'],
    ['a patient while connecting', as(patient), { status: 'connecting' }, 'wait'],
    ['a patient whose connection failed', as(patient), failed, 'reconnect'],
    ['a patient', as(patient), ready, 'book'],
    ['a specialist', as(specialist), ready, 'wrongRole'],
    ['a specialist without onboarding', as({ ...specialist, onboardingCompleted: false }), ready, 'wrongRole'],
  ])('for %s', (_, identity, backend, expected) => {
    expect(decideNextStep(identity, backend)).toBe(expected);
  });
});
