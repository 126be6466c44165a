import { type FactorEmail, primaryEmail } from './attempt-json';
import { notFound } from './clerk-error';
import type { Db, EmailRow, EmailStrategy, SignInRow, UserRow } from './identity-rows';
import { newId } from './opaque-ids';
import { emailTaken, normaliseEmail } from './users';

/** Returns a user's addresses, oldest first. */
export async function addressesOf(db: Db, userId: string): Promise<EmailRow[]> {
  return db<EmailRow[]>`select * from identity.email_addresses where user_id = ${userId} order by created_at, id`;
}

/** Returns an address of that user. Throws 404 for other users' addresses. */
export async function getAddress(db: Db, id: string, userId: string): Promise<EmailRow> {
  const [row] = await db<EmailRow[]>`
    select * from identity.email_addresses where id = ${id} and user_id = ${userId}`;
  if (!row) throw notFound('EmailAddress');
  return row;
}

/** Adds an unverified address, even if another account has it. Throws `form_identifier_exists` when the user already has it. */
export async function insertAddress(db: Db, userId: string, address: string, now: Date): Promise<EmailRow> {
  const [row] = await db<EmailRow[]>`
    insert into identity.email_addresses (id, user_id, address, strategy, created_at, updated_at)
    values (${newId('idn')}, ${userId}, ${address}, 'email_code', ${now}, ${now})
    on conflict (user_id, address) do nothing returning *`;
  if (!row) throw emailTaken();
  return row;
}

export async function deleteAddress(db: Db, id: string): Promise<void> {
  await db`delete from identity.email_addresses where id = ${id}`;
}

export interface AddressProof {
  strategy: EmailStrategy;
  /** The browser; null: not one of ours. */
  clientId: string | null;
}

const isUniqueViolation = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === '23505';

/**
 * Marks an address as verified. When two accounts verify one address at the same moment, the index lets one win; the other call
 * throws `form_identifier_exists`. Do not use within a transaction that must continue afterwards.
 */
export async function proveAddress(db: Db, id: string, proof: AddressProof, now: Date): Promise<EmailRow> {
  try {
    const [row] = await db<EmailRow[]>`
      update identity.email_addresses set verified_at = coalesce(verified_at, ${now}), strategy = ${proof.strategy},
        verified_at_client = ${proof.clientId}, updated_at = ${now}
      where id = ${id} returning *`;
    if (!row) throw notFound('EmailAddress');
    return row;
  } catch (cause) {
    throw isUniqueViolation(cause) ? emailTaken() : cause;
  }
}

export async function setPrimary(db: Db, { id, user_id, address }: EmailRow, now: Date): Promise<UserRow> {
  const [row] = await db<UserRow[]>`
    update identity.users set email_id = ${id}, email = ${address}, updated_at = ${now} where id = ${user_id} returning *`;
  if (!row) throw notFound('User');
  return row;
}

/** Returns the address a sign-in was begun with, while it belongs to the user; else their primary one; null: they have none. */
export async function signInEmail(db: Db, user: UserRow, signIn: SignInRow): Promise<FactorEmail | null> {
  const typed = normaliseEmail(signIn.identifier ?? '');
  const [row] = await db<FactorEmail[]>`
    select id, address from identity.email_addresses
    where user_id = ${user.id} and address = ${typed} and verified_at is not null`;
  return row ?? primaryEmail(user);
}
