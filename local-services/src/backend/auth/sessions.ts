import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Sql, TransactionSql } from 'postgres';
import { z } from 'zod';
import type { Tokens } from '../tokens';
import { findUser, userJson, userOfIdentity } from './user-rows';

const accessSeconds = 3600;
/** Two tabs may refresh with the same token at the same moment; a token reused later than this was stolen. */
const reuseSeconds = 10;

export interface SessionJson {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: ReturnType<typeof userJson>;
}

/** The columns of a session that decide the lifetime of its tokens. */
interface SessionTimes {
  created_at: Date;
  not_after: Date | null;
}

/** Returns the lifetime of an access token in seconds: it never outlives its session. */
function accessSecondsOf({ not_after }: SessionTimes): number {
  if (!not_after) return accessSeconds;
  return Math.min(accessSeconds, Math.floor((not_after.getTime() - Date.now()) / 1000));
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function issue(
  tx: TransactionSql,
  tokens: Tokens,
  userId: string,
  sessionId: string,
  parent: string | null,
): Promise<SessionJson | null> {
  const user = await findUser(tx, userId);
  const [session] = await tx<SessionTimes[]>`
    select created_at, not_after from auth.sessions where id = ${sessionId}`;
  if (!user || !session) return null;
  const seconds = accessSecondsOf(session);
  const refreshToken = randomBytes(24).toString('base64url');
  await tx`insert into auth.refresh_tokens (token, user_id, session_id, parent)
    values (${hashOf(refreshToken)}, ${userId}, ${sessionId}, ${parent})`;
  const now = Math.floor(Date.now() / 1000);
  const json = userJson(user);
  const claims = {
    sub: userId,
    aud: 'authenticated',
    role: 'authenticated',
    email: json.email,
    phone: '',
    app_metadata: json.app_metadata,
    user_metadata: json.user_metadata,
    is_anonymous: false,
    aal: 'aal1',
    // The time of sign-in, not of the refresh, because a refresh proves nothing about the person.
    amr: [{ method: 'oauth', timestamp: Math.floor(session.created_at.getTime() / 1000) }],
    session_id: sessionId,
  };
  return {
    access_token: await tokens.sign(claims, seconds),
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: now + seconds,
    refresh_token: refreshToken,
    user: json,
  };
}

/**
 * Ties a new session to the identity's session that opened it and returns their common end; null when that one is over. Runs in
 * the transaction that opens the session.
 */
export type TieSession = (
  tx: TransactionSql,
  tie: { backendSessionId: string; sessionId: string; userId: string },
) => Promise<Date | null>;

/** Rolls back the transaction, because the identity's session behind the token is over. */
class OpenerIsOver extends Error {}

/** Returns the identity's session id, if the token names one. */
function openerOf({ custom_claims }: JWTPayload): string | null {
  const parsed = z.object({ sid: z.string().min(1) }).safeParse(custom_claims);
  return parsed.success ? parsed.data.sid : null;
}

/** Signs in the user of a verified identity token. `barred`: the account is banned; `over`: the identity's session ended. */
export async function openSession(
  sql: Sql,
  tokens: Tokens,
  provider: string,
  claims: JWTPayload & { sub: string },
  tie: TieSession | undefined,
): Promise<SessionJson | 'barred' | 'over'> {
  const opener = openerOf(claims);
  const work = sql.begin(async (tx) => {
    const userId = await userOfIdentity(tx, provider, claims);
    const sessionId = randomUUID();
    await tx`update auth.users set last_sign_in_at = now() where id = ${userId}`;
    await tx`insert into auth.sessions (id, user_id, aal) values (${sessionId}, ${userId}, 'aal1')`;
    if (tie && opener) {
      const end = await tie(tx, { backendSessionId: sessionId, sessionId: opener, userId: claims.sub });
      if (!end || end.getTime() - Date.now() < 1000) throw new OpenerIsOver();
      await tx`update auth.sessions set not_after = ${end} where id = ${sessionId}`;
    }
    return (await issue(tx, tokens, userId, sessionId, null)) ?? ('barred' as const);
  });
  return work.catch((cause: unknown) => {
    if (cause instanceof OpenerIsOver) return 'over' as const;
    throw cause;
  });
}

/**
 * Rotates a refresh token. `expired`: its session is over. `reused` ends the whole session, because one of the two holders is not
 * its owner.
 */
export async function refreshSession(
  sql: Sql,
  tokens: Tokens,
  token: string,
): Promise<SessionJson | 'unknown' | 'reused' | 'expired'> {
  const hash = hashOf(token);
  return sql.begin(async (tx) => {
    // Locks the session before its token, in the same order as all code that ends sessions, to avoid a deadlock.
    const [session] = await tx<{ over: boolean }[]>`
      select coalesce(not_after <= now() + interval '1 second', false) as over from auth.sessions
      where id = (select session_id from auth.refresh_tokens where token = ${hash}) for update`;
    if (session?.over) return 'expired';
    const [row] = await tx<{ user_id: string; session_id: string; revoked: boolean; recent: boolean }[]>`
      select user_id, session_id, revoked, updated_at > now() - make_interval(secs => ${reuseSeconds}) as recent
      from auth.refresh_tokens where token = ${hash} for update`;
    if (!row) return 'unknown';
    if (row.revoked && !row.recent) {
      await tx`delete from auth.sessions where id = ${row.session_id}`;
      return 'reused';
    }
    if (!row.revoked) await tx`update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${hash}`;
    await tx`update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${row.session_id}`;
    return (await issue(tx, tokens, row.user_id, row.session_id, hash)) ?? 'unknown';
  });
}

/** Whether the session of an access token is still open. */
export async function sessionIsOpen(sql: Sql, sessionId: unknown): Promise<boolean> {
  if (typeof sessionId !== 'string') return false;
  const rows = await sql`
    select 1 from auth.sessions where id::text = ${sessionId} and (not_after is null or not_after > now())`;
  return rows.length > 0;
}

/** Ends this session, the user's other sessions, or all of them. */
export async function closeSessions(sql: Sql, userId: string, sessionId: string, scope: string): Promise<void> {
  if (scope === 'local') await sql`delete from auth.sessions where user_id = ${userId} and id::text = ${sessionId}`;
  else if (scope === 'others')
    await sql`delete from auth.sessions where user_id = ${userId} and id::text <> ${sessionId}`;
  else await sql`delete from auth.sessions where user_id = ${userId}`;
}
