// @vitest-environment jsdom

import { sessionStore } from '@telehealth/contracts/host';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clerkError, fakeClerk, unprovenAddress } from '../clerk/fake-clerk';
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
    if (cause === null)
      vi.mocked(signUp.create).mockResolvedValueOnce({ ...signUp, id: 'attempt_9', missingFields: ['phone_number'] });
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
