// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { ACCOUNT_PATHS, type RouteRow } from '@telehealth/contracts/routes';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, fakeDevice, refusal } from '../testing/fake-account';
import { renderAuthPage, signedIn } from '../testing/render-auth-page';
import SecurityPage from './security-page';
import TwoStepPage from './two-step-page';

vi.mock('@clerk/react', async () => (await import('../testing/fake-account')).accountModule());

const rowOf = (path: `/${string}`, title: string): RouteRow => ({
  id: `auth.extra.${path}`,
  path,
  owner: 'auth',
  page: path,
  frame: 'auth',
  access: 'signedIn',
  backend: false,
  title,
});
const SECURITY = rowOf(ACCOUNT_PATHS.security, 'Sign-in and security');
const TWO_STEP = rowOf(ACCOUNT_PATHS.twoStep, 'Set up two-step sign-in');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const codeField = () => screen.findByLabelText(/^Code from your authenticator app/);
const again = () => refusal('session_reverification_required');

beforeEach(() => {
  account.reset();
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

/** Whether the browser would ask before it closes or reloads the page. */
/** Both are needed: Chrome before 119 asks only when `returnValue` is set, and Firefox only when the event is cancelled. */
function asksBeforeLeaving(): boolean {
  const event = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
    value: '',
    writable: true,
  });
  const isCancelled = !window.dispatchEvent(event);
  expect(Boolean(event.returnValue)).toBe(isCancelled);
  return isCancelled;
}

/** The first right code turns it on, as the provider reports at once. */
function turnsOn() {
  account.user.verifyTOTP.mockImplementation(async () => {
    account.change({ totpEnabled: true });
    return { backupCodes: ['aaaa-bbbb', 'cccc-dddd'] };
  });
}

describe('two-step sign-in on the page of one’s own', () => {
  const open = () => renderAuthPage(SecurityPage, { id: SECURITY, identity: signedIn() });

  it('shows the key in readable groups, takes the code, and shows the backup codes until they are saved', async () => {
    turnsOn();
    const { notify } = open();
    await press('Set up two-step sign-in');
    await userEvent.type(await codeField(), '123 456');
    expect(screen.getByTestId('secret').textContent).toBe('ABCD EFGH IJKL MNOP');
    await press('Turn on two-step sign-in');
    const codes = within(await screen.findByRole('list', { name: 'Backup codes' }));
    expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['aaaa-bbbb', 'cccc-dddd']);
    expect(account.user.verifyTOTP).toHaveBeenCalledWith({ code: '123456' });
    expect(notify).toHaveBeenCalledWith('twoStep.on');
    expect(asksBeforeLeaving()).toBe(true);
    await press('I have saved them');
    expect(asksBeforeLeaving()).toBe(false);
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy();
  });

  it('says a wrong code under its field and keeps it', async () => {
    account.user.verifyTOTP.mockRejectedValue(refusal('form_code_incorrect'));
    open();
    await press('Set up two-step sign-in');
    await userEvent.type(await codeField(), '123456');
    await press('Turn on two-step sign-in');
    expect(await screen.findByText(message('twoStep.codeWrong'))).toBeTruthy();
    expect(((await codeField()) as HTMLInputElement).value).toBe('123456');
  });

  it('stays on where it is required', async () => {
    account.change({ totpEnabled: true });
    account.user.disableTOTP.mockRejectedValue(refusal('mfa_required'));
    open();
    await press('Turn off');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText(message('twoStep.required'))).toBeTruthy();
  });

  it('asks for the second step in the dialog, also by a backup code, and makes the change once', async () => {
    account.change({ totpEnabled: true });
    account.user.createBackupCode.mockRejectedValueOnce(again());
    account.session.startVerification.mockResolvedValue({
      status: 'needs_second_factor',
      supportedSecondFactors: [{ strategy: 'totp' }, { strategy: 'backup_code' }],
    });
    account.session.attemptSecondFactorVerification.mockRejectedValueOnce(refusal('form_code_incorrect'));
    open();
    await press('New backup codes');
    await press('Make new codes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(await codeField(), '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(message('twoStep.codeWrong'))).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Use a backup code instead' }));
    await userEvent.type(dialog.getByLabelText(/^Backup code/), 'aaaa-bbbb');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('eeee-ffff')).toBeTruthy();
    expect(account.session.attemptSecondFactorVerification).toHaveBeenLastCalledWith({
      strategy: 'backup_code',
      code: 'aaaa-bbbb',
    });
    expect(account.user.createBackupCode).toHaveBeenCalledTimes(2);
  });

  it('changes nothing when the person gives up, and says so', async () => {
    account.user.createTOTP.mockRejectedValueOnce(again());
    open();
    await press('Set up two-step sign-in');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(message('security.cancelled'))).toBeTruthy();
    expect(account.user.createTOTP).toHaveBeenCalledTimes(1);
  });

  it('takes a code by mail instead of the password', async () => {
    account.user.createTOTP.mockRejectedValueOnce(again());
    open();
    await press('Set up two-step sign-in');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send me a code by email instead' }));
    await userEvent.type(await dialog.findByLabelText(/^Code from the email/), '424242');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByTestId('secret');
    expect(account.session.attemptFirstFactorVerification).toHaveBeenCalledWith({
      strategy: 'email_code',
      code: '424242',
    });
  });
});

