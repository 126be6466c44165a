import { DEFAULT_ROLE, type Role } from '../access/access';
import type { AppError } from '../errors/app-error';
import type { AuthActionName } from '../host/auth-actions';
import type { IdentityState } from './session-state';
import { sessionStore } from './session-store';

/** Everything that can happen to the session, as named events. For the host alone. */
export const sessionWriter = {
  /** What the environment offers, once it was read. */
  environmentKnown(environment: { demo: boolean }): void {
    sessionStore.setState({ demoOffered: environment.demo });
  },
  /** The identity provider reported who the visitor is. */
  identityChanged(identity: IdentityState): void {
    sessionStore.setState({ identity });
  },
  backendConnecting(): void {
    sessionStore.setState({ backend: { status: 'connecting' } });
  },
  /** @param userId the backend's uuid, not the identity's id */
  backendConnected(userId: string): void {
    sessionStore.setState({ backend: { status: 'ready', userId } });
  },
  backendFailed(error: AppError): void {
    sessionStore.setState({ backend: { status: 'failed', error } });
  },
  backendOff(): void {
    sessionStore.setState({ backend: { status: 'off' } });
  },
  actionStarted(name: AuthActionName): void {
    sessionStore.setState({ pendingAction: name });
  },
  /** Ends an action; one that another action has replaced meanwhile is left alone. */
  actionEnded(name: AuthActionName): void {
    if (sessionStore.getState().pendingAction === name) sessionStore.setState({ pendingAction: null });
  },
  preferredRoleChanged(role: Role): void {
    sessionStore.setState({ preferredRole: role });
  },
  /** Forgets the person and what was remembered of them. */
  signedOut(): void {
    sessionStore.setState({
      identity: { status: 'signedOut' },
      backend: { status: 'off' },
      preferredRole: DEFAULT_ROLE,
    });
  },
} as const;
