// @vitest-environment jsdom
import { failed } from '@telehealth/contracts/errors';
import { message } from '@telehealth/contracts/messages';
import { RESEND_WAIT_MS } from '@telehealth/contracts/settings';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_EVERY_MS } from '../features/email-verification/use-proof-elsewhere';
import { fakeClerk, unprovenUser, waitingSignUp } from '../testing/fake-clerk';
import { renderAuthPage, signedIn } from '../testing/render-auth-page';
import VerificationPendingPage from './verification-pending-page';
import VerifyEmailPage from './verify-email-page';

vi.mock('@clerk/react', async () => (await import('../testing/fake-clerk')).clerkModule());

beforeEach(() => {
  fakeClerk.reset();
  localStorage.clear();
});
afterEach(cleanup);
const resendButton = () => screen.getByRole('button', { name: 'Resend Verification Email' });

describe('the verification screen', () => {
  it("shows the address and leads back to the login of the path's role", () => {
    localStorage.setItem('verificationEmail', 'kept@example.com');
    renderAuthPage(VerifyEmailPage, { id: 'auth.specialistVerify' });
    expect(screen.getByText('kept@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/auth/specialist/login');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('sends again and says so', async () => {
    const { auth, notify } = renderAuthPage(VerifyEmailPage, {
      id: 'auth.verifyEmail',
      state: { email: 'a@example.com' },
    });
    await userEvent.click(resendButton());
    expect(auth.resendVerification).toHaveBeenCalledWith('a@example.com');
    expect(notify).toHaveBeenCalledWith('verification.sent');
  });

  it('says when sending again failed', async () => {
    renderAuthPage(VerifyEmailPage, {
      id: 'auth.verify',
      at: '/auth/verify?email=b%40example.com',
      auth: { resendVerification: async () => failed({ id: 'data.offline' }) },
    });
    await userEvent.click(resendButton());
    expect((await screen.findByRole('alert')).textContent).toContain(message('verification.resendFailed'));
  });

  it('says when nobody knows the address', async () => {
    const { auth } = renderAuthPage(VerifyEmailPage, { id: 'auth.verifyEmail' });
    await userEvent.click(resendButton());
    expect((await screen.findByRole('alert')).textContent).toContain(message('verification.emailMissing'));
    expect(auth.resendVerification).not.toHaveBeenCalled();
  });
});

describe('with a sign-up under way', () => {
  it('takes the code, keeps a wrong one and says why', async () => {
    fakeClerk.signUp = waitingSignUp();
    const verifyEmail = vi.fn(async () => failed({ id: 'verification.codeWrong' } as const));
    renderAuthPage(VerifyEmailPage, { id: 'auth.patientVerify', auth: { verifyEmail } });
    const field = screen.getByRole('textbox', { name: 'Verification code' });
    await userEvent.type(field, '12{Enter}');
    expect(await screen.findByText(message('verification.codeRequired'))).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '3456{Enter}');
    expect(verifyEmail).toHaveBeenCalledWith('123456');
    expect((await screen.findByRole('alert')).textContent).toContain(message('verification.codeWrong'));
    expect((field as HTMLInputElement).value).toBe('123456');
  });

  it('sends the first code of a hosted sign-up once, and none when one was sent', async () => {
    fakeClerk.signUp = waitingSignUp({ verifications: { emailAddress: { strategy: null } } });
    renderAuthPage(VerifyEmailPage, { id: 'auth.patientVerify' });
    cleanup();
    renderAuthPage(VerifyEmailPage, { id: 'auth.verifyEmail' });
    expect(fakeClerk.signUp.prepareEmailAddressVerification).toHaveBeenCalledTimes(1);
    cleanup();
    fakeClerk.signUp = waitingSignUp();
    renderAuthPage(VerifyEmailPage, { id: 'auth.verifyEmail' });
    expect(fakeClerk.signUp.prepareEmailAddressVerification).not.toHaveBeenCalled();
  });

  it('says when that first code could not be sent', async () => {
    const prepareEmailAddressVerification = vi.fn().mockRejectedValue(new Error('offline'));
    fakeClerk.signUp = waitingSignUp({
      verifications: { emailAddress: { strategy: null } },
      prepareEmailAddressVerification,
    });
    renderAuthPage(VerifyEmailPage, { id: 'auth.patientVerify' });
    expect((await screen.findByRole('alert')).textContent).toContain(message('verification.sendFailed'));
  });
});

describe('sending again', () => {
  it('waits half a minute, says so, and answers a press all the same', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const press = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(resendButton());
    const { auth, notify } = renderAuthPage(VerifyEmailPage, {
      id: 'auth.verifyEmail',
      state: { email: 'again@example.com' },
    });
    await press();
    expect(await screen.findByText('Sent. You can ask for another one in 30 s.')).toBeTruthy();
    await press();
    expect(notify).toHaveBeenLastCalledWith('verification.justSent');
    expect(auth.resendVerification).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(RESEND_WAIT_MS));
    expect(screen.queryByText(/You can ask for another/)).toBeNull();
    await press();
    expect(auth.resendVerification).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it.each(['auth.offline', 'auth.tooManyAttempts', 'session.identityUnreachable'] as const)(
    'says what stands in the way (%s)',
    async (id) => {
      renderAuthPage(VerifyEmailPage, {
        id: 'auth.verifyEmail',
        state: { email: `${id}@example.com` },
        auth: { resendVerification: async () => failed({ id }) },
      });
      await userEvent.click(resendButton());
      expect((await screen.findByRole('alert')).textContent).toContain(message(id));
    },
  );
});

describe("a signed-in person's unproven address", () => {
  const open = () =>
    renderAuthPage(VerifyEmailPage, { id: 'auth.verifyEmail', identity: signedIn({ emailProven: false }) });

  it('takes the code here, and gets its first mail when none is on the way', async () => {
    fakeClerk.user = unprovenUser(null);
    const { auth } = open();
    expect(fakeClerk.user.primaryEmailAddress.prepareVerification).toHaveBeenCalledOnce();
    await userEvent.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456{Enter}');
    expect(auth.verifyEmail).toHaveBeenCalledWith('123456');
  });
});

describe('a mailed link', () => {
  const follow = (status: string, more: Partial<Parameters<typeof renderAuthPage>[1]> = {}) =>
    renderAuthPage(VerifyEmailPage, { id: 'auth.verify', at: `/auth/verify?__clerk_status=${status}`, ...more });

  it('starts the session in the browser that asked for it, and leads on', async () => {
    const { router, setIdentity } = follow('verified&redirect=%2Fpayment%2F1', { identity: { status: 'loading' } });
    expect(screen.getByRole('status').textContent).toContain('Verifying your email');
    expect(fakeClerk.handleEmailLinkVerification).not.toHaveBeenCalled();
    await setIdentity({ status: 'signedOut' });
    await waitFor(() => expect(fakeClerk.handleEmailLinkVerification).toHaveBeenCalledOnce());
    await setIdentity(signedIn());
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/auth/callback?redirect=%2Fpayment%2F1');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('proves the address of somebody who is signed in here', async () => {
    fakeClerk.user = unprovenUser();
    follow('verified', { identity: signedIn({ emailProven: false }) });
    await waitFor(() => expect(fakeClerk.user?.reload).toHaveBeenCalled());
  });

  it('tells another browser to go back, and does not tell it again after a reload', async () => {
    localStorage.setItem('verificationEmail', 'thandi@example.com');
    const { router } = follow('verified');
    expect(await screen.findByText(message('verification.linkVerified'))).toBeTruthy();
    expect(router.state.location.search).toBe('');
    expect(localStorage.getItem('verificationEmail')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy();
  });

  it.each([
    ['expired', 'verification.linkExpired'],
    ['failed', 'verification.linkFailed'],
    ['client_mismatch', 'verification.linkOtherBrowser'],
  ] as const)('that ended as %s says so and offers a new mail', async (status, id) => {
    follow(status);
    expect(await screen.findByText(message(id))).toBeTruthy();
    expect(resendButton()).toBeTruthy();
    expect(fakeClerk.handleEmailLinkVerification).not.toHaveBeenCalled();
  });

  it('says when the session could not be started', async () => {
    fakeClerk.handleEmailLinkVerification.mockRejectedValueOnce(new Error('network'));
    follow('verified');
    expect(await screen.findByText(message('verification.linkFailed'))).toBeTruthy();
  });
});

describe('a link that was followed somewhere else', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = () => act(() => vi.advanceTimersByTimeAsync(ASK_EVERY_MS));

  it('starts the session of the sign-up here, once the client knows it', async () => {
    const signUp = waitingSignUp();
    fakeClerk.signUp = signUp;
    renderAuthPage(VerifyEmailPage, { id: 'auth.verifyEmail' });
    await wait();
    expect(signUp.reload).toHaveBeenCalledOnce();
    expect(fakeClerk.setActive).not.toHaveBeenCalled();
    Object.assign(signUp, { status: 'complete', createdSessionId: 'sess_9' });
    fakeClerk.reloadClient.mockImplementationOnce(async () => void fakeClerk.sessions.push({ id: 'sess_9' }));
    await wait();
    expect(fakeClerk.setActive).toHaveBeenCalledWith({ session: 'sess_9' });
  });

  it('asks for the person anew, also after a look that failed', async () => {
    fakeClerk.user = unprovenUser();
    vi.mocked(fakeClerk.user.reload).mockRejectedValueOnce(new Error('network'));
    renderAuthPage(VerifyEmailPage, { id: 'auth.verifyEmail', identity: signedIn({ emailProven: false }) });
    await wait();
    await wait();
    expect(fakeClerk.user.reload).toHaveBeenCalledTimes(2);
  });

  it('is not looked for where nothing waits', async () => {
    const reload = vi.spyOn(fakeClerk.signUp, 'reload');
    renderAuthPage(VerifyEmailPage, { id: 'auth.verifyEmail' });
    await wait();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('leads on as soon as the address is proven', async () => {
  const { setIdentity } = renderAuthPage(VerifyEmailPage, {
    id: 'auth.verifyEmail',
    identity: signedIn({ emailProven: false }),
  });
  expect(screen.getByText('thandi@example.com')).toBeTruthy();
  await setIdentity(signedIn());
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/auth/callback');
});

describe('the pending page', () => {
  it('forwards at once, replacing itself, and hands the address over outside of the query', async () => {
    const { router } = renderAuthPage(VerificationPendingPage, {
      id: 'auth.verificationPending',
      at: '/auth/verification-pending?email=a%40example.com',
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify-email'));
    expect(router.state.location.state).toEqual({ email: 'a@example.com' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says what is missing when nobody knows the address', () => {
    renderAuthPage(VerificationPendingPage, { id: 'auth.verificationPending' });
    expect(screen.getByText(message('verification.emailMissing'))).toBeTruthy();
  });
});
