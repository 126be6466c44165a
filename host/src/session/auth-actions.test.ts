// @vitest-environment jsdom
import {
  INITIAL_PATIENT_ONBOARDING,
  INITIAL_SPECIALIST_ONBOARDING,
  message,
  STORAGE_KEYS,
} from '@telehealth/contracts';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthActions } from './auth-actions';
import { clerkError, fakeClerk, fakeSurroundings, unprovenAddress } from './fake-clerk';

function setUp() {
  const fake = fakeClerk();
  const surroundings = fakeSurroundings(fake.clerk);
  return { ...fake, ...surroundings, actions: createAuthActions(surroundings.around) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setState(sessionStore.getInitialState());
});

describe('signing in', () => {
  test('starts the session; the guard leads on, not the action', async () => {
    const { actions, clerk, navigateTo } = setUp();
    const working = actions.signIn('thandi@example.com', 'Sawubona-2026');
    expect(sessionStore.getState().pendingAction).toBe('signIn');
    expect(await working).toEqual({ ok: true, value: 'complete' });
    expect(clerk.setActive).toHaveBeenCalledWith({ session: 'sess_1' });
    expect(navigateTo).not.toHaveBeenCalled();
    expect(sessionStore.getState().pendingAction).toBeNull();
  });

  test.each([
    [
      clerkError('form_password_incorrect', 'Password is incorrect.'),
      { id: 'auth.signInFailed', detail: 'Password is incorrect.' },
    ],
    [clerkError('x', 'Your Email not verified yet'), { id: 'signIn.emailNotVerified' }],
    [clerkError('too_many_requests', 'Slow down'), { id: 'auth.tooManyAttempts' }],
    [clerkError('user_locked', 'Locked'), { id: 'auth.accountLocked' }],
    [clerkError('internal_clerk_error', ''), { detail: message('auth.signInFailed') }],
    [new TypeError('x is undefined'), { id: 'auth.signInFailed' }],
    [new Error('ClerkJS: Network error'), { id: 'session.identityUnreachable' }],
    [new SyntaxError('Unexpected token <'), { id: 'session.identityUnreachable' }],
  ])('a refusal is a value: %o', async (cause, error) => {
    const { actions, signIn, clerk } = setUp();
    vi.mocked(signIn.create).mockRejectedValueOnce(cause);
    expect(await actions.signIn('a@b.c', 'x')).toMatchObject({ ok: false, error });
    expect(clerk.setActive).not.toHaveBeenCalled();
    expect(sessionStore.getState().pendingAction).toBeNull();
  });

  test('asks nobody while offline, where the client would answer as if nothing had been wrong', async () => {
    const { actions, signIn, around } = setUp();
    around.isOnline.mockReturnValue(false);
    expect(await actions.signIn('a@b.c', 'x')).toMatchObject({ error: { id: 'auth.offline' } });
    expect(signIn.create).not.toHaveBeenCalled();
    around.isOnline.mockReturnValueOnce(true);
    vi.mocked(signIn.create).mockResolvedValueOnce({ ...signIn, status: null });
    expect(await actions.signIn('a@b.c', 'x')).toMatchObject({ error: { id: 'auth.offline' } });
  });

  test.each([
    ['a step our form does not know', null, 'needs_client_trust', null],
    ['a second factor our form does not know', null, 'needs_second_factor', [{ strategy: 'phone_code' }]],
    ['an instance without passwords', clerkError('form_password_not_allowed', 'No'), null, null],
    ['an account without a password', clerkError('strategy_for_user_invalid', 'No'), null, null],
  ])("%s is left to the provider's own screen, with its toast", async (_, cause, status, supportedSecondFactors) => {
    const { actions, signIn, toasts } = setUp();
    if (cause === null) vi.mocked(signIn.create).mockResolvedValueOnce({ ...signIn, status, supportedSecondFactors });
    else vi.mocked(signIn.create).mockRejectedValueOnce(cause);
    expect(await actions.signIn('a@b.c', 'x')).toMatchObject({ error: { id: 'toast.signInHandled' } });
    expect(toasts).toEqual(['toast.signInHandled']);
  });
});

