import { secondFactors } from './factors';
import type { IdentityCore } from './identity-core';
import type { Db, Role, SessionWithUser, UserRow } from './identity-rows';

/** Returns the role in the database, which no browser can write; null before it has one. */
export async function databaseRole(db: Db, userId: string): Promise<Role | null> {
  const [row] = await db<{ role: Role | null }[]>`select identity.role_of(${userId}) as role`;
  return row?.role ?? null;
}

/**
 * Whether this user must have a second factor, by the database's role. Without one, the metadata can only add the duty: a browser
 * writes them, but cannot exempt a user who has a role.
 */
export async function needsSecondFactor(core: IdentityCore, user: UserRow): Promise<boolean> {
  const { twoStepRoles } = core;
  if (twoStepRoles.length === 0) return false;
  const known = await databaseRole(core.sql, user.id);
  const roles = known ? [known] : [user.public_metadata.role, user.unsafe_metadata.role];
  return twoStepRoles.some((role) => roles.includes(role));
}

/** A task a user must complete before their session counts; the vendor's names. */
export type SessionTask = { key: 'setup-mfa' };

/**
 * Returns the open tasks of a session, which is `pending` while it has any. Evaluated at every read, because roles change within
 * a session.
 */
export async function tasksOf(core: IdentityCore, { user }: SessionWithUser): Promise<SessionTask[]> {
  if (!(await needsSecondFactor(core, user))) return [];
  return (await secondFactors(core.sql, user.id)).totp ? [] : [{ key: 'setup-mfa' }];
}
