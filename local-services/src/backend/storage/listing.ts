import type { Sql } from 'postgres';
import { z } from 'zod';
import type { Claims } from '../tokens';
import { type ObjectRow, withClaims } from './object-rows';

/** Options of `list`, with the defaults of storage-js. */
export const listQuery = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(200).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

/** One line of a listing: an object, or a folder (then only the name is set). */
export interface ListEntry {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: ObjectRow['metadata'] | null;
}

const likeLiteral = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);

function entriesOf(rows: readonly ObjectRow[], folder: string): ListEntry[] {
  const entries = new Map<string, ListEntry>();
  for (const row of rows) {
    const rest = row.name.slice(folder.length);
    const slash = rest.indexOf('/');
    if (slash >= 0) {
      const name = rest.slice(0, slash);
      const nothing = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
      entries.set(`${name}/`, { name, ...nothing });
      continue;
    }
    const { id, updated_at, created_at, last_accessed_at, metadata } = row;
    entries.set(rest, { name: rest, id, updated_at, created_at, last_accessed_at, metadata });
  }
  return [...entries.values()];
}

/** Lists one folder of a bucket, as far as the user may see it. Names are relative to the folder. */
export async function listObjects(sql: Sql, claims: Claims, bucket: string, query: z.infer<typeof listQuery>) {
  const trimmed = query.prefix.replace(/^\/+|\/+$/g, '');
  const folder = trimmed === '' ? '' : `${trimmed}/`;
  const pattern = `${likeLiteral(folder + query.search)}%`;
  const { value: rows } = await withClaims(
    sql,
    claims,
    (tx) =>
      tx<ObjectRow[]>`
      select id, bucket_id, name, version, metadata, user_metadata, created_at, updated_at, last_accessed_at
      from storage.objects where bucket_id = ${bucket} and name like ${pattern} order by name`,
  );
  const { column, order } = query.sortBy;
  const entries = entriesOf(rows, folder);
  const keyOf = (entry: ListEntry) => (column === 'name' ? entry.name : (entry[column]?.getTime() ?? 0));
  entries.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0) * (order === 'asc' ? 1 : -1));
  return entries.slice(query.offset, query.offset + query.limit);
}