describe('the second factor', () => {
  const asked = () => {
    const all = setUp();
    Object.assign(all.signIn, { status: 'needs_second_factor', supportedSecondFactors: [{ strategy: 'totp' }] });
    return all;
  };
  const complete = { status: 'complete', createdSessionId: 'sess_2fa' };

  test('is asked for before a session starts, also after a new password', async () => {
    const { actions, clerk, toasts } = asked();
    expect(await actions.signIn('a@b.c', 'x')).toEqual({ ok: true, value: 'secondFactor' });
    expect(await actions.resetPassword('123456', 'Sawubona-2026')).toEqual({ ok: true, value: 'secondFactor' });
    expect(clerk.setActive).not.toHaveBeenCalled();
    expect(toasts).toEqual(['toast.passwordReset']);
  });

  test.each([
    ['totp', '123456', { strategy: 'totp', code: '123456' }],
    ['backupCode', 'k7m2-9xqp', { strategy: 'backup_code', code: 'k7m2-9xqp' }],
  ] as const)('%s starts the session', async (kind, code, sent) => {
    const { actions, clerk, signIn } = asked();
    vi.mocked(signIn.attemptSecondFactor).mockResolvedValueOnce({ ...signIn, ...complete });
    expect(await actions.confirmSecondFactor(kind, code)).toEqual({ ok: true, value: undefined });
    expect(signIn.attemptSecondFactor).toHaveBeenCalledWith(sent);
    expect(clerk.setActive).toHaveBeenCalledWith({ session: 'sess_2fa' });
  });

  test.each([
    [clerkError('form_code_incorrect', 'Incorrect code'), 'verification.codeWrong'],
    [clerkError('too_many_requests', 'Slow down'), 'auth.tooManyAttempts'],
    [clerkError('user_locked', 'Locked'), 'auth.accountLocked'],
    [clerkError('resource_not_found', 'SignIn not found'), 'auth.signInOver'],
    [clerkError('internal_clerk_error', ''), 'auth.signInFailed'],
  ])('a refusal starts nothing: %o', async (cause, id) => {
    const { actions, clerk, signIn } = asked();
    vi.mocked(signIn.attemptSecondFactor).mockRejectedValueOnce(cause);
    expect(await actions.confirmSecondFactor('totp', '123456')).toMatchObject({ error: { id } });
    expect(clerk.setActive).not.toHaveBeenCalled();
  });

  test('needs a sign-in that waits for it', async () => {
    const { actions, signIn } = setUp();
    expect(await actions.confirmSecondFactor('totp', '123456')).toMatchObject({ error: { id: 'auth.signInOver' } });
    expect(signIn.attemptSecondFactor).not.toHaveBeenCalled();
  });
});

