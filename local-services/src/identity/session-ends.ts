import { type IdentityCore, secondsAfter } from './identity-core';
import type { Db, SessionRow } from './identity-rows';
import { databaseRole } from './two-step';

/** When a session of that person which began then is over, however active they are: by the role the database knows. */
export async function absoluteEnd(core: IdentityCore, db: Db, userId: string, begun: Date): Promise<Date> {
  const role = await databaseRole(db, userId);
  return secondsAfter(begun, core.limits.sessionSeconds[role ?? 'patient']);
}

/** Using a session is said to the database at most this often. */
const QUIET_MS = 60_000;

/**
 * The session is in use: it is not abandoned. Its end comes nearer when its person's role has become one with shorter
 * sessions. Returns it as it is now.
 */
export async function keepAlive(core: IdentityCore, session: SessionRow): Promise<SessionRow> {
  const now = core.now();
  if (now.getTime() - session.last_active_at.getTime() < QUIET_MS) return session;
  const end = await absoluteEnd(core, core.sql, session.user_id, session.created_at);
  const [row] = await core.sql<SessionRow[]>`
    update identity.sessions set last_active_at = ${now}, abandon_at = ${secondsAfter(now, core.limits.idleSeconds)},
      expires_at = least(expires_at, ${end}), updated_at = ${now}
    where id = ${session.id} and status = 'active' returning *`;
  return row ?? session;
}

/** What a session of the data backend is tied to. */
export interface BackendTie {
  /** The new session of the data backend. */
  backendSessionId: string;
  /** The session whose token was exchanged, and its person. */
  sessionId: string;
  userId: string;
}

/**
 * Ties a session of the data backend to the one here whose token opened it and says when both are over; null when that
 * is the case already. Holds the session until the transaction ends, so that it cannot end in between unseen.
 */
export async function tieBackendSession(core: IdentityCore, tx: Db, tie: BackendTie): Promise<Date | null> {
  const now = core.now();
  const [session] = await tx<{ expires_at: Date }[]>`
    select expires_at from identity.sessions
    where id = ${tie.sessionId} and user_id = ${tie.userId} and status = 'active' and expires_at > ${now}
      and abandon_at > ${now}
    for share`;
  if (!session) return null;
  await tx`insert into identity.backend_sessions (id, session_id) values (${tie.backendSessionId}, ${tie.sessionId})`;
  return session.expires_at;
}
