// @vitest-environment jsdom

import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import type { MessageId } from '@telehealth/contracts/messages';
import { INITIAL_PATIENT_ONBOARDING } from '@telehealth/contracts/people';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeClerk } from '../clerk/fake-clerk';
import { createAuthActions } from './auth-actions';
import { fakeSurroundings } from './fake-surroundings';

type Parts = ReturnType<typeof fakeClerk> & ReturnType<typeof fakeSurroundings>;
type Actions = ReturnType<typeof createAuthActions>;
interface Case {
  sentence: MessageId;
  cause: string;
  breaks(parts: Parts): void;
  does(actions: Actions): Promise<{ ok: boolean }>;
  toasts: readonly MessageId[];
}

/** An unknown exception behind an action, for which the auth layer has its own message. */
const torn = () => Promise.reject(new TypeError('torn'));
const onboard = (actions: Actions) =>
  actions.completeOnboarding({ role: 'patient', values: INITIAL_PATIENT_ONBOARDING });

/** Messages that no page of this release shows, or that need an unknown exception. */
const CASES: readonly Case[] = [
  {
    sentence: 'auth.keckTokenFailed',
    cause: 'the provider gives no token of that template',
    breaks: ({ clerk }) => void vi.mocked(clerk.session?.getToken ?? vi.fn()).mockResolvedValueOnce(null),
    does: (actions) => actions.getKeckToken(),
    toasts: [],
  },
  {
    sentence: 'auth.keckTokenFailed',
    cause: 'asking for the token is torn',
    breaks: ({ clerk }) => void vi.mocked(clerk.session?.getToken ?? vi.fn()).mockImplementationOnce(torn),
    does: (actions) => actions.getKeckToken(),
    toasts: [],
  },
  {
    sentence: 'auth.preferencesFailed',
    cause: 'the identity does not take the metadata',
    breaks: ({ user }) => void vi.mocked(user.updateMetadata).mockImplementationOnce(torn),
    does: (actions) => actions.updatePreferences({ language: 'zu' }),
    toasts: ['toast.preferencesFailed'],
  },
  {
    sentence: 'auth.onboardingFailed',
    cause: 'saving the form is torn',
    breaks: ({ data }) => void data.completePatientOnboarding.mockImplementationOnce(torn),
    does: onboard,
    toasts: [],
  },
  {
    sentence: 'auth.resetPasswordFailed',
    cause: 'proving the code is torn',
    breaks: ({ signIn }) => void signIn.attemptFirstFactor.mockImplementationOnce(torn),
    does: (actions) => actions.resetPassword('123456', 'Sawubona-2026'),
    toasts: ['toast.resetPasswordFailed'],
  },
  {
    sentence: 'verification.resendFailed',
    cause: 'the backend cannot send the mail',
    breaks: ({ resendVerification }) =>
      void resendVerification.mockResolvedValueOnce({ ok: false, error: { id: 'data.failed', detail: '{}' } } as never),
    does: (actions) => actions.resendVerification('other@example.com'),
    toasts: [],
  },
  {
    sentence: 'sync.signInRequired',
    cause: 'nobody is signed in',
    breaks: () => sessionWriter.signedOut(),
    does: onboard,
    toasts: [],
  },
];

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState(sessionStore.getInitialState(), true);
  sessionWriter.backendConnected('uuid-1');
});

test.each(CASES)('$sentence: $cause', async ({ sentence, breaks, does, toasts }) => {
  const fake = fakeClerk();
  const parts = { ...fake, ...fakeSurroundings(fake.clerk) };
  breaks(parts);
  expect(await does(createAuthActions(parts.around))).toMatchObject({ ok: false, error: { id: sentence } });
  expect(parts.toasts).toEqual(toasts);
  expect(sessionStore.getState().pendingAction).toBeNull();
});