describe('signing up', () => {
  const about = { firstName: 'Naledi', lastName: 'Mokoena', role: 'specialist' } as const;

  test('sends the role as metadata, has the code mailed, and remembers address and role', async () => {
    const { actions, signUp } = setUp();
    expect((await actions.signUp('n@example.com', 'Sawubona-2026', about)).ok).toBe(true);
    expect(signUp.create).toHaveBeenCalledWith(
      expect.objectContaining({
        firstName: 'Naledi',
        unsafeMetadata: { role: 'specialist', onboardingCompleted: false },
      }),
    );
    expect(signUp.prepareEmailAddressVerification).toHaveBeenCalledOnce();
    expect(localStorage.getItem(STORAGE_KEYS.verificationEmail)).toBe('n@example.com');
    expect(localStorage.getItem(STORAGE_KEYS.preferredRole)).toBe('specialist');
    expect(sessionStore.getState().preferredRole).toBe('specialist');
  });

  test.each([
    ['asks for more than our form', null],
    ['takes no passwords from it', clerkError('form_password_not_allowed', 'No')],
  ])("an instance that %s leaves it to the provider's own screen, with its toast", async (_, cause) => {
    const { actions, signUp, toasts } = setUp();
    if (cause === null) vi.mocked(signUp.create).mockResolvedValueOnce({ ...signUp, missingFields: ['phone_number'] });
    else vi.mocked(signUp.create).mockRejectedValueOnce(cause);
    expect(await actions.signUp('n@example.com', 'x', about)).toMatchObject({ error: { id: 'toast.signUpHandled' } });
    expect(toasts).toEqual(['toast.signUpHandled']);
    expect(signUp.prepareEmailAddressVerification).not.toHaveBeenCalled();
  });

  test('a refused sign-up remembers nothing', async () => {
    const { actions, signUp } = setUp();
    vi.mocked(signUp.create).mockRejectedValueOnce(
      clerkError('form_identifier_exists', 'That email address is taken.', 'email_address'),
    );
    expect(await actions.signUp('n@example.com', 'x', about)).toMatchObject({
      error: { id: 'auth.signUpFailed', detail: 'That email address is taken.', field: 'email' },
    });
    expect(localStorage.getItem(STORAGE_KEYS.verificationEmail)).toBeNull();
  });

  test('the mailed code starts the session', async () => {
    const { actions, signUp, clerk } = setUp();
    expect(await actions.verifyEmail('123456')).toMatchObject({ error: { id: 'verification.noSignUp' } });
    signUp.emailAddress = 'n@example.com';
    expect((await actions.verifyEmail('123456')).ok).toBe(true);
    expect(clerk.setActive).toHaveBeenCalledWith({ session: 'sess_2' });
  });

  test("a signed-in person's unproven primary address takes its code and its mail", async () => {
    const { actions, user, signUp, clerk } = setUp();
    const address = unprovenAddress('thandi@example.com');
    user.primaryEmailAddress = address;
    await actions.resendVerification('Thandi@example.com');
    expect(address.prepareVerification).toHaveBeenCalledOnce();
    expect((await actions.verifyEmail('123456')).ok).toBe(true);
    expect(address.attemptVerification).toHaveBeenCalledWith({ code: '123456' });
    address.attemptVerification.mockResolvedValueOnce({ verification: { status: 'unverified' } });
    expect(await actions.verifyEmail('123456')).toMatchObject({ error: { id: 'auth.verifyEmailFailed' } });
    expect(signUp.prepareEmailAddressVerification).not.toHaveBeenCalled();
    expect(clerk.setActive).not.toHaveBeenCalled();
  });

  test('sends the mail again: by the provider for the sign-up under way, else by the backend', async () => {
    const { actions, signUp, resendVerification } = setUp();
    signUp.emailAddress = 'n@example.com';
    await actions.resendVerification('N@example.com');
    expect(signUp.prepareEmailAddressVerification).toHaveBeenCalledOnce();
    await actions.resendVerification('other@example.com');
    expect(resendVerification).toHaveBeenCalledWith('other@example.com', 'http://localhost:3000/auth/verify');
    expect(await actions.resendVerification(' ')).toMatchObject({ error: { id: 'verification.emailFirst' } });
  });
});

