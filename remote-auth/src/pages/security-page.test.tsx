// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { ACCOUNT_PATHS, type RouteRow } from '@telehealth/contracts/routes';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, fakeAddress, fakeDevice, refusal } from '../testing/fake-account';
import { renderAuthPage, signedIn } from '../testing/render-auth-page';
import SecurityPage from './security-page';

vi.mock('@clerk/react', async () => (await import('../testing/fake-account')).accountModule());

const ROW: RouteRow = {
  id: 'auth.extra.security',
  path: ACCOUNT_PATHS.security,
  owner: 'auth',
  page: 'security',
  frame: 'workspace',
  access: 'signedIn',
  backend: false,
  title: 'Sign-in and security',
};
const open = () => renderAuthPage(SecurityPage, { id: ROW, identity: signedIn(), client: account });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const rows = async () => within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem');
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

describe('where one is signed in', () => {
  const [here, old, recent] = [
    fakeDevice('sess_1', { minutesAgo: 5 }),
    fakeDevice('sess_2', { browserName: 'Safari', minutesAgo: 90 }),
    fakeDevice('sess_3', { browserName: 'Edge', minutesAgo: 1 }),
  ];
  beforeEach(() => {
    for (const { revoke } of [here, old, recent]) revoke.mockReset();
    account.user.getSessions.mockResolvedValue([old, here, recent, fakeDevice('sess_4', { status: 'revoked' })]);
  });

  it('lists this device first, then the latest, and none that is out', async () => {
    open();
    const names = (await rows()).map((row) => row.textContent);
    expect(names).toHaveLength(3);
    expect(names[0]).toMatch(/Firefox 143 on Windows.*This device.*In use now/);
    expect(names[1]).toMatch(/Edge 143.*Last active/);
    expect(names[2]).toMatch(/Safari 143/);
    expect(within((await rows())[0] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('signs one out and asks for the list anew', async () => {
    const { notify } = open();
    await rows();
    account.user.getSessions.mockResolvedValue([here, old]);
    await press('Sign out Edge 143 on Windows');
    expect(recent.revoke).toHaveBeenCalledTimes(1);
    expect(await rows()).toHaveLength(2);
    expect(notify).toHaveBeenCalledWith('security.deviceDone', { device: 'Edge 143 on Windows' });
  });

  it('counts one that was out already as out', async () => {
    recent.revoke.mockRejectedValue(refusal('resource_not_found'));
    const { notify } = open();
    await rows();
    await press('Sign out Edge 143 on Windows');
    expect(notify).toHaveBeenCalledWith('security.deviceDone', expect.anything());
  });

  it('says honestly how many of the others it signed out', async () => {
    old.revoke.mockRejectedValue(refusal('internal_error'));
    const { notify } = open();
    await rows();
    await press('Sign out everywhere else');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere else' }),
    );
    expect(await screen.findByText(message('security.othersPartly', { done: '1', all: '2' }))).toBeTruthy();
    expect(here.revoke).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  it('says that it could not look, and looks again when asked', async () => {
    // The provider's client returns this for a failed call.
    account.user.getSessions.mockResolvedValueOnce([]);
    open();
    expect(await screen.findByText(message('security.devicesFailed'))).toBeTruthy();
    await press('Try again');
    expect(await rows()).toHaveLength(3);
  });
});

describe('the password', () => {
  const fill = async (current: string, next: string, repeated = next) => {
    await press('Change password');
    await userEvent.type(screen.getByLabelText(/^Current password/), current);
    await userEvent.type(screen.getByLabelText(/^New password/), next);
    await userEvent.type(screen.getByLabelText(/^Confirm new password/), repeated);
    await press('Change password');
  };

  it('is neither shown nor spoken of where nobody signs in with one', async () => {
    account.__internal_environment.userSettings.attributes.password.enabled = false;
    open();
    await screen.findByRole('list', { name: 'Devices' });
    expect(screen.getByText(/^Besides the code that we email, a code from an app/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/password/i);
  });

  it('keeps the rules of every new one, and puts the focus on the first problem', async () => {
    open();
    await fill('Sawubona-2026', 'short', 'other');
    expect(screen.getByText(message('validation.passwordLength'))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^New password/));
    expect(account.user.updatePassword).not.toHaveBeenCalled();
  });

  it('signs the other devices out unless told not to', async () => {
    const { notify } = open();
    await fill('Sawubona-2026', 'Blue-Crane-42');
    expect(account.user.updatePassword).toHaveBeenCalledWith({
      currentPassword: 'Sawubona-2026',
      newPassword: 'Blue-Crane-42',
      signOutOfOtherSessions: true,
    });
    expect(notify).toHaveBeenCalledWith('security.passwordChangedOthers');
  });

  it('proves with the typed password when a fresh proof is wanted, without asking again', async () => {
    account.user.updatePassword.mockRejectedValueOnce(again());
    const { notify } = open();
    await fill('Sawubona-2026', 'Blue-Crane-42');
    expect(account.session.attemptFirstFactorVerification).toHaveBeenCalledWith({
      strategy: 'password',
      password: 'Sawubona-2026',
    });
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('security.passwordChangedOthers'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['security.passwordWrong', 'form_password_incorrect', /^Current password/],
    ['security.passwordGuessable', 'form_password_pwned', /^New password/],
  ] as const)('says %s under its field and loses nothing', async (id, code, label) => {
    account.user.updatePassword.mockRejectedValueOnce(refusal(code));
    open();
    await fill('Sawubona-2026', 'Blue-Crane-42');
    expect(await screen.findByText(message(id))).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    expect((screen.getByLabelText(/^Confirm new password/) as HTMLInputElement).value).toBe('Blue-Crane-42');
  });

  it('does not even try while offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await fill('Sawubona-2026', 'Blue-Crane-42');
    expect((await screen.findAllByText(message('auth.offline'))).length).toBeGreaterThan(0);
    expect(account.user.updatePassword).not.toHaveBeenCalled();
    online.mockRestore();
  });
});

describe('addresses', () => {
  it('names a removed address although the thing itself is empty by then', async () => {
    const second = fakeAddress('idn_2', 'second@example.com');
    second.destroy.mockImplementation(async () => {
      second.emailAddress = '';
    });
    account.change({ emailAddresses: [...account.user.emailAddresses, second] });
    const { notify } = open();
    expect(screen.queryByRole('button', { name: 'Remove thandi@example.com' })).toBeNull();
    await press('Remove second@example.com');
    await press('Remove it');
    expect(notify).toHaveBeenCalledWith('security.emailRemoved', { email: 'second@example.com' });
  });

  it('says at the field that an address cannot be added', async () => {
    account.user.createEmailAddress.mockRejectedValue(refusal('form_identifier_exists'));
    open();
    await press('Add an address');
    await userEvent.type(screen.getByLabelText(/^New address/), 'taken@example.com');
    await press('Add and send a code');
    expect(await screen.findByText(message('security.emailTaken'))).toBeTruthy();
    expect((screen.getByLabelText(/^New address/) as HTMLInputElement).value).toBe('taken@example.com');
  });
});
