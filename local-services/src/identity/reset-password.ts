import { sendPasswordChanged } from './account-mails';
import { isRightPassword } from './check-password';
import { badField, badState } from './clerk-error';
import { type Exchange, isTrue, myActiveSession, textField } from './exchange';
import { requireFreshProof } from './fresh-proof';
import type { UserRow } from './identity-rows';
import { refusePassword } from './password-rules';
import { revokeSessionsOfUser } from './sessions';
import { reachOf, updateUser } from './users';

async function storePassword({ core, body }: Exchange, user: UserRow, password: string, keepSession: string | null) {
  const hash = await core.passwords.hash(password);
  const now = core.now();
  const changed = await core.sql.begin(async (tx) => {
    if (isTrue(body.sign_out_of_other_sessions)) await revokeSessionsOfUser(tx, user.id, keepSession, now);
    return updateUser(tx, user.id, { password_hash: hash }, now);
  });
  await sendPasswordChanged(core, reachOf(user));
  return changed;
}

/** Sets the new password after a correct reset code. Throws when the password is refused. */
export async function resetPassword(exchange: Exchange, user: UserRow): Promise<void> {
  const password = textField(exchange.body, 'password') ?? '';
  const refusal = refusePassword(password, 'password', user.email);
  if (refusal) throw refusal;
  await storePassword(exchange, user, password, null);
}

/**
 * Changes the signed-in user's password. The present password is proof enough; without it they must have proved who they are
 * recently (403 `session_reverification_required`), as the widgets do.
 */
export async function changePassword(exchange: Exchange): Promise<UserRow> {
  const { body, core } = exchange;
  if (!core.passwordsAllowed) {
    throw badState('strategy_for_user_invalid', 'There are no passwords here: sign-in is by emailed code.');
  }
  const current = textField(body, 'current_password');
  const { id, user } = current === undefined ? await requireFreshProof(exchange) : await myActiveSession(exchange);
  if (current !== undefined && !(await isRightPassword(exchange, reachOf(user), user, current))) {
    throw badField('form_password_incorrect', 'current_password', 'Password is incorrect. Try again.');
  }
  const password = textField(body, 'new_password') ?? '';
  const refusal = refusePassword(password, 'new_password', user.email);
  if (refusal) throw refusal;
  return storePassword(exchange, user, password, id);
}
