import { ClerkError } from './clerk-error';
import type { IdentityCore } from './identity-core';
import type { UserRow } from './identity-rows';
import { revokeSessionsOfUser } from './sessions';
import { lockUser } from './users';

/** GoTrue bans until a time; this one is never reached. */
const FOR_EVER = '9999-12-31T00:00:00Z';

/**
 * Bans a user or lifts the ban. A ban ends their sessions here and at the data backend, which then also refuses the exchange.
 * @throws 404
 */
export async function setBanned({ sql, now }: IdentityCore, id: string, banned: boolean): Promise<UserRow> {
  return sql.begin(async (tx) => {
    const { banned_at: since } = await lockUser(tx, id);
    const at = now();
    if (banned) await revokeSessionsOfUser(tx, id, null, at);
    await tx`update auth.users set banned_until = ${banned ? FOR_EVER : null}
      where id in (select user_id from auth.identities where provider_id = ${id})`;
    await tx`update identity.users set banned_at = ${banned ? (since ?? at) : null}, updated_at = ${at} where id = ${id}`;
    return lockUser(tx, id);
  });
}

/** Throws 403 `user_banned`. Call it after the person proved who they are, so that a stranger learns nothing. */
export function refuseBanned({ banned_at }: UserRow): void {
  if (banned_at === null) return;
  throw new ClerkError({
    status: 403,
    code: 'user_banned',
    message: 'This account has been closed by us.',
    longMessage: 'You cannot sign in with this account any more. Please write to us if you think that this is wrong.',
  });
}
