// @vitest-environment jsdom
import { sessionWriter } from '@telehealth/contracts/host';
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { HostServicesContext } from '@telehealth/contracts/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clerkError } from '../clerk/fake-clerk';
import { toIdentity } from '../clerk/to-app-user';
import { HostContext } from '../host-context';
import { nameTab } from '../shell/tab-title';
import type { LockKeeper } from './lock-keeper';
import { lockStore } from './lock-store';
import { SessionLock } from './session-lock';

const { settings, clerkUser, session } = vi.hoisted(() => ({
  settings: { userSettings: { attributes: { password: { enabled: true } } } },
  clerkUser: { passwordEnabled: true, totpEnabled: false, publicMetadata: {}, unsafeMetadata: { role: 'specialist' } },
  session: {
    startVerification: vi.fn(),
    prepareFirstFactorVerification: vi.fn(),
    attemptFirstFactorVerification: vi.fn(),
    attemptSecondFactorVerification: vi.fn(),
  },
}));
vi.mock('@clerk/react', () => ({
  useClerk: () => ({ signOut: vi.fn(), __internal_environment: settings }),
  useUser: () => ({ user: clerkUser }),
  useSession: () => ({ session }),
}));

const person = {
  ...clerkUser,
  id: 'user_1',
  firstName: 'Naledi',
  lastName: null,
  username: null,
  primaryEmailAddress: {
    emailAddress: 'naledi@example.com',
    verification: { status: 'verified' },
    prepareVerification: vi.fn(),
    attemptVerification: vi.fn(),
  },
  primaryPhoneNumber: null,
  updateMetadata: vi.fn(),
};
const keeper = {
  unlock: vi.fn(() => sessionWriter.lockChanged({ status: 'open' })),
  active: vi.fn(),
} as unknown as LockKeeper;
const letGo = vi.fn();
const holdHistory = vi.fn(() => letGo);
const signOut = vi.fn(async () => ({ ok: true, value: undefined }));

function Page() {
  return (
    <main>
      <h1>A diagnosis</h1>
      <label>
        Note <input />
      </label>
      <SessionLock />
    </main>
  );
}

function open(path = '/specialist/dashboard') {
  const services = { auth: { signOut }, notify: vi.fn(), navigateTo: vi.fn(), theme: {} } as never;
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  const asked = {
    environment: vi.fn(),
    askSections: vi.fn(),
    fetchActions: vi.fn(),
    loadExtraPages: vi.fn(),
    started: vi.fn(),
    addRoutes: vi.fn(),
    reconnect: vi.fn(),
  };
  const host = { ...asked, holdHistory };
  return render(
    <HostContext value={host}>
      <HostServicesContext value={services}>
        <RouterProvider router={router} />
      </HostServicesContext>
    </HostContext>,
  );
}
const lock = (status: 'locked' | 'checking' | 'open') => act(async () => sessionWriter.lockChanged({ status }));

// Loaded beforehand, because the first load on a busy machine exceeds the test's timeout.
beforeAll(() => import('./lock-screen'));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  session.startVerification.mockResolvedValue({ status: 'needs_first_factor', supportedFirstFactors: [] });
  lockStore.setState({ keeper });
  nameTab('Dashboard');
  sessionWriter.identityChanged(toIdentity(person, false));
  settings.userSettings.attributes.password.enabled = true;
  clerkUser.passwordEnabled = true;
  clerkUser.totpEnabled = false;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  act(() => sessionWriter.signedOut());
});

