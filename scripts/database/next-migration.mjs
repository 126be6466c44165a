// What leads from the last release to the schemas of now. pg-delta writes it; two databases prove it.

import { once } from 'node:events';
import { createRequire } from 'node:module';
import { extract, plan, renderPlanFiles } from '@supabase/pg-delta';
import { connector, importBundled } from '../database-types/migrated-database.mjs';
import { readCatalogue } from './catalogue.mjs';
import { compareCatalogues } from './compare-catalogues.mjs';
import { readPromises } from './promises.mjs';
import { textOf, UNRELEASED } from './released.mjs';
import { buildFromSchemas, SCHEDULER } from './schema-files.mjs';

// The driver that pg-delta asks with; the product has another one.
const { Pool } = createRequire(import.meta.resolve('@supabase/pg-delta'))('pg');

/** Roles are the platform's; whoever migrates owns what it makes and has every right of it. None of this is written down. */
function policyOf(facts, owner) {
  return {
    id: 'sawubona',
    assumedRoles: facts.filter(({ id }) => id.kind === 'role').map(({ id }) => id.name),
    filter: [
      // The owner's own entry stays: the default privileges that a new table meets hang on it.
      { match: { all: [{ kind: 'role' }, { not: { name: owner } }] }, action: 'exclude' },
      { match: { kind: 'membership' }, action: 'exclude' },
      { match: { all: [{ kind: 'acl' }, { idField: { field: 'grantee', glob: owner } }] }, action: 'exclude' },
    ],
  };
}

/**
 * The SQL that makes one database like another, but for rows.
 * @param {string} from @param {string} to URLs with the same role, on one server
 * @returns {Promise<string>} empty when nothing differs
 * @throws when one transaction cannot do it, or a kind of object is there that pg-delta does not write
 */
export async function migrationBetween(from, to) {
  const pools = [from, to].map((connectionString) => new Pool({ connectionString, max: 1 }));
  try {
    const [source, target] = [await extract(pools[0]), await extract(pools[1])];
    const unknown = target.diagnostics.filter(({ code }) => code === 'unmodeled_kind').map(({ message }) => message);
    if (unknown.length > 0) throw new Error(`No migration can be written of this:\n${unknown.join('\n')}`);
    const owner = decodeURIComponent(new URL(to).username);
    const whole = plan(source.factBase, target.factBase, { policy: policyOf(target.factBase.facts(), owner) });
    const actions = whole.actions.filter(({ sql }) => !sql.endsWith(` OWNER TO "${owner}"`));
    const { files } = renderPlanFiles({ ...whole, actions }, { allowDrops: true });
    if (files.length > 1 || files.some(({ transactional }) => !transactional)) {
      throw new Error(
        'One transaction cannot do this (a new value of an enum and its use, say): release it in two steps.',
      );
    }
    return files.map(({ contents }) => `${contents.trim()}\n`).join('');
  } finally {
    await Promise.all(pools.map(closed));
  }
}

/** A pool has ended before its one connection is closed: whoever drops its database right after would cut that, which throws. */
async function closed(pool) {
  const gone = pool.totalCount > 0 ? once(pool, 'remove') : null;
  await pool.end();
  await gone;
}

const withTable = (name) => name.replace(/^column /, 'table ').replace(/\.[^.]+$/, '');

/** What is lost with its rows. @param {Map<string, any>} from @param {Map<string, any>} to */
export function destroyed(from, to) {
  return [...from].flatMap(([name, aspects]) => {
    if (name.startsWith('table ') && !to.has(name)) return [`${name} goes, with its rows`];
    if (!name.startsWith('column ') || !from.has(withTable(name)) || !to.has(withTable(name))) return [];
    const now = to.get(name);
    if (!now) return [`${name} goes, with what it holds`];
    return now.type === aspects.type ? [] : [`${name} becomes ${now.type}, it was ${aspects.type}`];
  });
}

/** What rows that exist may make fail, which empty databases do not show: `never` fails with any row. */
export function failing(from, to) {
  const found = { never: [], perhaps: [] };
  for (const [name, aspects] of to) {
    const old = from.get(name);
    if (name.startsWith('column ') && from.has(withTable(name)) && aspects['may be null'] === 'false') {
      const filled = aspects.default ?? aspects.generated;
      if (!old && !filled)
        found.never.push(`${name} may not be null and has no default: fill it in supabase/unreleased/1-before.sql`);
      if (old?.['may be null'] === 'true') found.perhaps.push(`${name} may not be null any more`);
    }
    const table = name.match(/^constraint .* of (.*)$/)?.[1];
    if (table && from.has(`table ${table}`) && old?.rule !== aspects.rule)
      found.perhaps.push(`${name} is new: ${aspects.rule}`);
  }
  return found;
}

async function buildBoth() {
  const { startServer } = await importBundled('src/test-support/global-setup.ts');
  const { applyMigrations } = await importBundled('src/database/apply-migrations.ts');
  const { migrationFolders } = await importBundled('src/folders.ts');
  const [connect, server] = [await connector(), await startServer()];
  const opened = [];
  const stop = async () => {
    await Promise.all(opened.map((sql) => sql.end()));
    await server.stop();
  };
  const build = async (name, fill) => {
    const url = new URL(server.url);
    const admin = connect(url.href, 1);
    await admin.unsafe(`create database ${name}`).finally(() => admin.end());
    url.pathname = `/${name}`;
    const sql = connect(url.href, 1);
    opened.push(sql);
    await applyMigrations(sql, migrationFolders.slice(0, 1));
    await sql.unsafe(SCHEDULER);
    await fill(sql);
    return { sql, url: url.href };
  };
  try {
    const released = await build('released', (sql) => applyMigrations(sql, migrationFolders.slice(0, 2)));
    return { released, now: await build('now', buildFromSchemas), stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/**
 * Writes the migration that is due, and runs it in a database of the released migrations to compare that with one of the schemas.
 * @returns what `differs` afterwards must be written by hand; `destroys` and `fails` are said of what was released
 */
export async function draftMigration() {
  const { released, now, stop } = await buildBoth();
  const catalogueOf = ({ sql }) => sql.begin(readCatalogue);
  const [before, , after] = await Promise.all(UNRELEASED.map((file) => textOf(file)));
  const run = (name, text) =>
    released.sql
      .begin((tx) => tx.unsafe(text))
      .catch((cause) => {
        throw new Error(`supabase/unreleased/${name}: ${cause.message}`, { cause });
      });
  try {
    const [old, wanted] = [await catalogueOf(released), await catalogueOf(now)];
    await run('1-before.sql', before);
    const prepared = before ? await catalogueOf(released) : old;
    const generated = await migrationBetween(released.url, now.url);
    await run('2-generated.sql', generated);
    await run('3-after.sql', after);
    const differs = compareCatalogues(await catalogueOf(released), wanted, ['migrations', 'schemas']);
    // What our own catalogue does not know of (casts, statistics …), pg-delta may.
    const left = await migrationBetween(released.url, now.url);
    return {
      before,
      generated,
      after,
      promises: await now.sql.begin(readPromises),
      differs: left ? [...differs, `what is left to do: ${left}`] : differs,
      destroys: destroyed(old, wanted),
      fails: failing(prepared, wanted),
    };
  } finally {
    await stop();
  }
}
