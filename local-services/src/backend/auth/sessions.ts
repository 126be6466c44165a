import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Sql, TransactionSql } from 'postgres';
import type { Tokens } from '../tokens';
import { findUser, userJson, userOfIdentity } from './user-rows';

const accessSeconds = 3600;
/** Two tabs may refresh with the same token at the same moment; later than this it is a stolen one. */
const reuseSeconds = 10;

/** A session as GoTrue sends it. */
export interface SessionJson {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: ReturnType<typeof userJson>;
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
  const [session] = await tx<{ created_at: Date }[]>`select created_at from auth.sessions where id = ${sessionId}`;
  if (!user || !session) return null;
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
    // When the person signed in, not when the token was renewed: renewing proves nothing.
    amr: [{ method: 'oauth', timestamp: Math.floor(session.created_at.getTime() / 1000) }],
    session_id: sessionId,
  };
  return {
    access_token: await tokens.sign(claims, accessSeconds),
    token_type: 'bearer',
    expires_in: accessSeconds,
    expires_at: now + accessSeconds,
    refresh_token: refreshToken,
    user: json,
  };
}

/** Signs the person of a verified identity token in. Null when the account is barred. */
export async function openSession(
  sql: Sql,
  tokens: Tokens,
  provider: string,
  claims: JWTPayload & { sub: string },
): Promise<SessionJson | null> {
  return sql.begin(async (tx) => {
    const userId = await userOfIdentity(tx, provider, claims);
    const sessionId = randomUUID();
    await tx`update auth.users set last_sign_in_at = now() where id = ${userId}`;
    await tx`insert into auth.sessions (id, user_id, aal) values (${sessionId}, ${userId}, 'aal1')`;
    return issue(tx, tokens, userId, sessionId, null);
  });
}

/** Rotates a refresh token. `reused` ends the whole session, because one of two holders is not its owner. */
export async function refreshSession(
  sql: Sql,
  tokens: Tokens,
  token: string,
): Promise<SessionJson | 'unknown' | 'reused'> {
  const hash = hashOf(token);
  return sql.begin(async (tx) => {
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
  const rows = await sql`select 1 from auth.sessions where id::text = ${sessionId}`;
  return rows.length > 0;
}

/** Ends sessions: this one, the others, or all of the person. */
export async function closeSessions(sql: Sql, userId: string, sessionId: string, scope: string): Promise<void> {
  if (scope === 'local') await sql`delete from auth.sessions where user_id = ${userId} and id::text = ${sessionId}`;
  else if (scope === 'others')
    await sql`delete from auth.sessions where user_id = ${userId} and id::text <> ${sessionId}`;
  else await sql`delete from auth.sessions where user_id = ${userId}`;
}
