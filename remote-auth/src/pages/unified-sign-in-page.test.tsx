// @vitest-environment jsdom
import { failed, message } from '@telehealth/contracts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAuthPage } from '../testing/render-auth-page';
import UnifiedSignInPage from './unified-sign-in-page';

afterEach(cleanup);
const open = (auth: Parameters<typeof renderAuthPage>[1]['auth'] = {}) =>
  renderAuthPage(UnifiedSignInPage, { id: 'auth.unifiedSignIn', auth });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
const fillIn = async () => {
  await userEvent.type(email(), 'thandi@example.com');
  await userEvent.type(password(), 'secret');
};

describe('signing in', () => {
  it('says what is missing, moves the focus there and asks nobody', async () => {
    const { auth } = open();
    await signIn();
    expect(await screen.findByText(message('validation.email'))).toBeTruthy();
    expect(screen.getByText(message('validation.passwordRequired'))).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  it('hands address and password over', async () => {
    const { auth } = open();
    await fillIn();
    await signIn();
    expect(auth.signIn).toHaveBeenCalledWith('thandi@example.com', 'secret');
  });

  it.each([
    [undefined, message('signIn.failed')],
    ['Password is incorrect.', 'Password is incorrect.'],
  ])('shows the message or the default (%s) and keeps what was typed', async (detail, text) => {
    open({ signIn: async () => failed({ id: 'auth.signInFailed', detail }) });
    await fillIn();
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect([email().value, password().value]).toEqual(['thandi@example.com', 'secret']);
    expect(screen.queryByRole('button', { name: 'Resend verification email' })).toBeNull();
  });
});

describe('an address that is not verified', () => {
  const unverified = { signIn: async () => failed({ id: 'signIn.emailNotVerified' } as const) };
  const resend = () => userEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));

  it('offers to send the mail again and says that it went', async () => {
    const { auth, notify } = open(unverified);
    await fillIn();
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toContain(message('signIn.emailNotVerified'));
    await resend();
    expect(auth.resendVerification).toHaveBeenCalledWith('thandi@example.com');
    expect(notify).toHaveBeenCalledWith('verification.sentCheckInbox');
  });

  it('asks for the address when it was taken out again, and says when sending failed', async () => {
    open({ ...unverified, resendVerification: async () => failed({ id: 'verification.resendFailed' }) });
    await fillIn();
    await signIn();
    await resend();
    expect(await screen.findByText(message('verification.sendFailed'))).toBeTruthy();
    await userEvent.clear(email());
    await resend();
    expect(await screen.findByText(message('verification.emailFirst'))).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  const forgot = () => userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));

  it('takes the typed address along, and back', async () => {
    open();
    await userEvent.type(email(), 'thandi@example.com');
    await forgot();
    expect(email().value).toBe('thandi@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(email().value).toBe('thandi@example.com');
  });

  it('sends the mail, then takes its code and a new password', async () => {
    const { auth } = open();
    await forgot();
    await userEvent.type(email(), 'thandi@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the reset email' }));
    expect(auth.forgotPassword).toHaveBeenCalledWith('thandi@example.com');
    expect((await screen.findByRole('status')).textContent).toContain(message('forgotPassword.sent'));
    await userEvent.type(screen.getByRole('textbox', { name: /Code/ }), '123 456');
    await userEvent.type(screen.getByLabelText('New password'), 'Blue-Crane-42');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'Blue-Crane-42');
    await userEvent.click(screen.getByRole('button', { name: 'Set the new password' }));
    expect(auth.resetPassword).toHaveBeenCalledWith('123456', 'Blue-Crane-42');
  });

  it('says why it did not work and keeps the code', async () => {
    open({ resetPassword: vi.fn(async () => failed({ id: 'verification.codeExpired' } as const)) });
    await forgot();
    await userEvent.type(email(), 'thandi@example.com{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), '123456');
    await userEvent.type(screen.getByLabelText('New password'), 'Blue-Crane-42');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'Blue-Crane-42{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(message('verification.codeExpired'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Code/ }).value).toBe('123456');
  });

  it('says when the mail could not be asked for', async () => {
    open({ forgotPassword: async () => failed({ id: 'auth.forgotPasswordFailed' }) });
    await forgot();
    await userEvent.type(email(), 'thandi@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(message('auth.forgotPasswordFailed'));
  });
});
