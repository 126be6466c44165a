import type { ClientRow, Db } from './identity-rows';
import { hashSecret, newId, newSecret } from './opaque-ids';

/** A browser with its cookie secret, which is known only at this moment. */
export interface NewClient {
  client: ClientRow;
  secret: string;
}

export async function findClient(db: Db, secret: string): Promise<ClientRow | null> {
  const [row] = await db<ClientRow[]>`select * from identity.clients where secret_hash = ${hashSecret(secret)}`;
  return row ?? null;
}

/** `madeFrom`: a hash of the network address it comes from. */
export async function insertClient(db: Db, madeFrom: string, now: Date): Promise<NewClient> {
  const secret = newSecret();
  const [client] = await db<ClientRow[]>`
    insert into identity.clients (id, secret_hash, made_from, created_at, updated_at)
    values (${newId('client')}, ${hashSecret(secret)}, ${madeFrom}, ${now}, ${now}) returning *`;
  if (!client) throw new Error('The client was not stored.');
  return { client, secret };
}

/** Gives a browser a new secret at sign-in, so that a cookie planted before is worthless (session fixation). */
export async function rotateSecret(db: Db, clientId: string): Promise<string> {
  const secret = newSecret();
  await db`update identity.clients set secret_hash = ${hashSecret(secret)} where id = ${clientId}`;
  return secret;
}

/** The current session and attempts of a browser. */
export type ClientPointers = Partial<Pick<ClientRow, 'last_active_session_id' | 'sign_in_id' | 'sign_up_id'>>;

export async function updateClient(db: Db, id: string, pointers: ClientPointers, now: Date): Promise<ClientRow | null> {
  const [row] = await db<ClientRow[]>`
    update identity.clients set ${db({ ...pointers, updated_at: now })} where id = ${id} returning *`;
  return row ?? null;
}

export async function deleteClient(db: Db, id: string): Promise<void> {
  await db`delete from identity.clients where id = ${id}`;
}
