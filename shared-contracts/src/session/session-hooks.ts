import { useStore } from 'zustand';
import type { Role } from '../access/access';
import type { AppUser } from '../identity/app-user';
import type { BackendAddress, BackendState, IdentityState, LockState, SessionState, SigningIn } from './session-state';
import { sessionStore } from './session-store';

/** Reads one thing from the session; re-renders only when that thing changes. */
export function useSession<T>(selector: (session: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

/** What is known of the visitor at the identity provider. */
export function useIdentity(): IdentityState {
  return useSession((session) => session.identity);
}

/** The signed-in person, or null while loading and when signed out. */
export function useCurrentUser(): AppUser | null {
  return useSession((session) => (session.identity.status === 'signedIn' ? session.identity.user : null));
}

/** The role of the signed-in person, else the preferred one. */
export function useRole(): Role {
  return useSession((session) =>
    session.identity.status === 'signedIn' && session.identity.roleChosen
      ? session.identity.user.role
      : session.preferredRole,
  );
}

/** The specification's auth loading flag: until the identity is known, and during every auth action. */
export function useIsAuthBusy(): boolean {
  return useSession((session) => session.identity.status === 'loading' || session.pendingAction !== null);
}

/** State of the session with the data backend. */
export function useBackendState(): BackendState {
  return useSession((session) => session.backend);
}

/** Whether the open pages may be seen; the host alone draws it. */
export function useLock(): LockState {
  return useSession((session) => session.lock);
}

/** The role remembered from the path, the `role` query parameter or storage. */
export function usePreferredRole(): Role {
  return useSession((session) => session.preferredRole);
}

/** Where public data can be asked for by a plain request; null until the environment is known. */
export function useBackendAddress(): BackendAddress | null {
  return useSession((session) => session.backendAddress);
}

/** Whether this environment offers the demo entry actions. */
export function useDemoOffered(): boolean {
  return useSession((session) => session.demoOffered);
}

/** What the identity provider says of signing in here; null until its client has answered. */
export function useSigningIn(): SigningIn | null {
  return useSession((session) => session.signingIn);
}
