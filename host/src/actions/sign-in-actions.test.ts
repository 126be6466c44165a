// @vitest-environment jsdom

import { sessionStore } from '@telehealth/contracts/host';
import { message } from '@telehealth/contracts/messages';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clerkError, fakeClerk } from '../clerk/fake-clerk';
import { createAuthActions } from './auth-actions';
import { fakeSurroundings } from './fake-surroundings';

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
    [clerkError('user_locked', 'Locked for 5 minutes'), { id: 'auth.accountLocked', detail: 'Locked for 5 minutes' }],
    [
      { ...clerkError('too_many_requests', 'Slow down'), retryAfter: 540 },
      { id: 'auth.tooManyAttemptsFor', values: { wait: '9 minutes' } },
    ],
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

  test('knows the address whose sign-up waits for its proof in this browser', async () => {
    const { actions, signIn, signUp } = setUp();
    signUp.emailAddress = 'Naledi@example.com';
    const refuse = () =>
      vi.mocked(signIn.create).mockRejectedValueOnce(clerkError('form_password_or_identifier_incorrect', 'No'));
    refuse();
    expect(await actions.signIn('naledi@example.com', 'x')).toMatchObject({ error: { id: 'signIn.emailNotVerified' } });
    refuse();
    expect(await actions.signIn('other@example.com', 'x')).toMatchObject({ error: { id: 'auth.signInFailed' } });
    signUp.status = 'complete';
    refuse();
    expect(await actions.signIn('naledi@example.com', 'x')).toMatchObject({ error: { id: 'auth.signInFailed' } });
  });

  test('asks nobody while offline, where the client would answer as if nothing had been wrong', async () => {
    const { actions, signIn, around } = setUp();
    around.isOnline.mockReturnValue(false);
    expect(await actions.signIn('a@b.c', 'x')).toMatchObject({ error: { id: 'auth.offline' } });
    expect(signIn.create).not.toHaveBeenCalled();
  });

  test.each([
    [false, 'auth.offline'],
    [true, 'session.identityUnreachable'],
  ])('a call that ends well without an answer is none (online: %s)', async (isOnline, id) => {
    const { actions, signIn, signUp, around, clerk, toasts } = setUp();
    // Online at the start, and as given at the end.
    const once = () => void around.isOnline.mockReturnValueOnce(true).mockReturnValueOnce(isOnline);
    const error = { ok: false, error: { id } };
    signIn.create.mockResolvedValue({ ...signIn });
    once();
    expect(await actions.signIn('a@b.c', 'x')).toMatchObject(error);
    once();
    expect(await actions.forgotPassword('a@b.c')).toMatchObject(error);
    signIn.attemptFirstFactor.mockResolvedValueOnce({ ...signIn, status: 'needs_first_factor' });
    once();
    expect(await actions.resetPassword('123456', 'x')).toMatchObject(error);
    signIn.resetPassword.mockResolvedValueOnce({ ...signIn, status: 'needs_new_password' });
    once();
    expect(await actions.resetPassword('123456', 'x')).toMatchObject(error);
    signIn.status = 'needs_second_factor';
    signIn.attemptSecondFactor.mockResolvedValueOnce({ ...signIn });
    once();
    expect(await actions.confirmSecondFactor('totp', '123456')).toMatchObject(error);
    vi.mocked(signUp.create).mockResolvedValueOnce({ ...signUp });
    once();
    const about = { firstName: 'A', lastName: 'B', role: 'patient' } as const;
    expect(await actions.signUp('a@b.c', 'x', about)).toMatchObject(error);
    expect(clerk.setActive).not.toHaveBeenCalled();
    expect(toasts).toEqual(['toast.resetLinkFailed', 'toast.resetPasswordFailed', 'toast.resetPasswordFailed']);
  });

  test.each([
    ['a step our form does not know', null, 'needs_client_trust', null],
    ['a second factor our form does not know', null, 'needs_second_factor', [{ strategy: 'phone_code' }]],
    ['an instance without passwords', clerkError('form_password_not_allowed', 'No'), null, null],
    ['an account without a password', clerkError('strategy_for_user_invalid', 'No'), null, null],
  ])("%s is left to the provider's own screen, with its toast", async (_, cause, status, supportedSecondFactors) => {
    const { actions, signIn, toasts } = setUp();
    if (cause === null)
      vi.mocked(signIn.create).mockResolvedValueOnce({ ...signIn, id: 'attempt_9', status, supportedSecondFactors });
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
