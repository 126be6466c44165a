import { secondFactors } from './factors';
import type { IdentityCore } from './identity-core';
import type { Db, Role, SessionWithUser } from './identity-rows';

/** Returns the role in the database, which no browser can write; null before it has one. */
export async function databaseRole(db: Db, userId: string): Promise<Role | null> {
  const [row] = await db<{ role: Role | null }[]>`select identity.role_of(${userId}) as role`;
  return row?.role ?? null;
}

/** A task a user must complete before their session counts; the vendor's names. */
export type SessionTask = { key: 'setup-mfa' };

/**
 * Returns the open tasks of a session, which is `pending` while it has any. The identity asks everybody or nobody, as the vendor
 * does; what a role asks for, the database asks (`second_factor_for`).
 */
export async function tasksOf(core: IdentityCore, { user }: SessionWithUser): Promise<SessionTask[]> {
  if (!core.twoStepRequired) return [];
  return (await secondFactors(core.sql, user.id)).totp ? [] : [{ key: 'setup-mfa' }];
}
