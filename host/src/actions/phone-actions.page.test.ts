import { sessionStore } from '@telehealth/contracts/host';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clerkError, fakeClerk } from '../clerk/fake-clerk';
import { createAuthActions } from './auth-actions';
import { fakeSurroundings } from './fake-surroundings';

const NUMBER = '+27825550142';
const ABOUT = { firstName: 'Naledi', lastName: 'Mokoena', role: 'patient' } as const;

function setUp() {
  const fake = fakeClerk();
  fake.signIn.supportedFirstFactors = [{ strategy: 'password' }, { strategy: 'phone_code', phoneNumberId: 'idn_1' }];
  const surroundings = fakeSurroundings(fake.clerk);
  return { ...fake, ...surroundings, actions: createAuthActions(surroundings.around) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState(sessionStore.getInitialState());
});

describe('signing in by number', () => {
  it('has a code texted, and starts the session with it', async () => {
    const { actions, signIn, clerk } = setUp();
    expect((await actions.signInByPhone(NUMBER)).ok).toBe(true);
    expect(signIn.create).toHaveBeenCalledWith({ identifier: NUMBER });
    expect(signIn.prepareFirstFactor).toHaveBeenCalledWith({ strategy: 'phone_code', phoneNumberId: 'idn_1' });
    signIn.attemptFirstFactor.mockResolvedValueOnce({ ...signIn, status: 'complete', createdSessionId: 'sess_7' });
    expect(await actions.confirmTextedCode('signIn', '123456')).toEqual({ ok: true, value: 'complete' });
    expect(clerk.setActive).toHaveBeenCalledWith({ session: 'sess_7' });
  });

  it.each([
    ['form_identifier_not_found', { id: 'byPhone.noAccount', field: 'phoneNumber' }],
    ['form_param_format_invalid', { id: 'byPhone.unclear', field: 'phoneNumber' }],
    ['too_many_requests', { id: 'auth.tooManyAttempts' }],
    ['internal_clerk_error', { id: 'byPhone.sendFailed' }],
    ['requires_captcha', { id: 'toast.signInHandled' }],
  ])('says of %s what it means', async (code, error) => {
    const { actions, signIn } = setUp();
    signIn.create.mockRejectedValueOnce(clerkError(code, 'No'));
    expect(await actions.signInByPhone(NUMBER)).toMatchObject({ error });
  });

  it.each([
    ['form_code_incorrect', 'phone.codeWrong'],
    ['verification_expired', 'byPhone.codeOver'],
    ['verification_failed', 'byPhone.codeTries'],
    ['resource_not_found', 'byPhone.over'],
    ['internal_clerk_error', 'byPhone.checkFailed'],
  ])('says of a code refused with %s what it means', async (code, id) => {
    const { actions, signIn } = setUp();
    signIn.attemptFirstFactor.mockRejectedValueOnce(clerkError(code, 'No'));
    expect(await actions.confirmTextedCode('signIn', '123456')).toMatchObject({ error: { id } });
  });

  it("leaves an account that cannot be texted to the provider's own screen", async () => {
    const { actions, signIn, toasts } = setUp();
    signIn.supportedFirstFactors = [{ strategy: 'password' }];
    expect(await actions.signInByPhone(NUMBER)).toMatchObject({ error: { id: 'toast.signInHandled' } });
    expect(toasts).toEqual(['toast.signInHandled']);
  });
});

describe('signing up by number', () => {
  it('makes the account once the code is given', async () => {
    const { actions, signUp, clerk } = setUp();
    expect((await actions.signUpByPhone(NUMBER, { ...ABOUT, password: 'Sawubona-2026' })).ok).toBe(true);
    expect(signUp.create).toHaveBeenCalledWith({
      ...{ phoneNumber: NUMBER, password: 'Sawubona-2026', firstName: 'Naledi', lastName: 'Mokoena' },
      unsafeMetadata: { role: 'patient', onboardingCompleted: false },
    });
    expect(signUp.preparePhoneNumberVerification).toHaveBeenCalledOnce();
    expect((await actions.textCodeAgain('signUp')).ok).toBe(true);
    expect(signUp.preparePhoneNumberVerification).toHaveBeenCalledTimes(2);
    expect((await actions.confirmTextedCode('signUp', '123456')).ok).toBe(true);
    expect(clerk.setActive).toHaveBeenCalledWith({ session: 'sess_2' });
  });

  it('says of a number with an account that it has one, where the instance tells', async () => {
    const { actions, signUp } = setUp();
    vi.mocked(signUp.create).mockRejectedValueOnce(clerkError('form_identifier_exists', 'Taken', 'phone_number'));
    const error = { id: 'byPhone.taken', field: 'phoneNumber' };
    expect(await actions.signUpByPhone(NUMBER, ABOUT)).toMatchObject({ error });
  });

  it("leaves an instance that asks for more to the provider's own screen", async () => {
    const { actions, signUp, toasts } = setUp();
    vi.mocked(signUp.create).mockResolvedValueOnce({ ...signUp, id: 'attempt_9', missingFields: ['email_address'] });
    expect(await actions.signUpByPhone(NUMBER, ABOUT)).toMatchObject({ error: { id: 'toast.signUpHandled' } });
    expect(toasts).toEqual(['toast.signUpHandled']);
    expect(signUp.preparePhoneNumberVerification).not.toHaveBeenCalled();
  });
});
