import type { ReactNode } from 'react';
import type { ClerkUser } from '../../clerk/clerk-like';

/** Fake state of Clerk's React package; everything behind it is the real code. */
export interface VendorState {
  isLoaded: boolean;
  user: ClerkUser | null;
  /** The session's pending task. */
  task?: string;
}

export const vendor: { state: VendorState } = { state: { isLoaded: true, user: null } };

const noAttempt = {
  id: undefined,
  status: null,
  emailAddress: null,
  verifications: { emailAddress: { strategy: null } },
};
function session() {
  const { user, task } = vendor.state;
  if (user === null) return null;
  const open = {
    id: `sess_${user.id}`,
    createdAt: new Date(),
    expireAt: new Date(Date.now() + 86_400_000),
    lastActiveToken: null,
    getToken: async () => 'token',
    touch: async () => undefined,
  };
  return task === undefined
    ? { ...open, status: 'active' }
    : { ...open, status: 'pending', currentTask: { key: task } };
}

/** Fake of `@clerk/react`: the provider renders its children, and the two widgets render their name. */
export function clerkModule() {
  // Clerk's client, which the host would load otherwise.
  Object.assign(globalThis, { Clerk: {} });
  const widget = (name: string) => () => <div data-widget={name}>{name}</div>;
  const clerk = () => ({
    loaded: vendor.state.isLoaded,
    user: vendor.state.user,
    session: session(),
    client: { signUp: noAttempt, signIn: noAttempt },
    addListener: () => () => undefined,
    signOut: async () => undefined,
  });
  return {
    ClerkProvider: ({ children }: { children: ReactNode }) => children,
    SignIn: widget('SignIn'),
    SignUp: widget('SignUp'),
    useClerk: clerk,
    useUser: () => vendor.state,
    useSession: () => ({ isLoaded: vendor.state.isLoaded, session: session() }),
  };
}
