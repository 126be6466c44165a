import type { FactorEmail } from './attempt-json';
import { notFound } from './clerk-error';
import type { Db, EmailRow, EmailStrategy, SignInRow, UserRow } from './identity-rows';
import { newId } from './opaque-ids';
import { emailTaken, normaliseEmail } from './users';

/** A person's addresses, oldest first. */
export async function addressesOf(db: Db, userId: string): Promise<EmailRow[]> {
  return db<EmailRow[]>`select * from identity.email_addresses where user_id = ${userId} order by created_at, id`;
}

/** An address of that person. Throws 404 for anybody else's. */
export async function getAddress(db: Db, id: string, userId: string): Promise<EmailRow> {
  const [row] = await db<EmailRow[]>`
    select * from identity.email_addresses where id = ${id} and user_id = ${userId}`;
  if (!row) throw notFound('EmailAddress');
  return row;
}

/** Claims an address, whoever else did. Throws `form_identifier_exists` when it is the person's already. */
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

/** How and where an address was proven. */
export interface AddressProof {
  strategy: EmailStrategy;
  /** The browser; null: none of ours. */
  clientId: string | null;
}

const isUniqueViolation = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === '23505';

/**
 * Marks an address as proven. Of two accounts that prove one address at the same moment the index lets one win; the
 * other's call throws `form_identifier_exists`. Not within a transaction that has to go on after that.
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

/** Makes a proven address the primary one. */
export async function setPrimary(db: Db, { id, user_id, address }: EmailRow, now: Date): Promise<UserRow> {
  const [row] = await db<UserRow[]>`
    update identity.users set email_id = ${id}, email = ${address}, updated_at = ${now} where id = ${user_id} returning *`;
  if (!row) throw notFound('User');
  return row;
}

/** The address a sign-in was begun with, while it is one of the person's; else their primary one. */
export async function signInEmail(db: Db, user: UserRow, signIn: SignInRow): Promise<FactorEmail> {
  const typed = normaliseEmail(signIn.identifier ?? user.email);
  const [row] = await db<FactorEmail[]>`
    select id, address from identity.email_addresses
    where user_id = ${user.id} and address = ${typed} and verified_at is not null`;
  return row ?? { id: user.email_id, address: user.email };
}
