import { notFound } from './clerk-error';
import type { Db, SignInRow, SignUpRow } from './identity-rows';
import { newId } from './opaque-ids';

/** The browser of a new attempt and how long it is usable. */
export interface NewAttempt {
  clientId: string;
  expiresAt: Date;
}

export type SignInStart = Pick<SignInRow, 'user_id' | 'identifier' | 'status'>;
export type SignInChanges = Partial<Omit<SignInRow, 'id' | 'client_id' | 'created_at' | 'expires_at'>>;
export type SignUpChanges = Partial<
  Omit<
    SignUpRow,
    'id' | 'client_id' | 'created_at' | 'expires_at' | 'unsafe_metadata' | 'email_verified' | 'phone_verified'
  >
>;

export async function insertSignIn(db: Db, { clientId, expiresAt }: NewAttempt, start: SignInStart, now: Date) {
  const [row] = await db<SignInRow[]>`
    insert into identity.sign_ins (id, client_id, user_id, identifier, status, expires_at, created_at)
    values (${newId('sia')}, ${clientId}, ${start.user_id}, ${start.identifier}, ${start.status}, ${expiresAt}, ${now})
    returning *`;
  if (!row) throw new Error('The sign-in was not stored.');
  return row;
}

/** Returns the attempt if it belongs to that browser and is still usable, else null. */
export async function findSignIn(db: Db, id: string, clientId: string, now: Date): Promise<SignInRow | null> {
  const [row] = await db<SignInRow[]>`
    select * from identity.sign_ins where id = ${id} and client_id = ${clientId} and expires_at > ${now}`;
  return row ?? null;
}

/**
 * Locks the sign-in until the transaction ends, so that only one call completes it.
 * @throws 404
 */
export async function lockSignIn(tx: Db, id: string): Promise<SignInRow> {
  const [row] = await tx<SignInRow[]>`select * from identity.sign_ins where id = ${id} for update`;
  if (!row) throw notFound('SignIn');
  return row;
}

export async function updateSignIn(db: Db, id: string, changes: SignInChanges): Promise<SignInRow> {
  const [row] = await db<SignInRow[]>`update identity.sign_ins set ${db(changes)} where id = ${id} returning *`;
  if (!row) throw notFound('SignIn');
  return row;
}

export async function insertSignUp(db: Db, { clientId, expiresAt }: NewAttempt, now: Date): Promise<SignUpRow> {
  const [row] = await db<SignUpRow[]>`
    insert into identity.sign_ups (id, client_id, status, expires_at, created_at)
    values (${newId('sua')}, ${clientId}, 'missing_requirements', ${expiresAt}, ${now}) returning *`;
  if (!row) throw new Error('The sign-up was not stored.');
  return row;
}

/** Returns the attempt if it belongs to that browser and is still usable, else null. */
export async function findSignUp(db: Db, id: string, clientId: string, now: Date): Promise<SignUpRow | null> {
  const [row] = await db<SignUpRow[]>`
    select * from identity.sign_ups where id = ${id} and client_id = ${clientId} and expires_at > ${now}`;
  return row ?? null;
}

/** Returns the newest sign-up waiting for the proof of that address, in any browser; null when there is none. */
export async function findOpenSignUpByEmail(db: Db, email: string, now: Date): Promise<SignUpRow | null> {
  const [row] = await db<SignUpRow[]>`
    select * from identity.sign_ups
    where email = ${email} and not email_verified and status = 'missing_requirements' and expires_at > ${now}
    order by created_at desc limit 1`;
  return row ?? null;
}

/**
 * Locks the sign-up until the transaction ends, so that only one call completes it.
 * @throws 404
 */
export async function lockSignUp(tx: Db, id: string): Promise<SignUpRow> {
  const [row] = await tx<SignUpRow[]>`select * from identity.sign_ups where id = ${id} for update`;
  if (!row) throw notFound('SignUp');
  return row;
}

/** Changes a sign-up. A changed address or number becomes unproven, compared with the stored row because two calls may cross. */
export async function updateSignUp(db: Db, id: string, changes: SignUpChanges): Promise<SignUpRow> {
  const { email, phone } = changes;
  const proof =
    email === undefined ? db`` : db`, email_verified = email_verified and email is not distinct from ${email}`;
  const phoneProof =
    phone === undefined ? db`` : db`, phone_verified = phone_verified and phone is not distinct from ${phone}`;
  const [row] = await db<SignUpRow[]>`
    update identity.sign_ups set ${db(changes)}${proof}${phoneProof} where id = ${id} returning *`;
  if (!row) throw notFound('SignUp');
  return row;
}

/** Marks the address as proven; returns null when the sign-up has another address by now. */
export async function proveSignUpEmail(db: Db, id: string, email: string): Promise<SignUpRow | null> {
  const [row] = await db<SignUpRow[]>`
    update identity.sign_ups set email_verified = true where id = ${id} and email = ${email} returning *`;
  return row ?? null;
}

/** As `proveSignUpEmail`, of the number. */
export async function proveSignUpPhone(db: Db, id: string, phone: string): Promise<SignUpRow | null> {
  const [row] = await db<SignUpRow[]>`
    update identity.sign_ups set phone_verified = true where id = ${id} and phone = ${phone} returning *`;
  return row ?? null;
}

export async function setSignUpMetadata(db: Db, id: string, metadata: object): Promise<SignUpRow> {
  const [row] = await db<SignUpRow[]>`
    update identity.sign_ups set unsafe_metadata = ${JSON.stringify(metadata)}::text::jsonb where id = ${id} returning *`;
  if (!row) throw notFound('SignUp');
  return row;
}
