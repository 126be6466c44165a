import type { Role } from '@telehealth/contracts/access';
import type { AppError, Result } from '@telehealth/contracts/errors';
import { failed, isAppError, ok } from '@telehealth/contracts/errors';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import type { AuthActionName } from '@telehealth/contracts/identity';
import type { MessageId } from '@telehealth/contracts/messages';
import type { HostServices } from '@telehealth/contracts/shell';
import type { Backend } from '@telehealth/data/client/backend';
import type { ClerkLike } from '../clerk/clerk';
import { isUnanswered, toAuthFailure } from '../clerk/clerk';
import type { DataArea } from '../connection/connection';

/** Profile calls that auth actions make. */
export type DataCalls = Pick<
  Awaited<ReturnType<DataArea['module']['profileCalls']>>,
  | 'chooseRole'
  | 'completePatientOnboarding'
  | 'takeRecordOver'
  | 'completeSpecialistOnboarding'
  | 'updateMedicalInfo'
  | 'uploadProfileImage'
>;

/** Dependencies of the auth actions; tests pass fakes. */
export interface ActionSurroundings {
  clerk(): Promise<ClerkLike>;
  data(): Promise<{ backend: Backend; module: DataCalls }>;
  reconnect(): void;
  /** Opens a new backend session from the current identity. @returns whether there is one */
  renew(): Promise<boolean>;
  notify: HostServices['notify'];
  navigateTo: HostServices['navigateTo'];
  forgetPerson(): Promise<void>;
  /** This browser shows no notices of the person any more. Never rejects. */
  stopPushes(): Promise<void>;
  /** Tells this tab and the others that the user is signing out; `cancel`: it failed. */
  leaving: { begin(): void; cancel(): void };
  fetchDemoTicket(role: Role): Promise<string>;
  isOnline(): boolean;
  /** Origin of links in verification mails. */
  origin: string;
  timeZone(): string;
}

/**
 * Runs an action: sets the session's pending action and turns exceptions into error values.
 * @param fallback the auth layer's own message for this action
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
 * Like `perform`, for actions that only call Clerk. They fail at once while offline, because Clerk's client then returns
 * nothing instead of failing.
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
 * Clerk did not answer. Its client (6.34) hides that while it considers the browser offline: the call resolves and the
 * attempt is unchanged.
 */
export function unanswered(around: Pick<ActionSurroundings, 'isOnline'>, cause?: unknown) {
  const id = around.isOnline() ? 'session.identityUnreachable' : 'auth.offline';
  return failed<AppError>({ id, cause });
}

/**
 * The user's backend id once the connection is up. A failed connection is retried first.
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

/** The loaded client with its sign-in attempt. @throws AppError if it does not load */
export async function startSignIn(around: ActionSurroundings) {
  const clerk = await around.clerk();
  if (clerk.client === undefined) throw { id: 'session.identityUnreachable' } satisfies AppError;
  return { clerk, signIn: clerk.client.signIn };
}
