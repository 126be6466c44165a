import { badField } from './clerk-error';
import type { IdentityCore } from './identity-core';
import type { Db, EmailStrategy } from './identity-rows';
import { hashSecret, newSecret } from './opaque-ids';

/** How a verification was requested, and where its link leads back to. */
export interface LinkWish {
  /** The requesting browser; the link can sign in only there. */
  clientId: string;
  redirectUrl: string;
  strategy: Extract<EmailStrategy, 'email_code' | 'email_link'>;
}

export interface LinkRow {
  /** Id of a sign-up or an address. */
  attempt_id: string;
  client_id: string;
  email: string;
  redirect_url: string;
  expires_at: Date;
  used_at: Date | null;
}

export const verifyPage = (core: IdentityCore): string => `${core.origin}/auth/verify`;

/** Returns where the link leads back to. Throws 422 unless it is a page of ours or of an allowed origin. */
export function readRedirectUrl(core: IdentityCore, given: string | undefined): string {
  if (given === undefined) return verifyPage(core);
  const url = URL.canParse(given, core.origin) ? new URL(given, core.origin) : null;
  if (url && core.redirectOrigins.includes(url.origin) && !url.username && !url.password) return url.href;
  throw badField(
    'form_param_value_invalid',
    'redirect_url',
    'The redirect URL does not match an authorised one of this instance.',
  );
}

/** Issues a link for the attempt, valid as long as its code, and ends earlier links. Returns its secret, for the mail only. */
export async function issueLink(
  db: Db,
  attempt: { id: string; email: string },
  { clientId, redirectUrl }: LinkWish,
  expiresAt: Date,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await endLinks(db, attempt.id, now);
  await db`
    insert into identity.email_links (token_hash, attempt_id, client_id, email, redirect_url, expires_at, created_at)
    values (${hashSecret(token)}, ${attempt.id}, ${clientId}, ${attempt.email}, ${redirectUrl}, ${expiresAt}, ${now})`;
  return token;
}

export async function endLinks(db: Db, attemptId: string, now: Date): Promise<void> {
  await db`update identity.email_links set expires_at = ${now}
    where attempt_id = ${attemptId} and used_at is null and expires_at > ${now}`;
}

export async function findLink(db: Db, token: string): Promise<LinkRow | null> {
  const [row] = await db<LinkRow[]>`select * from identity.email_links where token_hash = ${hashSecret(token)}`;
  return row ?? null;
}

/** Redeems the link; returns false when it was used or has expired. Of several simultaneous calls one gets true. */
export async function redeemLink(db: Db, token: string, now: Date): Promise<boolean> {
  const rows = await db`update identity.email_links set used_at = ${now}
    where token_hash = ${hashSecret(token)} and used_at is null and expires_at > ${now} returning attempt_id`;
  return rows.length > 0;
}
