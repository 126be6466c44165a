import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** A sign-up as the identity provider's client holds it. */
export interface FakeSignUp {
  id: string;
  status: 'missing_requirements' | 'complete' | null;
  emailAddress: string | null;
  createdSessionId: string | null;
  verifications: { emailAddress: { strategy: string | null } };
  prepareEmailAddressVerification: (params: { strategy: string }) => Promise<unknown>;
  reload: () => Promise<FakeSignUp>;
}

/** The signed-in person, as far as their address goes. */
export interface FakeUser {
  primaryEmailAddress: {
    id: string;
    emailAddress: string;
    verification: { status: string; strategy: string | null };
    prepareVerification: (params: { strategy: string }) => Promise<unknown>;
  };
  reload: () => Promise<unknown>;
  publicMetadata: Record<string, unknown>;
}

/** The responses of the doubles of `@clerk/react`, and their recorded arguments. */
export const fakeClerk = {
  signUp: noSignUp(),
  /** Of the sign-in under way. */
  signInStatus: null as string | null,
  user: null as FakeUser | null,
  sessions: [] as { id: string }[],
  reloadClient: vi.fn(async () => undefined),
  setActive: vi.fn(async () => undefined),
  handleEmailLinkVerification: vi.fn(async () => undefined),
  /** The instance's settings, which the provider's client keeps internal. */
  environment: undefined as unknown,
  widgets: [] as { kind: 'SignIn' | 'SignUp'; props: Record<string, unknown> }[],
  reset(): void {
    fakeClerk.signUp = noSignUp();
    fakeClerk.signInStatus = null;
    fakeClerk.user = null;
    fakeClerk.sessions = [];
    fakeClerk.reloadClient = vi.fn(async () => undefined);
    fakeClerk.setActive = vi.fn(async () => undefined);
    fakeClerk.handleEmailLinkVerification = vi.fn(async () => undefined);
    fakeClerk.environment = undefined;
    fakeClerk.widgets = [];
  },
};

export function noSignUp(): FakeSignUp {
  return waitingSignUp({ status: null, emailAddress: null });
}

export function waitingSignUp(more: Partial<FakeSignUp> = {}): FakeSignUp {
  const signUp: FakeSignUp = {
    id: `sua_${Math.random()}`,
    status: 'missing_requirements',
    emailAddress: 'thandi@example.com',
    createdSessionId: null,
    verifications: { emailAddress: { strategy: 'email_code' } },
    prepareEmailAddressVerification: vi.fn(async () => undefined),
    reload: vi.fn(async () => signUp),
    ...more,
  };
  return signUp;
}

export function unprovenUser(strategy: string | null = 'email_code'): FakeUser {
  return {
    primaryEmailAddress: {
      id: `idn_${Math.random()}`,
      emailAddress: 'thandi@example.com',
      verification: { status: 'unverified', strategy },
      prepareVerification: vi.fn(async () => undefined),
    },
    reload: vi.fn(async () => undefined),
    publicMetadata: {},
  };
}

/** The provider's client: one object, like the real one, so that effects depending on it do not run on each render. */
export const clerk = {
  client: {
    get signUp() {
      return fakeClerk.signUp;
    },
    get signIn() {
      return { status: fakeClerk.signInStatus };
    },
    get sessions() {
      return fakeClerk.sessions;
    },
    reload: () => fakeClerk.reloadClient(),
  },
  get user() {
    return fakeClerk.user;
  },
  get __internal_environment() {
    return fakeClerk.environment;
  },
  setActive: (...target: []) => fakeClerk.setActive(...target),
  handleEmailLinkVerification: (...params: []) => fakeClerk.handleEmailLinkVerification(...params),
};

/** The module `@clerk/react` for tests: two widgets that record their props, and the client. */
export function clerkModule() {
  const widget = (kind: 'SignIn' | 'SignUp') => (props: Record<string, unknown>) => {
    fakeClerk.widgets.push({ kind, props });
    return <div data-testid="widget">{kind as ReactNode}</div>;
  };
  return { SignIn: widget('SignIn'), SignUp: widget('SignUp'), useClerk: () => clerk };
}
