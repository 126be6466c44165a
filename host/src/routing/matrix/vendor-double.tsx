import type { ReactNode } from 'react';
import type { ClerkUser } from '../../clerk/clerk-like';

/** What the identity provider's React package answers in a walk; everything behind it is the product's own code. */
export interface VendorState {
  isLoaded: boolean;
  user: ClerkUser | null;
  /** What the session still asks for before it counts. */
  task?: string;
}

/** The provider as a walk sets it. */
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

/** The module `@clerk/react`: the provider lets everything through, and its two widgets say their name. */
export function clerkModule() {
  // Its client, which the host would load otherwise.
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
