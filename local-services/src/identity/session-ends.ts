import { type IdentityCore, secondsAfter } from './identity-core';
import type { Db, SessionRow } from './identity-rows';
import { databaseRole } from './two-step';

/** Returns the absolute end of a session begun then, by the role in the database, whatever the activity. */
export async function absoluteEnd(core: IdentityCore, db: Db, userId: string, begun: Date): Promise<Date> {
  const role = await databaseRole(db, userId);
  return secondsAfter(begun, core.limits.sessionSeconds[role ?? 'patient']);
}

/** A session's use is written to the database at most this often. */
const QUIET_MS = 60_000;

/**
 * Records that a session is in use, so that it is not abandoned. Its end moves closer when the user's new role has shorter
 * sessions. Returns the updated session.
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

export interface BackendTie {
  backendSessionId: string;
  /** The session whose token was exchanged, and its user. */
  sessionId: string;
  userId: string;
}

/**
 * Ties a session of the data backend to the session here whose token opened it and returns their common end; null when that is
 * over. Locks the session until the transaction ends, so that it cannot end unnoticed in between.
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
