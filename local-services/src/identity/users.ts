import { badField, type ClerkError, notFound } from './clerk-error';
import type { Db, EmailStrategy, Metadata, UserRow } from './identity-rows';
import { newId } from './opaque-ids';
import { findUserByPhone, phoneTaken, readDialled } from './phone-numbers';
import { endBackendSessions } from './sessions';

/** A user to add, with an address, a number or both. The address must be valid; letter case does not matter. */
export interface NewUser {
  id?: string | undefined;
  email: string | null;
  /** E.164, and proven. */
  phone?: string | null | undefined;
  /** How the address was proven. Default: by the creator of the account. */
  emailStrategy?: EmailStrategy | undefined;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
  publicMetadata?: Metadata | undefined;
  unsafeMetadata?: Metadata | undefined;
}

export interface UserChanges {
  first_name?: string | null;
  last_name?: string | null;
  password_hash?: string;
  image_id?: string | null;
  public_metadata?: Metadata;
  private_metadata?: Metadata;
  unsafe_metadata?: Metadata;
  last_sign_in_at?: Date;
}

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;
export const isEmailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);

/** Returns the normalised address. Throws 422 when it is malformed. */
export function requireEmail(given: string): string {
  const email = normaliseEmail(given);
  if (isEmailAddress(email)) return email;
  const text = 'Email address must be a valid email address.';
  throw badField('form_param_format_invalid', 'email_address', 'is invalid', text);
}

export const emailTaken = (): ClerkError =>
  badField('form_identifier_exists', 'email_address', 'That email address is taken. Please try another.');

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db<UserRow[]>`select * from identity.users where id = ${id}`;
  return row ?? null;
}

export async function getUser(db: Db, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw notFound('User');
  return user;
}

/**
 * Reads a user and locks the row until the transaction ends.
 * @throws 404
 */
export async function lockUser(tx: Db, id: string): Promise<UserRow> {
  const [row] = await tx<UserRow[]>`select * from identity.users where id = ${id} for update`;
  if (!row) throw notFound('User');
  return row;
}

/** Finds the user who verified that address, primary or not. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db<UserRow[]>`
    select u.* from identity.users u join identity.email_addresses e on e.user_id = u.id
    where e.address = ${normaliseEmail(email)} and e.verified_at is not null`;
  return row ?? null;
}

/** Finds the user of an address or a number, as somebody typed it to sign in. */
export async function findUserByIdentifier(db: Db, identifier: string): Promise<UserRow | null> {
  const phone = readDialled(identifier);
  return phone ? findUserByPhone(db, phone) : findUserByEmail(db, identifier);
}

/** The form in which an identifier is compared and counted. */
export const normaliseIdentifier = (given: string): string => readDialled(given) ?? normaliseEmail(given);

/** How we write to a user: the address, else the number. */
export const reachOf = ({ email, phone }: UserRow): string => email ?? phone ?? '';

/**
 * Adds a user whose address and number are verified. Throws `form_identifier_exists` when one was taken meanwhile. `tx` must be a transaction,
 * so that a refusal leaves nothing behind.
 */
export async function insertUser(tx: Db, user: NewUser, now: Date): Promise<UserRow> {
  const values = {
    id: user.id ?? newId('user'),
    email_id: user.email === null ? null : newId('idn'),
    email: user.email === null ? null : normaliseEmail(user.email),
    phone: user.phone ?? null,
    phone_id: user.phone ? newId('idn') : null,
    first_name: user.firstName,
    last_name: user.lastName,
    password_hash: user.passwordHash,
    created_at: now,
    updated_at: now,
  };
  const metadata = [user.publicMetadata ?? {}, user.unsafeMetadata ?? {}].map((value) => JSON.stringify(value));
  const [row] = await tx<UserRow[]>`
    insert into identity.users (id, email_id, email, phone_id, phone, first_name, last_name, password_hash, public_metadata, unsafe_metadata,
      created_at, updated_at)
    values (${values.id}, ${values.email_id}, ${values.email}, ${values.phone_id}, ${values.phone}, ${values.first_name}, ${values.last_name},
      ${values.password_hash}, ${metadata[0] ?? '{}'}::text::jsonb, ${metadata[1] ?? '{}'}::text::jsonb, ${now}, ${now})
    on conflict do nothing
    returning *`;
  if (!row) throw values.phone && (await findUserByPhone(tx, values.phone)) ? phoneTaken() : emailTaken();
  if (row.email === null) return row;
  const [address] = await tx`
    insert into identity.email_addresses (id, user_id, address, verified_at, strategy, created_at, updated_at)
    values (${row.email_id}, ${row.id}, ${row.email}, ${now}, ${user.emailStrategy ?? 'admin'}, ${now}, ${now})
    on conflict (address) where verified_at is not null do nothing returning id`;
  if (!address) throw emailTaken();
  return row;
}

const JSON_COLUMNS = ['public_metadata', 'private_metadata', 'unsafe_metadata'] as const;

export async function updateUser(db: Db, id: string, changes: UserChanges, now: Date): Promise<UserRow> {
  const plain: Record<string, string | Date | null> = { updated_at: now };
  for (const [column, value] of Object.entries(changes)) {
    if (value === undefined || JSON_COLUMNS.some((name) => name === column)) continue;
    plain[column] = value as string | Date | null;
  }
  const json = JSON_COLUMNS.map((column) => {
    const value = changes[column];
    return value === undefined ? null : JSON.stringify(value);
  });
  const [row] = await db<UserRow[]>`
    update identity.users set ${db(plain)},
      public_metadata = coalesce(${json[0] ?? null}::text::jsonb, public_metadata),
      private_metadata = coalesce(${json[1] ?? null}::text::jsonb, private_metadata),
      unsafe_metadata = coalesce(${json[2] ?? null}::text::jsonb, unsafe_metadata)
    where id = ${id} returning *`;
  if (!row) throw notFound('User');
  return row;
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await endBackendSessions(db, id);
  const rows = await db`delete from identity.users where id = ${id} returning id`;
  if (rows.length === 0) throw notFound('User');
}
