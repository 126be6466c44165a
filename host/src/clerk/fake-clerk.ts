import { vi } from 'vitest';
import type { ClerkLike, ClerkUser, SignInAttempt, SignUpAttempt } from './clerk-like';

export const clerkError = (code: string, longMessage: string, paramName?: string) => ({
  errors: [{ code, message: longMessage === '' ? '' : 'short', longMessage, meta: { paramName } }],
});

export function fakeClerk() {
  const signIn = {
    status: 'complete',
    createdSessionId: 'sess_1',
    supportedSecondFactors: null as SignInAttempt['supportedSecondFactors'],
    create: vi.fn<SignInAttempt['create']>(),
    supportedFirstFactors: null as SignInAttempt['supportedFirstFactors'],
    prepareFirstFactor: vi.fn<SignInAttempt['prepareFirstFactor']>(),
    attemptFirstFactor: vi.fn<SignInAttempt['attemptFirstFactor']>(),
    resetPassword: vi.fn<SignInAttempt['resetPassword']>(),
    attemptSecondFactor: vi.fn<SignInAttempt['attemptSecondFactor']>(),
  } satisfies SignInAttempt as SignInAttempt & {
    [K in 'create' | 'prepareFirstFactor' | 'attemptFirstFactor' | 'resetPassword' | 'attemptSecondFactor']: ReturnType<
      typeof vi.fn
    >;
  };
  let attempts = 0;
  const begun = <T extends object>(attempt: T) => {
    attempts += 1;
    return Object.assign(attempt, { id: `attempt_${attempts}` });
  };
  signIn.create.mockImplementation(async () => begun(signIn));
  signIn.attemptFirstFactor.mockImplementation(async () => ({ ...signIn, status: 'needs_new_password' }));
  signIn.prepareFirstFactor.mockResolvedValue(signIn);
  signIn.resetPassword.mockResolvedValue(signIn);
  signIn.attemptSecondFactor.mockResolvedValue(signIn);
  const signUp: SignUpAttempt = {
    status: 'missing_requirements',
    missingFields: [],
    emailAddress: null,
    createdSessionId: 'sess_2',
    create: vi.fn(async () => begun(signUp)),
    prepareEmailAddressVerification: vi.fn(async () => signUp),
    attemptEmailAddressVerification: vi.fn(async () => ({ ...signUp, status: 'complete' })),
    preparePhoneNumberVerification: vi.fn(async () => signUp),
    attemptPhoneNumberVerification: vi.fn(async () => ({ ...signUp, status: 'complete' })),
  };
  const user: ClerkUser = {
    id: 'user_1',
    firstName: 'Thandi',
    lastName: 'Nkosi',
    username: null,
    primaryEmailAddress: null,
    primaryPhoneNumber: null,
    publicMetadata: {},
    unsafeMetadata: { role: 'specialist', preferences: { language: 'zu' } },
    updateMetadata: vi.fn(async () => undefined),
  };
  const clerk: ClerkLike = {
    loaded: true,
    client: { signIn, signUp },
    user,
    session: { getToken: vi.fn(async () => 'token') },
    setActive: vi.fn(async () => undefined),
    signOut: vi.fn(async () => undefined),
  };
  return { clerk, signIn, signUp, user };
}

export function unprovenAddress(emailAddress: string) {
  return {
    emailAddress,
    verification: { status: 'unverified' },
    prepareVerification: vi.fn(async () => undefined),
    attemptVerification: vi.fn(async () => ({ verification: { status: 'verified' as string | null } })),
  };
}
