import type { Role } from '@telehealth/contracts/access';
import { ok } from '@telehealth/contracts/errors';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { type AuthActions, phoneWaysOf, ruledOutForms } from '@telehealth/contracts/identity';
import { createMemoryRouter, RouterProvider, useLocation } from '@telehealth/contracts/router';
import type { RouteRow } from '@telehealth/contracts/routes';
import { pathTo, type RouteId, rowOf } from '@telehealth/contracts/routes';
import type { IdentityState, SecondFactor } from '@telehealth/contracts/session';
import { HostServicesContext } from '@telehealth/contracts/session';
import type { HostServices } from '@telehealth/contracts/shell';
import { act, render } from '@testing-library/react';
import { type ComponentType, use } from 'react';
import { vi } from 'vitest';
import { fakeClerk } from './fake-clerk';

const done = async () => ok(undefined);

/** Auth actions that all succeed, except those given. */
function fakeAuth(given: Partial<AuthActions> = {}): AuthActions {
  return {
    signIn: vi.fn(async () => ok('complete' as const)),
    confirmSecondFactor: vi.fn(done),
    signUp: vi.fn(done),
    forgotPassword: vi.fn(done),
    resetPassword: vi.fn(async () => ok('complete' as const)),
    verifyEmail: vi.fn(done),
    resendVerification: vi.fn(done),
    signInByPhone: vi.fn(done),
    signUpByPhone: vi.fn(done),
    textCodeAgain: vi.fn(done),
    confirmTextedCode: vi.fn(async () => ok('complete' as const)),
    chooseRole: vi.fn(done),
    completeOnboarding: vi.fn(done),
    updateMedicalInfo: vi.fn(done),
    updatePreferences: vi.fn(done),
    enterDemo: vi.fn(done),
    getKeckToken: vi.fn(async () => ok('token')),
    signOut: vi.fn(done),
    mailIdentityCode: vi.fn(async () => ok('t***@example.com')),
    proveIdentity: vi.fn(done),
    ...given,
  };
}

export function signedIn(
  more: {
    role?: Role;
    roleChosen?: boolean;
    emailProven?: boolean;
    onboarded?: boolean;
    demo?: boolean;
    task?: 'setup-mfa';
    email?: string;
    isOperator?: true;
  } = {},
): IdentityState {
  const {
    role = 'patient',
    roleChosen = true,
    emailProven = true,
    onboarded = false,
    demo,
    task,
    email = 'thandi@example.com',
  } = more;
  const base = { id: 'user_1', name: 'Thandi Nkosi', email, preferences: {}, onboardingCompleted: onboarded } as const;
  const user =
    role === 'patient'
      ? ({ ...base, emailVerified: true, role, phone: '' } as const)
      : ({ ...base, emailVerified: true, role } as const);
  const about = { status: 'signedIn', user, roleChosen, emailProven, demo, task } as const;
  return more.isOperator ? { ...about, isOperator: true } : about;
}

interface Options {
  /** A route of the table, or the row of a page beside it. */
  id: RouteId | RouteRow;
  /** The URL at which the page opens; the row's own path by default. */
  at?: string;
  state?: unknown;
  auth?: Partial<AuthActions>;
  identity?: IdentityState;
  /** What the database says of the session's second factor. */
  secondFactor?: SecondFactor;
  demoOffered?: boolean;
  preferredRole?: Role;
  /** The provider's loaded client; without it nothing is known of signing in. */
  client?: object;
  /** Every other page is still loading, so that the page being left stays rendered. */
  elsewherePending?: boolean;
}

/** Renders a page of this remote at its route, with a host that records its calls. */
export function renderAuthPage(Page: ComponentType<{ row: RouteRow }>, options: Options) {
  const row = typeof options.id === 'string' ? rowOf(options.id) : options.id;
  sessionStore.setState(sessionStore.getInitialState(), true);
  sessionWriter.identityChanged(options.identity ?? { status: 'signedOut' });
  if (options.secondFactor !== undefined) sessionWriter.backendConnected('uuid', options.secondFactor);
  sessionWriter.environmentKnown({ demo: options.demoOffered ?? false });
  sessionWriter.preferredRoleChanged(options.preferredRole ?? 'patient');
  const { client } = options;
  if (client !== undefined)
    sessionWriter.signingInKnown({
      ruledOut: ruledOutForms(client),
      byPhone: phoneWaysOf(client),
      waitsForSecondStep: () => fakeClerk.signInStatus === 'needs_second_factor',
    });
  const auth = fakeAuth(options.auth);
  const notify = vi.fn<HostServices['notify']>();
  const theme = { choice: 'light', choose: () => undefined } as const;
  const path = row.page === 'hosted' ? `${row.path}/*` : row.path;
  const router = createMemoryRouter(
    [
      { path, element: <Page row={row} /> },
      { path: '*', element: options.elsewherePending ? <NeverReady /> : <Elsewhere /> },
    ],
    { initialEntries: [toEntry(options.at ?? row.path, options.state)] },
  );
  const navigateTo: HostServices['navigateTo'] = (id, params, { search, replace } = {}) => {
    void router.navigate((pathTo as (...values: unknown[]) => string)(id, params, search), { replace });
  };
  const services: HostServices = { auth, notify, theme, navigateTo };
  render(
    <HostServicesContext value={services}>
      <RouterProvider router={router} />
    </HostServicesContext>,
  );
  const setIdentity = (identity: IdentityState) => act(async () => sessionWriter.identityChanged(identity));
  const setSecondFactor = (said: SecondFactor) => act(async () => sessionWriter.backendConnected('uuid', said));
  return { auth, notify, router, setIdentity, setSecondFactor };
}

function toEntry(at: string, state: unknown) {
  const url = new URL(at, 'http://localhost');
  return { pathname: url.pathname, search: url.search, state };
}

const never = new Promise<never>(() => undefined);
function NeverReady() {
  return use(never);
}

/** Shows where another page would render. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="elsewhere">{pathname + search + hash}</p>;
}
