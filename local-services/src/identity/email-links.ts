import { badField } from './clerk-error';
import type { IdentityCore } from './identity-core';
import type { Db, EmailStrategy } from './identity-rows';
import { hashSecret, newSecret } from './opaque-ids';

/** How a verification was asked for, and where its link leads back to. */
export interface LinkWish {
  /** The browser that asks; only there may the link sign anybody in. */
  clientId: string;
  redirectUrl: string;
  strategy: Extract<EmailStrategy, 'email_code' | 'email_link'>;
}

export interface LinkRow {
  /** A sign-up or an address. */
  attempt_id: string;
  client_id: string;
  email: string;
  redirect_url: string;
  expires_at: Date;
  used_at: Date | null;
}

/** The page that finishes what a mailed link began. */
export const verifyPage = (core: IdentityCore): string => `${core.origin}/auth/verify`;

/** Where the link shall lead back to. Throws 422 unless it is a page of ours or of an allowed origin. */
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

/** A new link for the attempt, valid as long as its code; links sent before end. Returns its secret, for the mail only. */
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

/** Links of the attempt that are still open are over. */
export async function endLinks(db: Db, attemptId: string, now: Date): Promise<void> {
  await db`update identity.email_links set expires_at = ${now}
    where attempt_id = ${attemptId} and used_at is null and expires_at > ${now}`;
}

export async function findLink(db: Db, token: string): Promise<LinkRow | null> {
  const [row] = await db<LinkRow[]>`select * from identity.email_links where token_hash = ${hashSecret(token)}`;
  return row ?? null;
}

/** Uses up the link; false when it was used or is over. Of several at once one gets true. */
export async function redeemLink(db: Db, token: string, now: Date): Promise<boolean> {
  const rows = await db`update identity.email_links set used_at = ${now}
    where token_hash = ${hashSecret(token)} and used_at is null and expires_at > ${now} returning attempt_id`;
  return rows.length > 0;
}