describe('a forgotten password', () => {
  test('nobody learns whether an address has an account', async () => {
    const { actions, signIn, toasts } = setUp();
    vi.mocked(signIn.create).mockRejectedValueOnce(clerkError('form_identifier_not_found', 'No account'));
    expect((await actions.forgotPassword('who@example.com')).ok).toBe(true);
    expect(toasts).toEqual(['toast.passwordResetLinkSent']);
  });

  test("a failure has its own toast and the layer's own sentence", async () => {
    const { actions, signIn, toasts } = setUp();
    vi.mocked(signIn.create).mockRejectedValueOnce(new TypeError('x'));
    expect(await actions.forgotPassword('a@b.c')).toMatchObject({ error: { id: 'auth.forgotPasswordFailed' } });
    expect(toasts).toEqual(['toast.resetLinkFailed']);
  });

  test('the code is used once; a refused password asks only for the password again', async () => {
    const { actions, signIn, toasts } = setUp();
    signIn.status = 'needs_first_factor';
    await actions.resetPassword('123456', 'Sawubona-2026');
    expect(signIn.attemptFirstFactor).toHaveBeenCalledOnce();
    signIn.status = 'needs_new_password';
    vi.mocked(signIn.resetPassword).mockRejectedValueOnce(clerkError('form_password_pwned', 'In a leak', 'password'));
    expect(await actions.resetPassword('123456', 'x')).toMatchObject({
      error: { id: 'security.passwordGuessable', field: 'password' },
    });
    expect(signIn.attemptFirstFactor).toHaveBeenCalledOnce();
    expect(toasts.at(-1)).toBe('toast.resetPasswordFailed');
  });
});

describe('role, onboarding, preferences', () => {
  beforeEach(() => sessionWriter.backendConnected('uuid-1'));

  test('the database decides on the role before the identity is told', async () => {
    const { actions, data, user } = setUp();
    data.chooseRole.mockResolvedValueOnce({ ok: false, error: { id: 'role.alreadyChosen' } });
    expect(await actions.chooseRole('specialist')).toMatchObject({ error: { id: 'role.alreadyChosen' } });
    expect(user.updateMetadata).not.toHaveBeenCalled();
    expect((await actions.chooseRole('specialist')).ok).toBe(true);
    expect(user.updateMetadata).toHaveBeenCalledWith({
      unsafeMetadata: { role: 'specialist', onboardingCompleted: false },
    });
  });

  test("no clinical fact of a patient's onboarding reaches the identity", async () => {
    const { actions, user, data } = setUp();
    const values = { ...INITIAL_PATIENT_ONBOARDING, allergies: ['penicillin'] };
    expect((await actions.completeOnboarding({ role: 'patient', values })).ok).toBe(true);
    expect(data.completePatientOnboarding.mock.calls[0]?.[2]).toBe('Africa/Johannesburg');
    expect(user.updateMetadata).toHaveBeenCalledWith({
      unsafeMetadata: { role: 'patient', onboardingCompleted: true },
    });
  });

  test("a specialist's preferences are merged with what was kept; a lost picture does not undo the form", async () => {
    const { actions, user, data, toasts } = setUp();
    data.uploadProfileImage.mockResolvedValueOnce({ ok: false, error: { id: 'data.failed' } });
    const values = {
      ...INITIAL_SPECIALIST_ONBOARDING,
      specialty: 'cardiology' as const,
      profileImage: new File([], 'me.png'),
    };
    expect((await actions.completeOnboarding({ role: 'specialist', values })).ok).toBe(true);
    expect(toasts).toEqual(['onboarding.pictureFailed']);
    expect(vi.mocked(user.updateMetadata).mock.calls[0]?.[0].unsafeMetadata.preferences).toMatchObject({
      language: 'zu',
      specialty: 'cardiology',
      availabilitySchedule: values.availability,
      languages: values.languages,
      acceptsInsurance: false,
    });
  });

  test('onboarding that was saved but not told to the identity says so and can be repeated', async () => {
    const { actions, user } = setUp();
    vi.mocked(user.updateMetadata).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const values = INITIAL_PATIENT_ONBOARDING;
    expect(await actions.completeOnboarding({ role: 'patient', values })).toMatchObject({
      error: { id: 'toast.onboardingFailed' },
    });
    expect((await actions.completeOnboarding({ role: 'patient', values })).ok).toBe(true);
  });

  test('onboarding whose first half was saved before goes on with the second', async () => {
    const { actions, data, user } = setUp();
    data.completePatientOnboarding.mockResolvedValueOnce({ ok: false, error: { id: 'onboarding.alreadyDone' } });
    expect((await actions.completeOnboarding({ role: 'patient', values: INITIAL_PATIENT_ONBOARDING })).ok).toBe(true);
    expect(user.updateMetadata).toHaveBeenCalledOnce();
  });

  test('a connection that failed is tried again before the action gives up', async () => {
    const { actions, around } = setUp();
    sessionWriter.backendFailed({ id: 'sync.failed' });
    around.reconnect.mockImplementation(() => sessionWriter.backendConnecting());
    const working = actions.chooseRole('patient');
    sessionWriter.backendConnected('uuid-1');
    expect((await working).ok).toBe(true);
  });

  test('medical information and preferences say how it went', async () => {
    const { actions, data, toasts, user } = setUp();
    const info = {
      allergies: [],
      chronicConditions: [],
      medications: [],
      emergencyContact: { name: '', relationship: '', phone: '' },
      bloodType: '',
    };
    await actions.updateMedicalInfo(info);
    data.updateMedicalInfo.mockResolvedValueOnce({ ok: false, error: { id: 'data.failed' } });
    expect(await actions.updateMedicalInfo(info)).toMatchObject({ error: { id: 'auth.medicalInfoFailed' } });
    await actions.updatePreferences({ language: 'en' });
    vi.mocked(user.updateMetadata).mockRejectedValueOnce(new Error('x'));
    await actions.updatePreferences({ language: 'en' });
    expect(toasts).toEqual([
      'toast.medicalInfoUpdated',
      'toast.medicalInfoFailed',
      'toast.preferencesUpdated',
      'toast.preferencesFailed',
    ]);
  });
});

