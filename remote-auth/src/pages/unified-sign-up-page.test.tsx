// @vitest-environment jsdom
import { failed } from '@telehealth/contracts/errors';
import { sessionWriter } from '@telehealth/contracts/host';
import { message } from '@telehealth/contracts/messages';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clerk, fakeClerk } from '../testing/fake-clerk';
import { renderAuthPage } from '../testing/render-auth-page';
import UnifiedSignUpPage from './unified-sign-up-page';

vi.mock('@clerk/react', async () => (await import('../testing/fake-clerk')).clerkModule());

beforeEach(() => fakeClerk.reset());
afterEach(cleanup);
const open = (auth: Parameters<typeof renderAuthPage>[1]['auth'] = {}) =>
  renderAuthPage(UnifiedSignUpPage, { id: 'auth.unifiedSignUp', client: clerk, auth });
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function fillIn(): Promise<void> {
  await userEvent.type(field('First name'), 'Thandi');
  await userEvent.type(field('Last name'), 'Nkosi');
  await userEvent.type(field('Email'), 'thandi@example.com');
  await userEvent.type(field('Password'), 'Blue-Crane-42');
  await userEvent.type(field('Confirm password'), 'Blue-Crane-42');
}

it('says everything that is missing and moves the focus to the first field', async () => {
  const { auth } = open();
  await submit();
  for (const id of [
    'validation.firstName',
    'validation.lastName',
    'validation.email',
    'validation.passwordLength',
    'validation.confirmPassword',
  ] as const) {
    expect(await screen.findByText(message(id))).toBeTruthy();
  }
  expect(document.activeElement).toBe(field('First name'));
  expect(auth.signUp).not.toHaveBeenCalled();
});

it('says at its field what a password lacks, and stops once it is mended', async () => {
  open();
  await submit();
  const password = field('Password');
  for (const [typed, id] of [
    ['passphrase9', 'validation.passwordUppercase'],
    ['PASSPHRASE9', 'validation.passwordLowercase'],
    ['Passphrases', 'validation.passwordNumber'],
  ] as const) {
    await userEvent.clear(password);
    await userEvent.type(password, typed);
    await screen.findByText(message(id));
    expect(password.getAttribute('aria-invalid')).toBe('true');
    const says = password.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(says.map((one) => document.getElementById(one)?.textContent).join(' ')).toContain(message(id));
  }
  await userEvent.type(password, '9');
  expect(screen.queryByText(message('validation.passwordNumber'))).toBeNull();
  expect(password.getAttribute('aria-invalid')).not.toBe('true');
  const confirmed = field('Confirm password');
  await userEvent.type(confirmed, 'x');
  expect(await screen.findByText(message('validation.passwordsDiffer'))).toBeTruthy();
  await userEvent.clear(confirmed);
  await userEvent.type(confirmed, 'Passphrases9');
  expect(screen.queryByText(message('validation.passwordsDiffer'))).toBeNull();
});

it('creates the account and goes to the pending page', async () => {
  const { auth, notify } = open();
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Healthcare Provider' }));
  await submit();
  expect(auth.signUp).toHaveBeenCalledWith('thandi@example.com', 'Blue-Crane-42', {
    firstName: 'Thandi',
    lastName: 'Nkosi',
    role: 'specialist',
  });
  expect((await screen.findByTestId('elsewhere')).textContent).toBe(
    '/auth/verification-pending?email=thandi%40example.com',
  );
  expect(notify).toHaveBeenCalledWith('signUp.done');
});

it('starts with the preferred role', () => {
  renderAuthPage(UnifiedSignUpPage, { id: 'auth.unifiedSignUp', client: clerk, preferredRole: 'specialist' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Healthcare Provider' }).checked).toBe(true);
});

it('follows the preferred role that is read later, until one was chosen', async () => {
  const role = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  open();
  expect(role('Patient').checked).toBe(true);
  act(() => sessionWriter.preferredRoleChanged('specialist'));
  expect(role('Healthcare Provider').checked).toBe(true);
  await userEvent.click(role('Patient'));
  act(() => sessionWriter.preferredRoleChanged('patient'));
  act(() => sessionWriter.preferredRoleChanged('specialist'));
  expect(role('Patient').checked).toBe(true);
});

it.each([
  [undefined, message('signUp.failed')],
  ['That email address is taken.', 'That email address is taken.'],
])('shows the message or the default (%s) and keeps what was typed', async (detail, text) => {
  open({ signUp: async () => failed({ id: 'auth.signUpFailed', detail }) });
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect([field('Email').value, field('Password').value]).toEqual(['thandi@example.com', 'Blue-Crane-42']);
});

it('says a refused answer at its field and moves the focus there', async () => {
  const detail = 'That email address is taken.';
  open({ signUp: async () => failed({ id: 'auth.signUpFailed', detail, field: 'email' }) });
  await fillIn();
  await submit();
  expect(await screen.findByText(detail)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field('Email'), 'x');
  expect(screen.queryByText(detail)).toBeNull();
});

it('tells how strong the password is, knowing the name that was typed', async () => {
  open();
  expect(screen.queryByText(/Weak|Fair|Strong/)).toBeNull();
  await userEvent.type(field('Password'), 'Thandi-Nk-74');
  expect(await screen.findByText(message('password.fair'))).toBeTruthy();
  await userEvent.type(field('First name'), 'Thandi');
  expect(await screen.findByText(message('password.weak'))).toBeTruthy();
  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), 'Password1');
  expect(await screen.findByText(message('password.common'))).toBeTruthy();
  await submit();
  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), 'short');
  expect(await screen.findByText(message('validation.passwordLength'))).toBeTruthy();
  expect(screen.queryByText(message('password.weak'))).toBeNull();
});

it("leads to the provider's widget when only that can create the account", async () => {
  const { router } = open({ signUp: async () => failed({ id: 'toast.signUpHandled' }) });
  await fillIn();
  await submit();
  expect(await screen.findByText(message('toast.signUpHandled'))).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Continue to sign up' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/auth/sign-up'));
  expect(router.state.location.state).toEqual({ email: 'thandi@example.com' });
});

it('says so before anybody types when the instance asks for more than our form does', () => {
  fakeClerk.environment = { userSettings: { attributes: { phone_number: { enabled: true, required: true } } } };
  open();
  expect(screen.getByRole('link', { name: 'Continue to sign up' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
