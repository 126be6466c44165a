import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import postgres, { type Options, type Sql, type TransactionSql } from 'postgres';
import type { Manifest } from './manifest';

/**
 * Tables whose rows are not backed up: sessions and sign-ins, rate counters, and updates for pages open at that moment. No
 * backed-up row refers to them.
 */
export const EXCLUDED_TABLES = [
  ...['clients', 'sessions', 'sign_ins', 'sign_ups', 'codes', 'email_links', 'tickets', 'throttles'].map(
    (name) => `identity.${name}`,
  ),
  ...['identity.session_verifications', 'identity.backend_sessions', 'auth.sessions', 'auth.refresh_tokens'],
  ...['realtime.messages', 'realtime.changes'],
];

/** An object's content, found by the version in its row. */
export interface StoredObject {
  version: string;
  size: number;
}

/** The content of a database snapshot; each table is in `<folder>/<its name>`. */
export interface Dump extends Pick<Manifest, 'takenAt' | 'migrations' | 'tables' | 'leftOut' | 'sequences'> {
  objects: StoredObject[];
  /** The last anchor entry that the database knew. */
  anchoredEntry: number;
}

/** Returns every table of the product with its writable columns. */
export const tablesOf = (sql: Sql | TransactionSql) => sql<{ name: string; columns: string[] }[]>`
  select format('%s.%s', n.nspname, c.relname) as name,
    array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'local_services')
  group by 1 order by 1`;

/** Quotes a name for SQL. Names come from the catalogue or were compared with it. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
export const columnList = (columns: readonly string[]): string => columns.map((one) => quoted(one)).join(', ');

/** A connection with access to its network socket. */
export interface CopyConnection {
  sql: Sql;
  /** Resumes reading a paused socket. */
  resume(): void;
}

/**
 * Opens a connection for `copy … to stdout`. The driver pauses the socket while a reader is slow, and does not resume when the
 * last row came in the same packet as the end: without `resume` the next statement would wait for ever.
 */
export function openCopyConnection(databaseUrl: string): CopyConnection {
  const { hostname, port } = new URL(databaseUrl);
  let current: Socket | null = null;
  const socket = async () => {
    current = connect(Number(port), hostname);
    await once(current, 'connect');
    return current;
  };
  // The option is documented but not typed.
  const options = { max: 1, onnotice: () => {}, socket } as Options<Record<string, never>>;
  return { sql: postgres(databaseUrl, options), resume: () => void current?.resume() };
}

type Table = Pick<Manifest['tables'][number], 'name' | 'columns'>;

async function copyTable(tx: TransactionSql, folder: string, { name, columns }: Table, resume: () => void) {
  const source = await tx.unsafe(`copy ${quoted(name)} (${columnList(columns)}) to stdout`).readable();
  source.once('end', resume);
  await pipeline(source, createWriteStream(join(folder, name), { mode: 0o600, flags: 'wx' }));
  const [row] = await tx.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${quoted(name)}`);
  return { name, columns, rows: row?.rows ?? 0 };
}

async function sequencesOf(tx: TransactionSql): Promise<Manifest['sequences']> {
  const names = await tx<{ name: string }[]>`
    select format('%s.%s', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname !~ '^pg_' order by 1`;
  const found: Manifest['sequences'] = [];
  for (const { name } of names) {
    const [row] = await tx.unsafe<{ last: string; called: boolean }[]>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    found.push({ name, last: row?.last ?? '1', isCalled: row?.called ?? false });
  }
  return found;
}

/**
 * Copies all rows as of one instant into files of a new folder, while other sessions keep writing. `takeFiles` is called within
 * the same instant with the objects whose content belongs to it.
 */
export function dumpDatabase(
  { sql, resume }: CopyConnection,
  folder: string,
  takeFiles: (objects: StoredObject[]) => Promise<void>,
  tell: (text: string) => void,
): Promise<Dump> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = 0`;
    const [{ at } = { at: '' }] = await tx<{ at: string }[]>`
      select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;
    const objects = await tx<StoredObject[]>`
      select version, coalesce((metadata ->> 'size')::int, 0) as size from storage.objects where version is not null`;
    // First, because replaced content is deleted at once, while this snapshot's rows stay.
    await takeFiles([...objects]);
    await mkdir(folder, { mode: 0o700 });
    const [known] = await tx<{ entry: number }[]>`select entry::int from private.access_log_anchoring`;
    const found = await tablesOf(tx);
    const tables: Manifest['tables'] = [];
    for (const table of found.filter(({ name }) => !EXCLUDED_TABLES.includes(name))) {
      tell(`Copying the table ${tables.length + 1} of ${found.length - EXCLUDED_TABLES.length}`);
      tables.push(await copyTable(tx, folder, table, resume));
    }
    return {
      takenAt: at,
      objects: [...objects],
      tables,
      leftOut: EXCLUDED_TABLES,
      anchoredEntry: known?.entry ?? 0,
      sequences: await sequencesOf(tx),
      migrations: [
        ...(await tx<Manifest['migrations']>`select name, checksum from local_services.migrations order by name`),
      ],
    };
  });
}

export const sizeOf = async (path: string): Promise<number> => (await stat(path)).size;
