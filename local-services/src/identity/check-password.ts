import type { Exchange } from './exchange';
import { counted } from './guess-limits';
import type { UserRow } from './identity-rows';
import { normaliseIdentifier, updateUser } from './users';

/**
 * Checks the user's password. Every attempt counts and is given back on success; throws 429 or `user_locked` beyond the limits.
 * For a missing user it returns false after the same work.
 */
export async function isRightPassword(
  exchange: Exchange,
  identifier: string,
  user: UserRow | null,
  password: string,
): Promise<boolean> {
  const { sql, passwords, now } = exchange.core;
  const guess = { kind: 'password', subject: user?.id ?? normaliseIdentifier(identifier) } as const;
  const right = await counted(exchange, guess, () => passwords.matches(password, user?.password_hash ?? null));
  if (!right || !user) return false;
  if (passwords.isOutdated(user.password_hash)) {
    await updateUser(sql, user.id, { password_hash: await passwords.hash(password) }, now());
  }
  return true;
}
