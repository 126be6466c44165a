import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { StartError } from '../start-error';

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

async function readFolder(folder: string): Promise<Migration[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function prepareHistory(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists local_services;
    revoke all on schema local_services from public;
    create table if not exists local_services.migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );`);
}

function describeFailure(migration: Migration, cause: unknown): StartError {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const position = 'position' in error ? Number(error.position) : 0;
  const line = position ? ` (line ${migration.text.slice(0, position).split('\n').length})` : '';
  return new StartError(`The migration ${migration.name} failed${line}: ${error.message}`);
}

async function applyOne(sql: Sql, migration: Migration): Promise<void> {
  await sql
    .begin(async (tx) => {
      await tx.unsafe(migration.text);
      await tx`insert into local_services.migrations (name, checksum) values (${migration.name}, ${migration.checksum})`;
    })
    .catch((cause: unknown) => {
      throw describeFailure(migration, cause);
    });
}

/**
 * Refuses a database migrated by files that no longer exist, such as one of an earlier or later checkout, because the effect of
 * today's files on it is unknown. Call before `applyMigrations`, with all folders of the product.
 * @throws StartError
 */
export async function assertKnownHistory(sql: Sql, folders: readonly string[]): Promise<void> {
  await prepareHistory(sql);
  const files = (await Promise.all(folders.map(readFolder))).flat();
  const done = await sql<{ name: string }[]>`select name from local_services.migrations order by name`;
  const [first, ...more] = done.filter(({ name }) => !files.some((file) => file.name === name));
  if (!first) return;
  throw new StartError(
    `This database was made by another version of the product: its migration ${first.name}` +
      `${more.length > 0 ? ` and ${more.length} more` : ''} is not part of this one. ` +
      'To begin again with an empty database: npm run reset',
  );
}

/**
 * Applies the `.sql` files of each folder, by name, folder after folder, each in its own transaction and once only. Then the
 * realtime triggers follow the publication. Returns the names applied now.
 * @throws StartError when a file fails or was changed after it was applied
 */
export async function applyMigrations(sql: Sql, folders: readonly string[]): Promise<string[]> {
  await prepareHistory(sql);
  const done = await sql<{ name: string; checksum: string }[]>`select name, checksum from local_services.migrations`;
  const checksums = new Map(done.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const folder of folders) {
    for (const migration of await readFolder(folder)) {
      const known = checksums.get(migration.name);
      if (known === migration.checksum) continue;
      if (known) {
        throw new StartError(
          `The migration ${migration.name} was changed after it had been applied: this database is of an earlier version. ` +
            'To begin again with an empty database: npm run reset',
        );
      }
      await applyOne(sql, migration);
      applied.push(migration.name);
    }
  }
  if (applied.length > 0) await sql`select realtime.sync_publication()`;
  return applied;
}
