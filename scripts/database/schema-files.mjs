// The files of supabase/schemas in build order: the list `schema_paths` of supabase/config.toml, which the Supabase CLI also
// reads. `*` matches any part of a name; a pattern's files are sorted, and each file counts once.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';

const SUPABASE = fileURLToPath(new URL('../../supabase', import.meta.url));

/** A scheduler as hosted Supabase has one: what the schemas schedule is seen only where there is one. */
export const SCHEDULER = `create schema cron;
  create table cron.job (name text primary key, schedule text, command text, username text);
  create function cron.schedule(text, text, text) returns bigint language sql security definer as
    $$ insert into cron.job values ($1, $2, $3, session_user)
      on conflict (name) do update set schedule = $2, command = $3 returning 1::bigint $$;`;

/** @typedef {{ path: string, text: string }} SqlFile `path` is relative to the folder supabase: `schemas/booking/moving.sql` */

/** @param {string} pattern of schema_paths, such as `./schemas/booking/*.sql` */
function matcher(pattern) {
  const parts = pattern.replace(/^\.\//, '').split('*');
  return new RegExp(`^${parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('[^/]*')}$`);
}

/**
 * Orders files by patterns.
 * @param {string[]} patterns
 * @param {string[]} paths
 * @throws when a pattern matches no file, or a file no pattern
 */
export function inOrder(patterns, paths) {
  const ordered = new Set();
  for (const pattern of patterns) {
    const found = paths.filter((path) => matcher(pattern).test(path)).sort();
    if (found.length === 0) throw new Error(`schema_paths of supabase/config.toml: ${pattern} matches no file`);
    for (const path of found) ordered.add(path);
  }
  const left = paths.filter((path) => !ordered.has(path));
  if (left.length > 0) throw new Error(`schema_paths of supabase/config.toml does not reach ${left.join(', ')}`);
  return [...ordered];
}

/** @returns {Promise<SqlFile[]>} */
export async function schemaFiles() {
  const config = parse(await readFile(join(SUPABASE, 'config.toml'), 'utf8'));
  const names = await readdir(join(SUPABASE, 'schemas'), { recursive: true });
  const paths = names.filter((name) => name.endsWith('.sql')).map((name) => `schemas/${name.replaceAll('\\', '/')}`);
  return Promise.all(
    inOrder(config.db.migrations.schema_paths, paths).map(async (path) => ({
      path,
      text: await readFile(join(SUPABASE, path), 'utf8'),
    })),
  );
}

/** @returns {Promise<SqlFile[]>} the migrations, in order of application */
export async function migrationFiles() {
  const names = (await readdir(join(SUPABASE, 'migrations'))).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: `migrations/${name}`,
      text: await readFile(join(SUPABASE, 'migrations', name), 'utf8'),
    })),
  );
}

/**
 * Builds a database from the schemas: on one connection, because their first file sets options for the others.
 * @param {any} sql a connection (postgres.js) to a database that has the platform's schemas and none of ours
 */
export async function buildFromSchemas(sql) {
  const files = await schemaFiles();
  const connection = await sql.reserve();
  try {
    for (const { path, text } of files) {
      await connection.unsafe(text).catch((cause) => {
        const line = cause.position ? `:${text.slice(0, Number(cause.position)).split('\n').length}` : '';
        throw new Error(`supabase/${path}${line}: ${cause.message}`, { cause });
      });
    }
    await connection`reset check_function_bodies`;
  } finally {
    connection.release();
  }
}
