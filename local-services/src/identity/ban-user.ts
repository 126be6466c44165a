import { ClerkError } from './clerk-error';
import type { IdentityCore } from './identity-core';
import type { UserRow } from './identity-rows';
import { revokeSessionsOfUser } from './sessions';
import { lockUser } from './users';

/** GoTrue bans until a moment; this one never comes. */
const FOR_EVER = '9999-12-31T00:00:00Z';

/**
 * Bans a person or lifts the ban. A ban ends their sessions everywhere, here and with the data backend, which then refuses
 * the exchange, too. Throws 404.
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

/** Throws 403 `user_banned`. To be called when the person has proved who they are: a stranger learns nothing from it. */
export function refuseBanned({ banned_at }: UserRow): void {
  if (banned_at === null) return;
  throw new ClerkError({
    status: 403,
    code: 'user_banned',
    message: 'This account has been closed by us.',
    longMessage: 'You cannot sign in with this account any more. Please write to us if you think that this is wrong.',
  });
}
