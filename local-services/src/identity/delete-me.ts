import { sendAccountDeleted } from './account-mails';
import { ClerkError } from './clerk-error';
import { updateClient } from './clients';
import { addressesOf } from './email-addresses';
import type { Exchange } from './exchange';
import { requireFreshProof } from './fresh-proof';
import { deleteUser } from './users';

/**
 * Deletes the signed-in user's identity with all sessions, here and at the data backend. Their records stay, as the law requires.
 * Throws 403 where the instance does not allow it.
 */
export async function deleteMe(exchange: Exchange) {
  const { core, client } = exchange;
  if (!core.deleteSelf) {
    const longMessage = 'Deleting your own account is not enabled. Please contact us.';
    throw new ClerkError({ status: 403, code: 'user_delete_self_not_enabled', message: 'not enabled', longMessage });
  }
  const { user } = await requireFreshProof(exchange);
  const addresses = (await addressesOf(core.sql, user.id)).filter(({ verified_at }) => verified_at !== null);
  await core.sql.begin((tx) => deleteUser(tx, user.id));
  const pointers = { last_active_session_id: null, sign_in_id: null, sign_up_id: null };
  if (client) exchange.client = await updateClient(core.sql, client.id, pointers, core.now());
  await sendAccountDeleted(
    core,
    addresses.map(({ address }) => address),
  );
  return { object: 'user', id: user.id, deleted: true };
}
