import { sessionStore } from '@telehealth/contracts/host';
import type { MessageId } from '@telehealth/contracts/messages';
import type { BackendState } from '@telehealth/contracts/session';
import { useCallback, useEffect, useRef } from 'react';
import { type ClerkUser, checkSession, kindOf, readMetadata } from '../clerk/clerk';
import { useHost } from '../host-context';
import { askSecondFactor, type Connection, connectBackend, renewBackend } from './connect-backend';
import { connectionStore } from './connection-store';
import { loadDataArea } from './data-area-store';
import { renewDataSession } from './renewal';
import { unconfirmed } from './unconfirmed';

interface ConnectableSession {
  id: string;
  getToken: Connection['getToken'];
  /** Minutes since the first and the second factor were verified; -1: not in this session. */
  factorVerificationAge?: readonly [number, number] | null;
  touch(): Promise<unknown>;
}

interface Connectable {
  user: ClerkUser | null | undefined;
  session: ConnectableSession | null | undefined;
  /** A session with a pending task gets no token, so nothing is exchanged before it is active. */
  isPending: boolean;
  /** Clerk no longer has this session. */
  onGone: () => Promise<void>;
  /** The session is about to end: do not renew it. */
  isLeaving: () => boolean;
}

/** Temporary failures; a refusal is not one. */
const PASSING: readonly MessageId[] = ['data.offline', 'sync.noToken', 'sync.failed'];
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

const hasPassingFailure = (backend: BackendState) => backend.status === 'failed' && PASSING.includes(backend.error.id);

/** Connects the backend with the Clerk session, keeps it connected, and renews an ended backend session. */
export function useBackendConnection({ user, session, isPending, onGone, isLeaving }: Connectable): void {
  const { environment } = useHost();
  const connected = useRef<string | null>(null);
  const sessionId = user === null || user === undefined || isPending ? undefined : session?.id;

  const known = useRef({ user, session });
  const connectionOf = useCallback((): Connection | null => {
    if (user === null || user === undefined || session === null || session === undefined) return null;
    return {
      getToken: (options) => session.getToken(options),
      dataArea: () => loadDataArea(environment),
      provider: async () => (await environment()).idTokenProvider,
      role: readMetadata(user).role,
      asksSecondFactor: () => asksSecondFactor(known.current.user),
      hasSecondFactor: () => hasSecondFactor(known.current.user, known.current.session),
      isOnline: () => navigator.onLine,
      isCurrent: () => connected.current === session.id && sessionStore.getState().identity.status === 'signedIn',
    };
  }, [user, session, environment]);

  const connect = useCallback(
    (isQuiet = false, skipCache = false) => {
      const connection = connectionOf();
      if (connection === null || sessionId === undefined) return;
      connected.current = sessionId;
      void connectBackend(connection, isQuiet, skipCache);
    },
    [connectionOf, sessionId],
  );

  const renew = useCallback(async () => {
    const connection = connectionOf();
    if (connection === null || (await renewBackend(connection))) return connection !== null;
    const standing = session === null || session === undefined ? 'unknown' : await checkSession(session);
    if (standing === 'gone') await onGone();
    return false;
  }, [connectionOf, session, onGone]);

  useEffect(() => {
    const isSignedIn = sessionId !== undefined;
    connectionStore.setState({ connect: isSignedIn ? () => connect() : null, renew: isSignedIn ? renew : null });
    const { person } = unconfirmed.getState();
    if (sessionId === undefined) connected.current = null;
    else if (person !== null) {
      // Drawn with the backend session of this Clerk session: no exchange is needed.
      connected.current = sessionId;
      unconfirmed.setState({ person: null });
      if (person.facts !== factsOf(user, session)) connect(true, true);
    } else if (connected.current !== sessionId) connect();
  }, [sessionId, connect, renew, user, session]);

  const latest = useRef(connect);
  const makes = useRef(connectionOf);
  useEffect(() => {
    latest.current = connect;
    makes.current = connectionOf;
    known.current = { user, session };
  });
  useRetries(sessionId, latest);
  useChangedFacts(sessionId, factsOf(user, session), latest);
  useLostSessions(sessionId, isLeaving);
  useSecondFactor(sessionId, asksSecondFactor(user), makes);
}

