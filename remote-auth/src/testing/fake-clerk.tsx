import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** A sign-up as the identity provider's client holds it. */
export interface FakeSignUp {
  id: string;
  status: 'missing_requirements' | 'complete' | null;
  emailAddress: string | null;
  verifications: { emailAddress: { strategy: string | null } };
  prepareEmailAddressVerification: (params: { strategy: string }) => Promise<unknown>;
}

/** What the doubles of `@clerk/react` answer and what they were given. */
export const fakeClerk = {
  signUp: noSignUp(),
  /** What the provider's client calls internal: the instance's settings. */
  environment: undefined as unknown,
  widgets: [] as { kind: 'SignIn' | 'SignUp'; props: Record<string, unknown> }[],
  reset(): void {
    fakeClerk.signUp = noSignUp();
    fakeClerk.environment = undefined;
    fakeClerk.widgets = [];
  },
};

export function noSignUp(): FakeSignUp {
  return waitingSignUp({ status: null, emailAddress: null });
}

export function waitingSignUp(more: Partial<FakeSignUp> = {}): FakeSignUp {
  return {
    id: `sua_${Math.random()}`,
    status: 'missing_requirements',
    emailAddress: 'thandi@example.com',
    verifications: { emailAddress: { strategy: 'email_code' } },
    prepareEmailAddressVerification: vi.fn(async () => undefined),
    ...more,
  };
}

/** The module `@clerk/react` for tests: two widgets that record their props, and the client. */
export function clerkModule() {
  const widget = (kind: 'SignIn' | 'SignUp') => (props: Record<string, unknown>) => {
    fakeClerk.widgets.push({ kind, props });
    return <div data-testid="widget">{kind as ReactNode}</div>;
  };
  return {
    SignIn: widget('SignIn'),
    SignUp: widget('SignUp'),
    useClerk: () => ({ client: { signUp: fakeClerk.signUp }, __internal_environment: fakeClerk.environment }),
  };
}
