import { describe, expect, test } from 'vitest';
import type { ClerkUser } from './clerk-like';
import { unprovenAddress } from './fake-clerk';
import { readMetadata, toAppUser, toIdentity } from './to-app-user';

const clerkUser = (changes: Partial<ClerkUser> = {}): ClerkUser => ({
  id: 'user_1',
  firstName: 'Thandi',
  lastName: 'Nkosi',
  username: null,
  primaryEmailAddress: { ...unprovenAddress('thandi@example.com'), verification: { status: 'verified' } },
  primaryPhoneNumber: null,
  publicMetadata: {},
  unsafeMetadata: {},
  updateMetadata: async () => undefined,
  ...changes,
});

describe('name', () => {
  test.each([
    [{}, 'Thandi Nkosi'],
    [{ lastName: null }, 'Thandi'],
    [{ firstName: null, lastName: null, username: 'thandi' }, 'thandi'],
    [{ firstName: null, lastName: '', username: null }, 'User'],
  ])('%o is called %s', (changes, name) => {
    expect(toAppUser(clerkUser(changes)).name).toBe(name);
  });
});

test('without metadata: a patient who has not completed onboarding', () => {
  expect(toAppUser(clerkUser())).toEqual({
    id: 'user_1',
    name: 'Thandi Nkosi',
    email: 'thandi@example.com',
    role: 'patient',
    preferences: {},
    onboardingCompleted: false,
    emailVerified: true,
    dateOfBirth: undefined,
    gender: undefined,
    phone: '',
  });
});

test('a specialist carries the council number and the specialty', () => {
  const user = toAppUser(
    clerkUser({
      unsafeMetadata: {
        role: 'specialist',
        hpcsaNumber: 'MP1',
        specialization: 'cardiology',
        onboardingCompleted: true,
      },
    }),
  );
  expect(user).toMatchObject({
    role: 'specialist',
    hpcsaNumber: 'MP1',
    specialization: 'cardiology',
    onboardingCompleted: true,
  });
  expect(user).not.toHaveProperty('phone');
});

test('what the server wrote wins over what the browser wrote', () => {
  const metadata = readMetadata({
    publicMetadata: { role: 'patient' },
    unsafeMetadata: { role: 'specialist', onboardingCompleted: true },
  });
  expect(metadata).toMatchObject({ role: 'patient', onboardingCompleted: true });
});

test.each([
  [{ role: 'admin' }],
  [{ role: 7 }],
  [{ onboardingCompleted: 'yes', preferences: 'none' }],
  [{ preferences: ['none'], dateOfBirth: 7, gender: null }],
  [null],
  ['text'],
])('metadata %o is not believed', (unsafeMetadata) => {
  const user = toAppUser(clerkUser({ unsafeMetadata: unsafeMetadata as never }));
  expect(user).toMatchObject({
    role: 'patient',
    onboardingCompleted: false,
    preferences: {},
    dateOfBirth: undefined,
    gender: undefined,
  });
});

test('whether a role was chosen and an address proven is told apart from the defaults', () => {
  expect(toIdentity(clerkUser(), false)).toMatchObject({ roleChosen: false, emailProven: true });
  const unproven = clerkUser({
    primaryEmailAddress: unprovenAddress('a@b.c'),
  });
  expect(toIdentity(unproven, false)).toMatchObject({ emailProven: false });
  expect(toIdentity(clerkUser({ primaryEmailAddress: null }), false)).toMatchObject({ emailProven: false });
});

test('a demo entry sets onboarding back to open, only here', () => {
  const user = clerkUser({ unsafeMetadata: { role: 'patient', onboardingCompleted: true } });
  expect(toIdentity(user, true)).toMatchObject({ demo: true, user: { onboardingCompleted: false } });
  expect(toIdentity(user, false)).toMatchObject({ user: { onboardingCompleted: true } });
});
