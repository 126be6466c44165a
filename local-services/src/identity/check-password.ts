import type { Exchange } from './exchange';
import type { UserRow } from './identity-rows';
import { forgetTurns, giveBackTurn, takeTurn } from './throttles';
import { normaliseEmail, updateUser } from './users';

/**
 * Whether the password is the person's. Every try counts against the identifier and the address, and is given back when
 * it was right; throws 429 beyond the limits. Without a person the answer is no, after the same work.
 */
export async function isRightPassword(
  { core, address }: Exchange,
  identifier: string,
  user: UserRow | null,
  password: string,
): Promise<boolean> {
  const { sql, limits, passwords } = core;
  const subject = normaliseEmail(identifier);
  const now = core.now();
  await takeTurn(sql, 'sign-in-address', address, limits.signInsPerAddress, now);
  await takeTurn(sql, 'sign-in', subject, limits.signInsPerIdentifier, now);
  const right = await passwords.matches(password, user?.password_hash ?? null);
  if (!right || !user) return false;
  await forgetTurns(sql, 'sign-in', subject);
  await giveBackTurn(sql, 'sign-in-address', address);
  if (passwords.isOutdated(user.password_hash)) {
    await updateUser(sql, user.id, { password_hash: await passwords.hash(password) }, now);
  }
  return true;
}
