// @vitest-environment jsdom
import { failed, ok } from '@telehealth/contracts/errors';
import { message } from '@telehealth/contracts/messages';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clerk, fakeClerk } from '../testing/fake-clerk';
import { renderAuthPage } from '../testing/render-auth-page';
import UnifiedSignInPage from './unified-sign-in-page';

vi.mock('@clerk/react', async () => (await import('../testing/fake-clerk')).clerkModule());

beforeEach(() => fakeClerk.reset());
afterEach(cleanup);
const open = (auth: Parameters<typeof renderAuthPage>[1]['auth'] = {}) =>
  renderAuthPage(UnifiedSignInPage, { id: 'auth.unifiedSignIn', client: clerk, auth });
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

describe('the second step', () => {
  const asked = { signIn: async () => ok('secondFactor' as const) };
  const code = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const start = async (auth: Parameters<typeof open>[0] = {}) => {
    const opened = open({ ...asked, ...auth });
    await fillIn();
    await signIn();
    return { ...opened, field: await code(/Authenticator code/) };
  };

  it('takes the code of the app, with the focus on it and its autocomplete token', async () => {
    const { auth, field } = await start();
    expect(document.activeElement).toBe(field);
    expect(field.autocomplete).toBe('one-time-code');
    await userEvent.type(field, '12{Enter}');
    expect(await screen.findByText(message('twoStep.codeRequired'))).toBeTruthy();
    await userEvent.type(field, '3 456{Enter}');
    expect(auth.confirmSecondFactor).toHaveBeenCalledExactlyOnceWith('totp', '123456');
  });

  it('takes a backup code instead, and switches back', async () => {
    const { auth } = await start();
    await userEvent.click(screen.getByRole('button', { name: 'Use a backup code instead' }));
    const field = await code(/Backup code/);
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, ' k7m2-9xqp {Enter}');
    expect(auth.confirmSecondFactor).toHaveBeenCalledWith('backupCode', 'k7m2-9xqp');
    await userEvent.click(screen.getByRole('button', { name: 'Use your authenticator app instead' }));
    expect(await code(/Authenticator code/)).toBeTruthy();
  });

  it.each([
    ['verification.codeWrong', 'twoStep.codeWrong'],
    ['auth.tooManyAttempts', 'auth.tooManyAttempts'],
    ['auth.accountLocked', 'auth.accountLocked'],
    ['auth.signInOver', 'auth.signInOver'],
    ['auth.offline', 'auth.offline'],
    ['auth.signInFailed', 'auth.signInFailed'],
  ] as const)('says why it did not work (%s) and keeps the code', async (id, said) => {
    const { field } = await start({ confirmSecondFactor: async () => failed({ id }) });
    await userEvent.type(field, '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(message(said));
    expect(field.value).toBe('123456');
  });

  it('stands after a reload with what it knew, and starts again on request', async () => {
    const { router } = await start();
    const { state } = router.state.location;
    cleanup();
    fakeClerk.signInStatus = 'needs_second_factor';
    renderAuthPage(UnifiedSignInPage, { id: 'auth.unifiedSignIn', client: clerk, state });
    expect(document.activeElement).toBe(await code(/Authenticator code/));
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(email().value).toBe('thandi@example.com');
    expect(screen.queryByText(message('auth.signInOver'))).toBeNull();
  });

  it('says after a reload that the provider forgot it, and keeps the address', async () => {
    const { router } = await start();
    const { state } = router.state.location;
    cleanup();
    const next = renderAuthPage(UnifiedSignInPage, { id: 'auth.unifiedSignIn', client: clerk, state, auth: asked });
    expect(await screen.findByText(message('auth.signInOver'))).toBeTruthy();
    expect(email().value).toBe('thandi@example.com');
    fakeClerk.signInStatus = 'needs_second_factor';
    await userEvent.type(password(), 'secret');
    await signIn();
    expect(await code(/Authenticator code/)).toBeTruthy();
    expect(screen.queryByText(message('auth.signInOver'))).toBeNull();
    expect(next.router.state.location.state).toEqual(state);
  });

  it('says it of a backup code in words of its own', async () => {
    await start({ confirmSecondFactor: async () => failed({ id: 'verification.codeWrong' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Use a backup code instead' }));
    await userEvent.type(await code(/Backup code/), 'k7m2{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(message('twoStep.backupCodeWrong'));
  });

  it('goes back to the start with the address kept', async () => {
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect([email().value, password().value]).toEqual(['thandi@example.com', '']);
    expect(document.activeElement).toBe(email());
  });
});

describe("where only the provider's widget can go on", () => {
  const way = () => screen.findByRole('link', { name: 'Continue to sign in' });

  it('a refusal leads there with the address, outside of the query, and the way back', async () => {
    const { router } = renderAuthPage(UnifiedSignInPage, {
      id: 'auth.unifiedSignIn',
      client: clerk,
      at: '/auth/unified/sign-in?redirect=%2Fpayment%2F1',
      auth: { signIn: async () => failed({ id: 'toast.signInHandled' }) },
    });
    await fillIn();
    await signIn();
    expect(await screen.findByText(message('toast.signInHandled'))).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await userEvent.click(await way());
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/auth/sign-in?redirect=%2Fpayment%2F1');
    expect(router.state.location.state).toEqual({ email: 'thandi@example.com' });
  });

  it('the settings of the instance say so before anybody types', async () => {
    fakeClerk.environment = { userSettings: { attributes: { password: { enabled: false } } } };
    open();
    expect((await way()).getAttribute('href')).toBe('/auth/sign-in');
    expect(screen.queryByRole('textbox')).toBeNull();
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

  it('asks for the second step when the account has one, and says where a refused password stands', async () => {
    const resetPassword = vi.fn(async () => failed({ id: 'security.passwordGuessable', field: 'password' } as const));
    open({ resetPassword });
    await forgot();
    await userEvent.type(email(), 'thandi@example.com{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), '123456');
    const field = screen.getByLabelText<HTMLInputElement>('New password');
    await userEvent.type(field, 'Blue-Crane-42');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'Blue-Crane-42{Enter}');
    await screen.findByText(message('security.passwordGuessable'));
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    const manager = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect([manager?.value, manager?.tabIndex]).toEqual(['thandi@example.com', -1]);
    resetPassword.mockImplementationOnce(async () => ok('secondFactor') as never);
    await userEvent.type(field, '!');
    await userEvent.type(screen.getByLabelText('Confirm new password'), '!{Enter}');
    expect(await screen.findByRole('textbox', { name: /Authenticator code/ })).toBeTruthy();
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

  it('leads nobody on who went back while the mail was asked for', async () => {
    let sent: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      sent = resolve;
    });
    open({ forgotPassword: () => asked.then(() => ok(undefined)) });
    await forgot();
    await userEvent.type(email(), 'thandi@example.com{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    sent();
    await asked;
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('says when the mail could not be asked for', async () => {
    open({ forgotPassword: async () => failed({ id: 'auth.forgotPasswordFailed' }) });
    await forgot();
    await userEvent.type(email(), 'thandi@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(message('auth.forgotPasswordFailed'));
  });
});