describe('two-step sign-in where it is required', () => {
  const waiting = signedIn({ role: 'specialist', task: 'setup-mfa' });
  const AT = '/auth/two-step?redirect=%2Fspecialist%2Fappointments';

  it('goes on to where the person wanted only once the backup codes are saved', async () => {
    turnsOn();
    const { setIdentity, router } = renderAuthPage(TwoStepPage, { id: TWO_STEP, at: AT, identity: waiting });
    await userEvent.type(await codeField(), '123456');
    expect(asksBeforeLeaving()).toBe(false);
    await press('Turn on two-step sign-in');
    await screen.findByText('aaaa-bbbb');
    expect(asksBeforeLeaving()).toBe(true);
    expect(screen.getByText(/make new ones under “Sign-in and security”/)).toBeTruthy();
    await setIdentity(signedIn({ role: 'specialist' }));
    expect(screen.getByText('aaaa-bbbb')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    await press('I have saved them, continue');
    expect(router.state.location.pathname).toBe('/auth/callback');
    expect(router.state.location.search).toBe('?redirect=%2Fspecialist%2Fappointments');
  });

  it('offers to sign out, and to try again when the secret did not come', async () => {
    account.user.createTOTP.mockRejectedValueOnce(refusal('internal_error'));
    const { auth } = renderAuthPage(TwoStepPage, { id: TWO_STEP, at: AT, identity: waiting });
    await screen.findByText(message('twoStep.failed'));
    await press('Try again');
    expect(await codeField()).toBeTruthy();
    await press('Sign out');
    expect(auth.signOut).toHaveBeenCalledTimes(1);
  });

  it('leads on whoever need not set it up', async () => {
    const { router } = renderAuthPage(TwoStepPage, { id: TWO_STEP, at: AT, identity: signedIn() });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/auth/callback'));
    expect(account.user.createTOTP).not.toHaveBeenCalled();
  });
});

describe('two-step sign-in that somebody’s work asks for', () => {
  const specialist = signedIn({ role: 'specialist', onboarded: true });
  const AT = '/auth/two-step?redirect=%2Fspecialist%2Fappointments%3Fshow%3Dpast';
  const open = (secondFactor: 'needed' | 'proven' | 'optional', at = AT) =>
    renderAuthPage(TwoStepPage, { id: TWO_STEP, at, identity: specialist, secondFactor });
  const placeOf = ({ router }: ReturnType<typeof open>) =>
    router.state.location.pathname + router.state.location.search;

  it('goes straight back to where they wanted once the database knows of it, and ends other sessions', async () => {
    turnsOn();
    const [own, other] = [fakeDevice('sess_1'), fakeDevice('sess_2')];
    account.user.getSessions.mockResolvedValue([own, other]);
    const page = open('needed');
    expect(screen.getByRole('link', { name: 'Sign-in and security' }).getAttribute('href')).toBe(
      ACCOUNT_PATHS.security,
    );
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
    await userEvent.type(await codeField(), '123456');
    expect(screen.getByText(/Other devices are then signed out/)).toBeTruthy();
    await press('Turn on two-step sign-in');
    await screen.findByText('aaaa-bbbb');
    expect([own.revoke.mock.calls.length, other.revoke.mock.calls.length]).toEqual([0, 1]);
    await page.setSecondFactor('proven');
    expect(screen.getByText('aaaa-bbbb')).toBeTruthy();
    await press('I have saved them, continue');
    expect(placeOf(page)).toBe('/specialist/appointments?show=past');
  });

  it('turns on although the other sessions could not be ended', async () => {
    turnsOn();
    const other = fakeDevice('sess_2');
    other.revoke.mockRejectedValue(refusal('internal_error'));
    account.user.getSessions.mockResolvedValue([other]);
    open('needed');
    await userEvent.type(await codeField(), '123456');
    await press('Turn on two-step sign-in');
    expect(await screen.findByText('aaaa-bbbb')).toBeTruthy();
  });

  it('is confirmed with a code by whoever has it and signed in here without', async () => {
    account.change({ totpEnabled: true });
    account.session.startVerification.mockResolvedValue({
      ...{ status: 'needs_second_factor', supportedFirstFactors: null },
      supportedSecondFactors: [{ strategy: 'totp' }, { strategy: 'backup_code' }],
    });
    const page = open('needed');
    expect(screen.getByText(/you are signed in here without it/)).toBeTruthy();
    expect(account.user.createTOTP).not.toHaveBeenCalled();
    await press('Confirm with a code');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    expect(account.session.startVerification).toHaveBeenCalledWith({ level: 'second_factor' });
    await userEvent.type(await dialog.findByLabelText(/^Code from your authenticator app/), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/If this page stays, sign out and sign in again/)).toBeTruthy();
    await page.setSecondFactor('proven');
    expect(placeOf(page)).toBe('/specialist/appointments?show=past');
  });

  it.each(['proven', 'optional'] as const)('leads on whose session is %s', async (said) => {
    const page = open(said, '/auth/two-step');
    await vi.waitFor(() => expect(placeOf(page)).toBe('/specialist/dashboard'));
    expect(account.user.createTOTP).not.toHaveBeenCalled();
  });

  it('begins for somebody whom a refusal led here, such as reception', async () => {
    const at = '/auth/two-step?redirect=%2Fspecialist%2Fteam&wanted=1';
    renderAuthPage(TwoStepPage, { id: TWO_STEP, at, identity: signedIn() });
    expect(await codeField()).toBeTruthy();
  });
});
