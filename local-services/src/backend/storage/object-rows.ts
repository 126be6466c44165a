import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { assumeClaims } from '../../database/act-as';
import type { Claims } from '../tokens';
import type { ObjectAddress } from './object-name';

export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

export interface ObjectRow {
  id: string;
  bucket_id: string;
  name: string;
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
}

export interface ObjectWrite {
  address: ObjectAddress;
  version: string;
  metadata: ObjectMetadata;
  userMetadata: Record<string, unknown> | null;
  /** create: refuses an existing name; upsert: replaces it; update: requires an existing name. */
  mode: 'create' | 'upsert' | 'update';
}

type Json = Parameters<Sql['json']>[0];

/** Runs `work` under row security. */
export function withClaims<T>(sql: Sql, claims: Claims, work: (tx: TransactionSql) => Promise<T>) {
  return sql.begin(async (tx) => {
    await assumeClaims(tx, claims);
    return { value: await work(tx) };
  });
}

async function writeRow(tx: TransactionSql, claims: Claims, write: ObjectWrite): Promise<{ id: string } | undefined> {
  const { bucket, name } = write.address;
  const metadata = tx.json({ ...write.metadata });
  const userMetadata = write.userMetadata ? tx.json(write.userMetadata as Json) : null;
  const owner = claims.sub ?? null;
  const replace = tx`version = ${write.version}, metadata = ${metadata}, user_metadata = ${userMetadata}, updated_at = now()`;
  if (write.mode === 'update') {
    const [row] = await tx<{ id: string }[]>`
      update storage.objects set ${replace} where bucket_id = ${bucket} and name = ${name} returning id`;
    return row;
  }
  // As on hosted projects, creating needs only the right to insert, so the row is not read back.
  const id = randomUUID();
  const insert = tx`
    insert into storage.objects (id, bucket_id, name, owner_id, version, metadata, user_metadata)
    values (${id}, ${bucket}, ${name}, ${owner}, ${write.version}, ${metadata}, ${userMetadata})`;
  if (write.mode === 'create') {
    await insert;
    return { id };
  }
  const [row] = await tx<{ id: string }[]>`
    ${insert} on conflict (bucket_id, name) do update set ${replace} returning id`;
  return row;
}

/** Thrown to roll a trial write back. */
class Tried extends Error {}

/**
 * Whether the user could now write this object of at least that many bytes: the row is written and rolled back. Returns false
 * when there is nothing to update. Throws the database's error when they may not.
 */
export async function mayWrite(
  sql: Sql,
  claims: Claims,
  { address, mode, size }: Pick<ObjectWrite, 'address' | 'mode'> & { size: number },
) {
  const version = randomUUID();
  const metadata = { eTag: version, size, mimetype: '', cacheControl: '', lastModified: '', contentLength: size };
  const write = { address, version, metadata: { ...metadata, httpStatusCode: 200 }, userMetadata: null, mode };
  let may = false;
  await sql
    .begin(async (tx) => {
      await assumeClaims(tx, claims);
      may = (await writeRow(tx, claims, write)) !== undefined;
      throw new Tried();
    })
    .catch((cause: unknown) => {
      if (!(cause instanceof Tried)) throw cause;
    });
  return may;
}

/** Writes the row as the user. Returns its id and the version it replaced; null when there is nothing to update. */
export async function saveObject(sql: Sql, claims: Claims, write: ObjectWrite) {
  return sql.begin(async (tx) => {
    const { bucket, name } = write.address;
    const [before] = await tx<{ version: string }[]>`
      select version from storage.objects where bucket_id = ${bucket} and name = ${name} for update`;
    await assumeClaims(tx, claims);
    const row = await writeRow(tx, claims, write);
    return row ? { id: row.id, replaced: before?.version ?? null } : null;
  });
}

export async function readObject(sql: Sql, claims: Claims, { bucket, name }: ObjectAddress): Promise<ObjectRow | null> {
  const { value } = await withClaims(sql, claims, async (tx) => {
    const [row] = await tx<ObjectRow[]>`
      select id, bucket_id, name, version, metadata, user_metadata, created_at, updated_at, last_accessed_at
      from storage.objects where bucket_id = ${bucket} and name = ${name}`;
    return row ?? null;
  });
  return value;
}

/** Removes the objects that the user may remove and returns them. */
export async function removeObjects(sql: Sql, claims: Claims, bucket: string, names: string[]): Promise<ObjectRow[]> {
  const { value } = await withClaims(sql, claims, async (tx) => {
    const rows = await tx<ObjectRow[]>`
      delete from storage.objects where bucket_id = ${bucket} and name = any (${names}::text[]) returning *`;
    return [...rows];
  });
  return value;
}
