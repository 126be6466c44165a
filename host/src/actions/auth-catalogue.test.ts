// @vitest-environment jsdom

import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import type { AuthActions } from '@telehealth/contracts/identity';
import type { MessageId } from '@telehealth/contracts/messages';
import { AUTH_MESSAGES } from '@telehealth/contracts/messages/auth';
import { TOAST_MESSAGES } from '@telehealth/contracts/messages/toast';
import { INITIAL_PATIENT_ONBOARDING } from '@telehealth/contracts/people';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clerkError, fakeClerk, unprovenAddress } from '../clerk/fake-clerk';
import { createAuthActions } from './auth-actions';
import { fakeSurroundings } from './fake-surroundings';

type Fakes = ReturnType<typeof setUp>;
interface Row {
  id: MessageId;
  /** Sets up the underlying result or failure. */
  cause: (fakes: Fakes) => void;
  act: (actions: AuthActions) => Promise<unknown>;
}

const INFO = {
  allergies: [],
  chronicConditions: [],
  medications: [],
  emergencyContact: { name: '', relationship: '', phone: '' },
  bloodType: '',
};
const ABOUT = { firstName: 'Naledi', lastName: 'Mokoena', role: 'specialist' } as const;
/** A refusal without a message of Clerk's own. */
const SILENT = clerkError('internal_clerk_error', '');
const nothing = () => undefined;
const signIn = (actions: AuthActions) => actions.signIn('a@example.com', 'x');
const signUp = (actions: AuthActions) => actions.signUp('a@example.com', 'x', ABOUT);
const reset = (actions: AuthActions) => actions.resetPassword('123456', 'x');
const refuseCreate = (code: string, text: string) => (fakes: Fakes) =>
  void vi.mocked(fakes.signIn.create).mockRejectedValueOnce(clerkError(code, text));
const refuseFor = (code: string, more: object) => (fakes: Fakes) =>
  void vi.mocked(fakes.signIn.create).mockRejectedValueOnce({ ...clerkError(code, ''), ...more });
const failMetadata = ({ user }: Fakes) => void vi.mocked(user.updateMetadata).mockRejectedValueOnce(SILENT);

/** Every message that the auth layer returns, by cause; pages show it beside the action. */
const VALUES: readonly Row[] = [
  { id: 'auth.signInFailed', cause: refuseCreate('internal_clerk_error', ''), act: signIn },
  { id: 'signIn.emailNotVerified', cause: refuseCreate('x', 'Email not verified'), act: signIn },
  { id: 'auth.tooManyAttempts', cause: refuseCreate('too_many_requests', 'Slow down'), act: signIn },
  { id: 'auth.accountLocked', cause: refuseCreate('user_locked', 'Locked'), act: signIn },
  { id: 'auth.tooManyAttemptsFor', cause: refuseFor('too_many_requests', { retryAfter: 60 }), act: signIn },
  {
    id: 'auth.accountLockedFor',
    cause: refuseFor('user_locked', { errors: [{ code: 'user_locked', meta: { lockoutExpiresInSeconds: 60 } }] }),
    act: signIn,
  },
  { id: 'auth.offline', cause: ({ around }) => void around.isOnline.mockReturnValueOnce(false), act: signIn },
  {
    id: 'session.identityUnreachable',
    cause: (fakes) => void vi.mocked(fakes.signIn.create).mockRejectedValueOnce(new Error('Network error')),
    act: signIn,
  },
  { id: 'toast.signInHandled', cause: refuseCreate('strategy_for_user_invalid', 'No'), act: signIn },
  { id: 'auth.signInOver', cause: nothing, act: (actions) => actions.confirmSecondFactor('totp', '123456') },
  {
    id: 'auth.signUpFailed',
    cause: (fakes) => void vi.mocked(fakes.signUp.create).mockRejectedValueOnce(SILENT),
    act: signUp,
  },
  {
    id: 'toast.signUpHandled',
    cause: (fakes) => void vi.mocked(fakes.signUp.create).mockRejectedValueOnce(clerkError('form_param_unknown', 'No')),
    act: signUp,
  },
  {
    id: 'auth.forgotPasswordFailed',
    cause: refuseCreate('internal_clerk_error', ''),
    act: (actions) => actions.forgotPassword('a@example.com'),
  },
  {
    id: 'auth.resetPasswordFailed',
    cause: (fakes) => void vi.mocked(fakes.signIn.resetPassword).mockRejectedValueOnce(SILENT),
    act: reset,
  },
  {
    id: 'security.passwordGuessable',
    cause: (fakes) =>
      void vi.mocked(fakes.signIn.resetPassword).mockRejectedValueOnce(clerkError('form_password_pwned', 'Leaked')),
    act: reset,
  },
  ...(['codeWrong:form_code_incorrect', 'codeExpired:verification_expired'] as const).map((pair): Row => {
    const [name, code = ''] = pair.split(':') as ['codeWrong' | 'codeExpired', string];
    return {
      id: `verification.${name}`,
      cause: (fakes) =>
        void vi.mocked(fakes.signIn.attemptFirstFactor).mockRejectedValueOnce(clerkError(code, 'Incorrect')),
      act: reset,
    };
  }),
  {
    id: 'auth.verifyEmailFailed',
    cause: ({ user }) => {
      const address = unprovenAddress('a@example.com');
      address.attemptVerification.mockResolvedValueOnce({ verification: { status: 'unverified' } });
      user.primaryEmailAddress = address;
    },
    act: (actions) => actions.verifyEmail('123456'),
  },
  { id: 'verification.noSignUp', cause: nothing, act: (actions) => actions.verifyEmail('123456') },
  { id: 'verification.emailFirst', cause: nothing, act: (actions) => actions.resendVerification(' ') },
  {
    id: 'verification.resendFailed',
    cause: (fakes) => {
      fakes.signUp.emailAddress = 'a@example.com';
      vi.mocked(fakes.signUp.prepareEmailAddressVerification).mockRejectedValueOnce(SILENT);
    },
    act: (actions) => actions.resendVerification('a@example.com'),
  },
  { id: 'role.failed', cause: failMetadata, act: (actions) => actions.chooseRole('patient') },
  {
    id: 'role.alreadyChosen',
    cause: ({ data }) =>
      void data.chooseRole.mockResolvedValueOnce({ ok: false, error: { id: 'role.alreadyChosen' } } as const),
    act: (actions) => actions.chooseRole('patient'),
  },
  {
    id: 'auth.onboardingFailed',
    cause: ({ data }) => void data.completePatientOnboarding.mockRejectedValueOnce(new TypeError('x')),
    act: (actions) => actions.completeOnboarding({ role: 'patient', values: INITIAL_PATIENT_ONBOARDING }),
  },
  {
    id: 'toast.onboardingFailed',
    cause: failMetadata,
    act: (actions) => actions.completeOnboarding({ role: 'patient', values: INITIAL_PATIENT_ONBOARDING }),
  },
  {
    id: 'auth.medicalInfoFailed',
    cause: ({ data }) => void data.updateMedicalInfo.mockRejectedValueOnce(new TypeError('x')),
    act: (actions) => actions.updateMedicalInfo(INFO),
  },
  { id: 'auth.preferencesFailed', cause: failMetadata, act: (actions) => actions.updatePreferences({}) },
  {
    id: 'auth.keckTokenFailed',
    cause: ({ clerk }) => void vi.mocked(clerk.session?.getToken ?? vi.fn()).mockResolvedValueOnce(null),
    act: (actions) => actions.getKeckToken(),
  },
  {
    id: 'auth.enterDemoFailed',
    cause: ({ around }) => void around.fetchDemoTicket.mockRejectedValueOnce(new Error('HTTP 500')),
    act: (actions) => actions.enterDemo('patient'),
  },
  {
    id: 'auth.signOutFailed',
    cause: ({ clerk }) => void vi.mocked(clerk.signOut).mockRejectedValueOnce(new Error('x')),
    act: (actions) => actions.signOut(),
  },
];

