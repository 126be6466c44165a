// @vitest-environment jsdom
import { failed, message } from '@telehealth/contracts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderAuthPage } from '../testing/render-auth-page';
import UnifiedSignUpPage from './unified-sign-up-page';

afterEach(cleanup);
const open = (auth: Parameters<typeof renderAuthPage>[1]['auth'] = {}) =>
  renderAuthPage(UnifiedSignUpPage, { id: 'auth.unifiedSignUp', auth });
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
  for (const id of ['firstName', 'lastName', 'email', 'passwordLength', 'confirmPassword'] as const) {
    expect(await screen.findByText(message(`validation.${id}`))).toBeTruthy();
  }
  expect(document.activeElement).toBe(field('First name'));
  expect(auth.signUp).not.toHaveBeenCalled();
});

it('checks again while typing, once it was sent', async () => {
  open();
  await submit();
  await userEvent.type(field('Password'), 'abcdefgh');
  expect(await screen.findByText(message('validation.passwordUppercase'))).toBeTruthy();
  await userEvent.type(field('Password'), 'A1');
  expect(screen.queryByText(message('validation.passwordUppercase'))).toBeNull();
  await userEvent.type(field('Confirm password'), 'x');
  expect(await screen.findByText(message('validation.passwordsDiffer'))).toBeTruthy();
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
  renderAuthPage(UnifiedSignUpPage, { id: 'auth.unifiedSignUp', preferredRole: 'specialist' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Healthcare Provider' }).checked).toBe(true);
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
