import { notFound } from './clerk-error';
import type { Db, SessionRow, SessionStatus, SessionWithUser, UserRow } from './identity-rows';
import { newId } from './opaque-ids';

async function attachUsers(db: Db, sessions: readonly SessionRow[]): Promise<SessionWithUser[]> {
  if (sessions.length === 0) return [];
  const ids = sessions.map((session) => session.user_id);
  const users = await db<UserRow[]>`select * from identity.users where id = any(${ids})`;
  return sessions.flatMap((session) => {
    const user = users.find((candidate) => candidate.id === session.user_id);
    return user ? [{ ...session, user }] : [];
  });
}

/** Returns the live sessions of one browser, oldest first. */
export async function liveSessionsOfClient(db: Db, clientId: string, now: Date): Promise<SessionWithUser[]> {
  const rows = await db<SessionRow[]>`
    select * from identity.sessions where client_id = ${clientId} and status = 'active' and expires_at > ${now}
      and abandon_at > ${now}
    order by created_at, id`;
  return attachUsers(db, rows);
}

export async function liveSessionsOfUser(db: Db, userId: string, now: Date): Promise<SessionWithUser[]> {
  const rows = await db<SessionRow[]>`
    select * from identity.sessions where user_id = ${userId} and status = 'active' and expires_at > ${now}
      and abandon_at > ${now}
    order by created_at, id`;
  return attachUsers(db, rows);
}

/**
 * Returns a session of any state and browser, for the Backend API.
 * @throws 404
 */
export async function getSession(db: Db, id: string): Promise<SessionRow> {
  const [row] = await db<SessionRow[]>`select * from identity.sessions where id = ${id}`;
  if (!row) throw notFound('Session');
  return row;
}

/** A session to create. `expiresAt` is absolute, `abandonAt` moves with every use. */
export interface NewSession {
  clientId: string;
  userId: string;
  expiresAt: Date;
  abandonAt: Date;
  place: SessionPlace;
  secondFactor?: boolean;
}

export interface SessionPlace {
  userAgent: string;
  networkAddress: string;
}

/** A browser holds one session: earlier ones are replaced. */
export async function insertSession(
  db: Db,
  { clientId, userId, expiresAt, abandonAt, place, secondFactor = false }: NewSession,
  now: Date,
): Promise<SessionRow> {
  await db`update identity.sessions set status = 'replaced', updated_at = ${now}
    where client_id = ${clientId} and status = 'active'`;
  const [row] = await db<SessionRow[]>`
    insert into identity.sessions (id, client_id, user_id, status, expires_at, abandon_at, user_agent, network_address,
      second_factor_verified_at, last_active_at, created_at, updated_at)
    values (${newId('sess')}, ${clientId}, ${userId}, 'active', ${expiresAt}, ${abandonAt}, ${place.userAgent}, ${place.networkAddress},
      ${secondFactor ? now : null}, ${now}, ${now}, ${now}) returning *`;
  if (!row) throw new Error('The session was not stored.');
  return row;
}

export async function moveSession(db: Db, id: string, place: SessionPlace, now: Date): Promise<void> {
  await db`update identity.sessions set updated_at = ${now}, user_agent = ${place.userAgent},
    network_address = ${place.networkAddress} where id = ${id}`;
}

export async function markVerified(db: Db, id: string, now: Date): Promise<void> {
  await db`update identity.sessions set factor_verified_at = ${now}, updated_at = ${now} where id = ${id}`;
}

export async function markSecondFactor(db: Db, id: string, now: Date): Promise<void> {
  await db`update identity.sessions set second_factor_verified_at = ${now}, updated_at = ${now} where id = ${id}`;
}

/** Ends a session if it is active; an ended one keeps its status. */
export async function closeSession(db: Db, id: string, status: SessionStatus, now: Date): Promise<void> {
  await db`update identity.sessions set status = ${status}, updated_at = ${now} where id = ${id} and status = 'active'`;
}

export async function closeSessionsOfClient(db: Db, clientId: string, now: Date): Promise<void> {
  await db`update identity.sessions set status = 'removed', updated_at = ${now}
    where client_id = ${clientId} and status = 'active'`;
}

/** Ends all of the user's sessions with the data backend, also those that no session here opened. */
export async function endBackendSessions(db: Db, userId: string): Promise<void> {
  await db`delete from auth.sessions where user_id in (select user_id from auth.identities where provider_id = ${userId})`;
}

/**
 * Revokes all sessions of a user, in every browser, except one. Backend sessions opened by them end, too (`17_session_ends.sql`);
 * without an exception all other backend sessions end as well.
 */
export async function revokeSessionsOfUser(db: Db, userId: string, exceptId: string | null, now: Date): Promise<void> {
  await db`update identity.sessions set status = 'revoked', updated_at = ${now}
    where user_id = ${userId} and status = 'active' and id is distinct from ${exceptId}`;
  if (exceptId === null) await endBackendSessions(db, userId);
}
