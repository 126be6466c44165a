import type { AppError, AuthActionName, HostServices, MessageId, Result, Role } from '@telehealth/contracts';
import { failed, isAppError, ok } from '@telehealth/contracts';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import type { Backend } from '@telehealth/data/client/backend';
import type { ClerkLike } from '../clerk/clerk';
import { isUnanswered, toAuthFailure } from '../clerk/clerk';
import type { DataArea } from '../connection/connection';

/** The calls about the profile that auth actions make. */
export type DataCalls = Pick<
  Awaited<ReturnType<DataArea['module']['profileCalls']>>,
  | 'chooseRole'
  | 'completePatientOnboarding'
  | 'completeSpecialistOnboarding'
  | 'updateMedicalInfo'
  | 'uploadProfileImage'
>;

/** What auth actions need of their surroundings; tests bring their own. */
export interface ActionSurroundings {
  clerk(): Promise<ClerkLike>;
  data(): Promise<{ backend: Backend; module: DataCalls }>;
  reconnect(): void;
  /** Opens the data session anew with what the identity says now. @returns whether there is one */
  renew(): Promise<boolean>;
  notify: HostServices['notify'];
  navigateTo: HostServices['navigateTo'];
  forgetPerson(): Promise<void>;
  /** Says here and to the other tabs that the person is signing out; `cancel` that it did not work. */
  leaving: { begin(): void; cancel(): void };
  fetchDemoTicket(role: Role): Promise<string>;
  isOnline(): boolean;
  /** Where a verification mail leads back to. */
  origin: string;
  timeZone(): string;
}

/**
 * Runs an action: the session says which one is under way, and whatever is thrown becomes an error value.
 * @param fallback the auth layer's own sentence for this action
 */
export async function perform<T>(
  name: AuthActionName,
  fallback: MessageId,
  action: () => Promise<Result<T, AppError>>,
): Promise<Result<T, AppError>> {
  sessionWriter.actionStarted(name);
  try {
    return await action();
  } catch (cause) {
    return failed(isAppError(cause) ? cause : toAuthFailure(cause, fallback));
  } finally {
    sessionWriter.actionEnded(name);
  }
}

/**
 * As `perform`, for actions that ask the identity provider alone. They fail at once while the browser is offline, because
 * the provider's client then answers with nothing instead of failing.
 */
export function atIdentity<T>(
  around: Pick<ActionSurroundings, 'isOnline'>,
  name: AuthActionName,
  fallback: MessageId,
  action: () => Promise<Result<T, AppError>>,
): Promise<Result<T, AppError>> {
  return perform(name, fallback, async () => {
    if (!around.isOnline()) return failed({ id: 'auth.offline' });
    try {
      return await action();
    } catch (cause) {
      if (!isUnanswered(cause)) throw cause;
      return unanswered(around, cause);
    }
  });
}

/**
 * The identity provider gave no answer. Its client (6.34) hides that while it takes the browser for offline, by its own
 * measure: the call then ends well and the attempt is as it was before.
 */
export function unanswered(around: Pick<ActionSurroundings, 'isOnline'>, cause?: unknown) {
  const id = around.isOnline() ? 'session.identityUnreachable' : 'auth.offline';
  return failed<AppError>({ id, cause });
}

/**
 * The backend's id of the person, as soon as the connection stands. One that failed is tried again first.
 * @throws AppError of the connection
 */
export function whenBackendReady(reconnect: () => void): Promise<string> {
  if (sessionStore.getState().backend.status === 'failed') reconnect();
  return new Promise((resolve, reject) => {
    const look = () => {
      const { backend, identity } = sessionStore.getState();
      if (backend.status === 'ready') resolve(backend.userId);
      else if (backend.status === 'failed') reject(backend.error);
      else if (identity.status === 'signedOut') reject({ id: 'sync.signInRequired' } satisfies AppError);
      else return;
      stop();
    };
    const stop = sessionStore.subscribe(look);
    look();
  });
}

export const DONE = ok(undefined);

/** The loaded client with its sign-in. @throws AppError when it does not arrive */
export async function startSignIn(around: ActionSurroundings) {
  const clerk = await around.clerk();
  if (clerk.client === undefined) throw { id: 'session.identityUnreachable' } satisfies AppError;
  return { clerk, signIn: clerk.client.signIn };
}
