import { DEFAULT_ROLE, type Role } from '../access/access';
import type { AppError } from '../errors/app-error';
import type { AuthActionName } from '../identity/auth-actions';
import { actingPerson } from '../people/acting';
import type { BackendAddress, IdentityState, LockState, SecondFactor, SigningIn } from './session-state';
import { sessionStore } from './session-store';

/** Everything that can happen to the session, as named events. For the host alone. */
export const sessionWriter = {
  /** What the environment offers, once it was read; `backend` is where public data can be asked for. */
  environmentKnown({ demo, backend = null }: { demo: boolean; backend?: BackendAddress | null }): void {
    sessionStore.setState({ demoOffered: demo, backendAddress: backend });
  },
  /** The identity provider reported who the visitor is. */
  identityChanged(identity: IdentityState): void {
    sessionStore.setState({ identity });
  },
  /** The identity provider's client has answered. */
  signingInKnown(signingIn: SigningIn): void {
    sessionStore.setState({ signingIn });
  },
  /** The identity provider gave no answer in time. Who is known to be signed in, or out, stays so. */
  identityUnreachable(): void {
    const { identity } = sessionStore.getState();
    if (identity.status === 'loading') sessionStore.setState({ identity: { status: 'loading', isUnreachable: true } });
  },
  backendConnecting(): void {
    sessionStore.setState({ backend: { status: 'connecting' } });
  },
  /**
   * @param actorId the backend's uuid of who signed in, not the identity's id
   * @param secondFactor what the database says of theirs; undefined where it was not asked
   */
  backendConnected(actorId: string, secondFactor?: SecondFactor): void {
    const person = actingPerson();
    const backend = person === null ? { userId: actorId } : { userId: person, actorId };
    sessionStore.setState({ backend: { status: 'ready', secondFactor, ...backend } });
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
  /** The pages were covered, uncovered, or soon will be. The same state again is no event. */
  lockChanged(lock: LockState): void {
    const { lock: before } = sessionStore.getState();
    const endOf = (state: LockState) => (state.status === 'warning' ? state.endsAt : null);
    if (before.status === lock.status && endOf(before) === endOf(lock)) return;
    sessionStore.setState({ lock });
  },
  preferredRoleChanged(role: Role): void {
    sessionStore.setState({ preferredRole: role });
  },
  /** Forgets the person and what was remembered of them. */
  signedOut(): void {
    sessionStore.setState({
      identity: { status: 'signedOut' },
      backend: { status: 'off' },
      lock: { status: 'open' },
      preferredRole: DEFAULT_ROLE,
    });
  },
} as const;