/** Asks about the second factor where the pages are drawn already: from the last visit, or because the role was chosen since. */
function useSecondFactor(
  sessionId: string | undefined,
  asks: boolean,
  makes: { current: () => Connection | null },
): void {
  useEffect(() => {
    if (sessionId === undefined || !asks || sessionStore.getState().backend.status !== 'ready') return;
    const connection = makes.current();
    if (connection !== null) void askSecondFactor(connection);
  }, [sessionId, asks, makes]);
}

/** Whose work may ask for a second factor, and who has one: the database is asked of them alone. */
const asksSecondFactor = (user: ClerkUser | null | undefined): boolean =>
  user?.twoFactorEnabled === true || kindOf(user) !== 'patient';

type Proven = Pick<ConnectableSession, 'factorVerificationAge'> | null | undefined;
const hasSecondFactor = (user: ClerkUser | null | undefined, session: Proven): boolean =>
  user?.twoFactorEnabled === true && (session?.factorVerificationAge?.[1] ?? -1) >= 0;

/** Identity values that the backend copies: those of the profile, and whether a second factor is set up and was proven. */
export const factsOf = (user: ClerkUser | null | undefined, session: Proven): string =>
  JSON.stringify([
    user?.primaryEmailAddress?.emailAddress,
    user?.firstName,
    user?.lastName,
    user?.twoFactorEnabled === true,
    hasSecondFactor(user, session),
  ]);

type Connect = (isQuiet: boolean, skipCache?: boolean) => void;

/** Updates the profile when the user's address or name changes while signed in; the page does not react. */
function useChangedFacts(sessionId: string | undefined, facts: string, connect: { current: Connect }): void {
  const told = useRef<{ sessionId: string; facts: string } | null>(null);
  useEffect(() => {
    const before = told.current;
    told.current = sessionId === undefined ? null : { sessionId, facts };
    if (before !== null && before.sessionId === sessionId && before.facts !== facts) connect.current(true, true);
  }, [sessionId, facts, connect]);
}

/** Retries after a temporary failure: soon, then less often, and at once when the network returns. */
function useRetries(sessionId: string | undefined, connect: { current: Connect }): void {
  useEffect(() => {
    if (sessionId === undefined) return;
    let wait = FIRST_RETRY_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retry = () => {
      clearTimeout(timer);
      if (hasPassingFailure(sessionStore.getState().backend)) connect.current(true);
    };
    const stop = sessionStore.subscribe(({ backend }, before) => {
      if (backend === before.backend) return;
      clearTimeout(timer);
      if (backend.status === 'ready') wait = FIRST_RETRY_MS;
      if (!hasPassingFailure(backend)) return;
      timer = setTimeout(retry, wait);
      wait = Math.min(wait * 2, LAST_RETRY_MS);
    });
    const onVisible = () => {
      if (document.visibilityState === 'visible') retry();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [sessionId, connect]);
}

/** The backend ended its session while the user is signed in: opens a new one before further requests. */
function useLostSessions(sessionId: string | undefined, isLeaving: () => boolean): void {
  const { environment } = useHost();
  useEffect(() => {
    if (sessionId === undefined) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    loadDataArea(environment).then(
      ({ backend }) => {
        if (isOver) return;
        stop = backend.auth.onLost(() => {
          const { identity, backend: state } = sessionStore.getState();
          if (identity.status !== 'signedIn' || state.status !== 'ready' || isLeaving()) return;
          void renewDataSession();
        });
      },
      // The connection reports its own failure.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [sessionId, environment, isLeaving]);
}
