// @vitest-environment jsdom
import { failed, message } from '@telehealth/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeClerk, waitingSignUp } from '../testing/fake-clerk';
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
      at: '/auth/verify?email=a%40example.com',
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

it('leads on as soon as the address is proven', async () => {
  const { setIdentity } = renderAuthPage(VerifyEmailPage, {
    id: 'auth.verifyEmail',
    identity: signedIn({ emailProven: false }),
  });
  expect(screen.getByText('thandi@example.com')).toBeTruthy();
  setIdentity(signedIn());
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