/** Every toast of the auth layer, by cause. */
const TOASTS: readonly Row[] = [
  { id: 'toast.signInHandled', cause: refuseCreate('strategy_for_user_invalid', 'No'), act: signIn },
  {
    id: 'toast.signUpHandled',
    cause: (fakes) => void vi.mocked(fakes.signUp.create).mockRejectedValueOnce(clerkError('form_param_unknown', 'No')),
    act: signUp,
  },
  { id: 'toast.passwordReset', cause: nothing, act: reset },
  {
    id: 'toast.resetPasswordFailed',
    cause: (fakes) => void vi.mocked(fakes.signIn.resetPassword).mockRejectedValueOnce(SILENT),
    act: reset,
  },
  { id: 'toast.passwordResetLinkSent', cause: nothing, act: (actions) => actions.forgotPassword('a@example.com') },
  {
    id: 'toast.resetLinkFailed',
    cause: refuseCreate('internal_clerk_error', ''),
    act: (actions) => actions.forgotPassword('a@example.com'),
  },
  { id: 'toast.medicalInfoUpdated', cause: nothing, act: (actions) => actions.updateMedicalInfo(INFO) },
  {
    id: 'toast.medicalInfoFailed',
    cause: ({ data }) => void data.updateMedicalInfo.mockRejectedValueOnce(new TypeError('x')),
    act: (actions) => actions.updateMedicalInfo(INFO),
  },
  { id: 'toast.preferencesUpdated', cause: nothing, act: (actions) => actions.updatePreferences({}) },
  { id: 'toast.preferencesFailed', cause: failMetadata, act: (actions) => actions.updatePreferences({}) },
  { id: 'toast.enteredDemo', cause: nothing, act: (actions) => actions.enterDemo('patient') },
  { id: 'toast.signedOut', cause: nothing, act: (actions) => actions.signOut() },
];

/** Messages shown by pages and not by this layer; their tests are in remote-auth or the demo tests. */
const SAID_BY_PAGES: readonly MessageId[] = [
  'signIn.failed',
  'signUp.failed',
  'signUp.done',
  'forgotPassword.sent',
  'callback.failed',
  'callback.working',
  'callback.welcome',
  'role.required',
  'role.chosen',
];

function setUp() {
  const fake = fakeClerk();
  return { ...fake, ...fakeSurroundings(fake.clerk) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState(sessionStore.getInitialState());
  sessionWriter.backendConnected('uuid-1');
});

describe('the catalogue of the auth layer', () => {
  it.each(VALUES)('$id is given back', async ({ id, cause, act }) => {
    const fakes = setUp();
    cause(fakes);
    expect(await act(createAuthActions(fakes.around))).toMatchObject({ ok: false, error: { id } });
  });

  it.each(TOASTS)('$id is shown', async ({ id, cause, act }) => {
    const fakes = setUp();
    cause(fakes);
    await act(createAuthActions(fakes.around));
    expect(fakes.toasts).toEqual([id]);
  });

  it('has no sentence that nothing causes', () => {
    const caused = new Set<string>([...VALUES, ...TOASTS].map(({ id }) => id));
    const known = [...Object.keys(AUTH_MESSAGES), ...Object.keys(TOAST_MESSAGES)];
    const elsewhere: readonly string[] = [...SAID_BY_PAGES, 'toast.noWords', 'auth.demoOff'];
    expect(known.filter((id) => !caused.has(id) && !elsewhere.includes(id))).toEqual([]);
  });
});