describe('demo and leaving', () => {
  test('a demo entry leaves the present account first, then goes where the specification says', async () => {
    const { actions, clerk, navigateTo, signIn, toasts } = setUp();
    expect((await actions.enterDemo('specialist')).ok).toBe(true);
    expect(clerk.signOut).toHaveBeenCalledOnce();
    expect(signIn.create).toHaveBeenCalledWith({ strategy: 'ticket', ticket: 'ticket' });
    expect(toasts).toEqual(['toast.enteredDemo']);
    expect(navigateTo).toHaveBeenCalledWith('specialist.onboarding');
  });

  test('where the demo is off nothing changes', async () => {
    const { actions, around, clerk } = setUp();
    around.fetchDemoTicket.mockRejectedValueOnce(new Error('404'));
    expect(await actions.enterDemo('patient')).toMatchObject({
      error: { id: 'auth.enterDemoFailed', values: { role: 'patient' } },
    });
    expect(clerk.signOut).not.toHaveBeenCalled();
  });

  test('signing out: identity, then everything of the person, then the start page', async () => {
    const { actions, clerk, around, navigateTo, toasts } = setUp();
    const order: string[] = [];
    vi.mocked(clerk.signOut).mockImplementation(async () => void order.push('identity'));
    around.forgetPerson.mockImplementation(async () => void order.push('person'));
    await actions.signOut();
    expect(order).toEqual(['identity', 'person']);
    expect(toasts).toEqual(['toast.signedOut']);
    expect(navigateTo).toHaveBeenCalledWith('home');
  });

  test('a sign-out that fails says so and forgets nothing', async () => {
    const { actions, clerk, around, toasts } = setUp();
    vi.mocked(clerk.signOut).mockRejectedValueOnce(new Error('x'));
    expect(await actions.signOut()).toMatchObject({ error: { id: 'auth.signOutFailed' } });
    expect(around.forgetPerson).not.toHaveBeenCalled();
    expect(toasts).toEqual(['auth.signOutFailed']);
  });

  test('the second token template is asked for on demand', async () => {
    const { actions, clerk } = setUp();
    expect(await actions.getKeckToken()).toEqual({ ok: true, value: 'token' });
    expect(clerk.session?.getToken).toHaveBeenCalledWith({ template: 'keck_auth' });
  });
});
