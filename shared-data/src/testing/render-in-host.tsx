import type { Role } from '@telehealth/contracts/access';
import { type AppError, ok } from '@telehealth/contracts/errors';
import { sessionWriter } from '@telehealth/contracts/host';
import type { AppUser, AuthActions } from '@telehealth/contracts/identity';
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import type { IdentityState } from '@telehealth/contracts/session';
import { HostServicesContext } from '@telehealth/contracts/session';
import type { HostServices } from '@telehealth/contracts/shell';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BackendProvider } from '../client/backend-provider';
import { createFakeBackend, type FakeBackend } from './fake-backend';
import { installNativeDialog } from './native-dialog';

/** A page's call to the host: the service's name and its arguments. */
export interface HostCall {
  name: string;
  args: readonly unknown[];
}

export interface RenderedInHost extends RenderResult {
  backend: FakeBackend;
  hostCalls: HostCall[];
}

export interface HostSetting {
  role?: Role;
  backend?: FakeBackend;
  /** The address at which the page opens. */
  path?: string;
  /** Auth actions that do something else than succeed. */
  auth?: Partial<AuthActions>;
  name?: string;
}

const AUTH_ACTION_NAMES = [
  'signIn',
  'signUp',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'resendVerification',
  'chooseRole',
  'completeOnboarding',
  'updateMedicalInfo',
  'updatePreferences',
  'enterDemo',
  'getKeckToken',
  'signOut',
  'mailIdentityCode',
  'proveIdentity',
] as const satisfies readonly (keyof AuthActions)[];

function createUser(role: Role, name: string): AppUser {
  const base = { id: 'user_1', name, email: 'someone@example.com', preferences: {}, emailVerified: true } as const;
  return role === 'patient'
    ? { ...base, role, onboardingCompleted: true, phone: '' }
    : { ...base, role, onboardingCompleted: true };
}

const createIdentity = (role: Role, name: string): IdentityState => ({
  status: 'signedIn',
  user: createUser(role, name),
  roleChosen: true,
  emailProven: true,
});

function createServices(calls: HostCall[], auth: Partial<AuthActions>): HostServices {
  const recordedAuth = Object.fromEntries(
    AUTH_ACTION_NAMES.map((name) => [
      name,
      (...args: readonly unknown[]) => {
        calls.push({ name: `auth.${name}`, args });
        const override = auth[name] as ((...given: readonly unknown[]) => unknown) | undefined;
        return override ? override(...args) : Promise.resolve(ok(undefined));
      },
    ]),
  ) as unknown as AuthActions;
  return {
    navigateTo: (...args) => void calls.push({ name: 'navigateTo', args }),
    notify: (...args) => void calls.push({ name: 'notify', args }),
    auth: recordedAuth,
    theme: { choice: 'light', choose: (choice) => void calls.push({ name: 'theme.choose', args: [choice] }) },
  };
}

/** Renders a page as the host would: with session, services, router and a backend, all of them doubles a test can read. */
export function renderInHost(page: ReactElement, setting: HostSetting = {}): RenderedInHost {
  installNativeDialog();
  const role = setting.role ?? 'patient';
  const backend = setting.backend ?? createFakeBackend();
  const hostCalls: HostCall[] = [];
  sessionWriter.identityChanged(createIdentity(role, setting.name ?? 'Thandi Dlamini'));
  sessionWriter.backendConnected('person');
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [setting.path ?? '/'] });
  const view = render(
    <HostServicesContext value={createServices(hostCalls, setting.auth ?? {})}>
      <BackendProvider backend={backend} reconnect={() => void hostCalls.push({ name: 'reconnect', args: [] })}>
        <RouterProvider router={router} />
      </BackendProvider>
    </HostServicesContext>,
  );
  return { ...view, backend, hostCalls };
}

/** Session and backend states that the host may report while a page is open. */
export const hostReports = {
  connecting: (): void => sessionWriter.backendConnecting(),
  connected: (): void => sessionWriter.backendConnected('person'),
  failed: (error: AppError): void => sessionWriter.backendFailed(error),
  /** The identity is loading. */
  asking: (): void => {
    sessionWriter.identityChanged({ status: 'loading' });
    sessionWriter.backendOff();
  },
  identityUnreachable: (): void => {
    hostReports.asking();
    sessionWriter.identityUnreachable();
  },
  /** An operator without a role. */
  operator: (): void => {
    const user = createUser('patient', 'Olwethu Operator');
    sessionWriter.identityChanged({ status: 'signedIn', user, roleChosen: false, emailProven: true, isOperator: true });
    sessionWriter.backendConnected('person');
  },
  signedIn: (role: Role = 'patient'): void => {
    sessionWriter.identityChanged(createIdentity(role, 'Thandi Dlamini'));
    sessionWriter.backendConnected('person');
  },
};