it('covers the page, asks for the password, and gives page, typing and focus back', async () => {
  const user = userEvent.setup();
  const { container } = open();
  const note = screen.getByRole('textbox', { name: 'Note' });
  await user.type(note, 'half a sent');
  await lock('locked');
  expect(container.hasAttribute('inert')).toBe(true);
  expect([holdHistory.mock.calls.length, letGo.mock.calls.length]).toEqual([1, 0]);
  expect(document.title).toBe('Locked · Sawubona');
  const password = await screen.findByLabelText(/^Password/);
  expect(document.activeElement).toBe(password);
  expect(screen.getByRole('dialog', { name: 'Your pages are locked' }).textContent).not.toContain('naledi@');

  session.attemptFirstFactorVerification.mockRejectedValueOnce(clerkError('form_password_incorrect', 'Incorrect'));
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('not the password of this account');
  expect(keeper.unlock).not.toHaveBeenCalled();

  session.attemptFirstFactorVerification.mockResolvedValueOnce({ status: 'complete' });
  await user.type(screen.getByLabelText(/^Password/), 'right{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(container.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(note);
  expect((note as HTMLInputElement).value).toBe('half a sent');
  expect(document.title).toBe('Dashboard · Sawubona');
  expect(letGo).toHaveBeenCalledTimes(1);
});

it('takes a code of the authenticator app, and leads back to the password', async () => {
  clerkUser.totpEnabled = true;
  const user = userEvent.setup();
  open();
  await lock('locked');
  await user.click(await screen.findByRole('button', { name: 'Use your authenticator app' }));
  const code = screen.getByLabelText(/^Code from your authenticator app/);
  expect(document.activeElement).toBe(code);
  await user.click(screen.getByRole('button', { name: 'Use the password' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Password/));
  await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
  session.attemptSecondFactorVerification.mockResolvedValueOnce({ status: 'complete' });
  await user.type(screen.getByLabelText(/^Code from your authenticator app/), '123 456{Enter}');
  await waitFor(() => expect(keeper.unlock).toHaveBeenCalledTimes(1));
  expect(session.startVerification).toHaveBeenCalledWith({ level: 'second_factor' });
  expect(session.attemptSecondFactorVerification).toHaveBeenCalledWith({ strategy: 'totp', code: '123456' });
});

it('offers no password where nobody signs in with one, although the account has one', async () => {
  settings.userSettings.attributes.password.enabled = false;
  clerkUser.totpEnabled = true;
  open();
  await lock('locked');
  await userEvent.click(await screen.findByRole('button', { name: 'Use your authenticator app' }));
  expect(screen.getByRole('button', { name: 'Send me a code by email' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use the password' })).toBeNull();
});

it('leaves the password to whoever gets no code by mail', async () => {
  open();
  await lock('locked');
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code by email' }));
  expect(await screen.findByText(/cannot get codes by email/)).toBeTruthy();
  expect(screen.getByLabelText(/^Password/)).toBeTruthy();
});

it('does not take somebody from the way they chose while a code was being sent', async () => {
  clerkUser.totpEnabled = true;
  const mail = { strategy: 'email_code', emailAddressId: 'idn_1', safeIdentifier: 'n***@example.com' };
  session.startVerification.mockResolvedValue({ status: 'needs_first_factor', supportedFirstFactors: [mail] });
  let sent: (answer?: unknown) => void = () => undefined;
  session.prepareFirstFactorVerification.mockReturnValueOnce(new Promise((resolve) => (sent = resolve)));
  const user = userEvent.setup();
  open();
  await lock('locked');
  await user.click(await screen.findByRole('button', { name: 'Send me a code by email' }));
  await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
  await user.type(screen.getByLabelText(/^Code from your authenticator app/), '123');
  await act(async () => sent());
  expect(screen.getByRole('button', { name: 'Send me a code by email' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Code from your authenticator app/).value).toBe('123');
});

it('mails a code without showing the whole address to somebody who walks by', async () => {
  const factor = { strategy: 'email_code', emailAddressId: 'idn_1', safeIdentifier: 'naledi@example.com' };
  session.startVerification.mockResolvedValue({ status: 'needs_first_factor', supportedFirstFactors: [factor] });
  open();
  await lock('locked');
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code by email' }));
  expect(document.activeElement).toBe(await screen.findByLabelText(/^Code from the email/));
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('We sent a code to n•••@example.com');
  expect(textContent).not.toContain('naledi@');
});

it('says the plain truth when an account cannot be asked here', async () => {
  clerkUser.passwordEnabled = false;
  open();
  await lock('locked');
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code by email' }));
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  expect(await screen.findByText(/sign out and sign in again/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('opens the demonstration without a proof, where it is one', async () => {
  act(() => {
    sessionWriter.environmentKnown({ demo: true });
    sessionWriter.identityChanged(toIdentity(person, true));
  });
  open();
  await lock('locked');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with the demo' }));
  expect(keeper.unlock).toHaveBeenCalledTimes(1);
  // A mark in the browser alone must not unlock.
  act(() => sessionWriter.environmentKnown({ demo: false }));
  await lock('locked');
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with the demo' })).toBeNull();
});

it('covers while it asks whether the session stands, and never covers help in an emergency', async () => {
  const { container } = open();
  await lock('checking');
  expect([container.hasAttribute('inert'), document.title]).toEqual([true, 'Dashboard · Sawubona']);
  await lock('open');
  cleanup();
  const help = open('/emergency-care');
  await lock('locked');
  expect(help.container.hasAttribute('inert')).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('warns without taking the focus, and the button says that somebody is there', async () => {
  open();
  const note = screen.getByRole('textbox', { name: 'Note' });
  note.focus();
  act(() => sessionWriter.lockChanged({ status: 'warning', endsAt: Date.now() + 120_000 }));
  expect(document.activeElement).toBe(note);
  await userEvent.click(screen.getByRole('button', { name: 'I am still here', hidden: true }));
  expect(keeper.active).toHaveBeenCalledWith('press');
});
