import { secondFactors } from './factors';
import type { IdentityCore } from './identity-core';
import type { Db, Role, SessionWithUser, UserRow } from './identity-rows';

/** The role by the database; null before it knows one. No browser can write it. */
export async function databaseRole(db: Db, userId: string): Promise<Role | null> {
  const [row] = await db<{ role: Role | null }[]>`select identity.role_of(${userId}) as role`;
  return row?.role ?? null;
}

/**
 * Whether this person must have a second factor. The database's role decides. Where it knows none yet, what the metadata
 * say can only add the duty: a browser writes them, and writing another role there exempts nobody who has a role.
 */
export async function needsSecondFactor(core: IdentityCore, user: UserRow): Promise<boolean> {
  const { twoStepRoles } = core;
  if (twoStepRoles.length === 0) return false;
  const known = await databaseRole(core.sql, user.id);
  const roles = known ? [known] : [user.public_metadata.role, user.unsafe_metadata.role];
  return twoStepRoles.some((role) => roles.includes(role));
}

/** What a person must do before their session counts; the vendor's names. */
export type SessionTask = { key: 'setup-mfa' };

/** The open tasks of a session: one that has any is `pending`. Judged at every look, for roles change within a session. */
export async function tasksOf(core: IdentityCore, { user }: SessionWithUser): Promise<SessionTask[]> {
  if (!(await needsSecondFactor(core, user))) return [];
  return (await secondFactors(core.sql, user.id)).totp ? [] : [{ key: 'setup-mfa' }];
}
