// @vitest-environment jsdom
import { failed } from '@telehealth/contracts/errors';
import { message } from '@telehealth/contracts/messages';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clerk, fakeClerk } from '../testing/fake-clerk';
import { renderAuthPage } from '../testing/render-auth-page';
import UnifiedSignInPage from './unified-sign-in-page';
import UnifiedSignUpPage from './unified-sign-up-page';

vi.mock('@clerk/react', async () => (await import('../testing/fake-clerk')).clerkModule());

const attributes = (needsPassword: boolean) => ({
  email_address: { enabled: true, required: false },
  phone_number: { enabled: true, required: false, used_for_first_factor: true, verify_at_sign_up: true },
  password: { enabled: true, required: needsPassword },
});

beforeEach(() => {
  fakeClerk.reset();
  fakeClerk.environment = { userSettings: { attributes: attributes(true) } };
});
afterEach(cleanup);

type Auth = Parameters<typeof renderAuthPage>[1]['auth'];
async function open(page: 'signIn' | 'signUp', auth: Auth = {}) {
  const [Page, id] =
    page === 'signIn'
      ? ([UnifiedSignInPage, 'auth.unifiedSignIn'] as const)
      : ([UnifiedSignUpPage, 'auth.unifiedSignUp'] as const);
  const rendered = renderAuthPage(Page, { id, client: clerk, auth });
  await press('Use a phone number instead');
  await screen.findByLabelText(/Mobile number/);
  return rendered;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const number = () => screen.getByLabelText<HTMLInputElement>(/Mobile number/);
const code = () => screen.findByLabelText<HTMLInputElement>(/Code from the text/);
const askForCode = async (typed = '082 555 0142') => {
  await userEvent.type(number(), typed);
  await press('Text me a code');
};

it('is not offered where the instance has no way by number', async () => {
  fakeClerk.environment = { userSettings: { attributes: { ...attributes(true), phone_number: { enabled: false } } } };
  renderAuthPage(UnifiedSignInPage, { id: 'auth.unifiedSignIn', client: clerk });
  expect(screen.queryByRole('button', { name: /phone number/ })).toBeNull();
});

describe('signing in by number', () => {
  it('reads the number as people write it, and signs in with the code', async () => {
    const { auth } = await open('signIn');
    await askForCode();
    const field = await code();
    expect(auth.signInByPhone).toHaveBeenCalledWith('+27825550142');
    expect(document.activeElement).toBe(field);
    expect(screen.getByText(/We texted a code to \+27 82 555 0142/)).toBeTruthy();
    await userEvent.type(field, '123 456');
    await press('Sign in');
    expect(auth.confirmTextedCode).toHaveBeenCalledWith('signIn', '123456');
  });

  it.each([
    ['ask my neighbour', 'byPhone.unclear'],
    ['12', 'validation.phone'],
  ] as const)('says at the field that %s is no number, with the focus there', async (typed, id) => {
    const { auth } = await open('signIn');
    await askForCode(typed);
    expect(await screen.findByText(message(id))).toBeTruthy();
    expect(document.activeElement).toBe(number());
    expect(auth.signInByPhone).not.toHaveBeenCalled();
  });

  it.each(['phone.codeWrong', 'byPhone.codeOver', 'byPhone.codeTries'] as const)(
    'keeps the step after %s, with the focus in the code',
    async (id) => {
      await open('signIn', { confirmTextedCode: async () => failed({ id }) });
      await askForCode('083 555 0142');
      await userEvent.type(await code(), '000000');
      await press('Sign in');
      expect(await screen.findByText(message(id))).toBeTruthy();
      expect(document.activeElement).toBe(await code());
    },
  );

  it('counts down to the next code, and goes back to another number with what was typed', async () => {
    await open('signIn');
    await askForCode('084 555 0142');
    expect(await screen.findByText(/another one in \d+ s/)).toBeTruthy();
    await press('Use another number');
    expect(number().value).toBe('084 555 0142');
    await press('Use your email instead');
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

describe('signing up by number', () => {
  const fillIn = async () => {
    await userEvent.type(screen.getByLabelText(/First name/), 'Mpho');
    await userEvent.type(screen.getByLabelText(/Last name/), 'Molefe');
  };

  it('asks for the password that the instance wants', async () => {
    const { auth } = await open('signUp');
    await fillIn();
    await userEvent.type(screen.getByLabelText(/^Password/), 'First-passphrase-1');
    await askForCode('085 555 0142');
    await userEvent.type(await code(), '123456');
    await press('Create account');
    const about = { firstName: 'Mpho', lastName: 'Molefe', role: 'patient', password: 'First-passphrase-1' };
    expect(auth.signUpByPhone).toHaveBeenCalledWith('+27855550142', about);
    expect(auth.confirmTextedCode).toHaveBeenCalledWith('signUp', '123456');
  });

  it('asks for none where the instance wants none', async () => {
    fakeClerk.environment = { userSettings: { attributes: attributes(false) } };
    const { auth } = await open('signUp');
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await fillIn();
    await askForCode('086 555 0142');
    expect(auth.signUpByPhone).toHaveBeenCalledWith('+27865550142', expect.objectContaining({ password: undefined }));
  });

  it('says at the number that it has an account', async () => {
    await open('signUp', { signUpByPhone: async () => failed({ id: 'byPhone.taken', field: 'phoneNumber' }) });
    await fillIn();
    await userEvent.type(screen.getByLabelText(/^Password/), 'First-passphrase-1');
    await askForCode();
    expect(await screen.findByText(message('byPhone.taken'))).toBeTruthy();
    expect(document.activeElement).toBe(number());
  });
});
