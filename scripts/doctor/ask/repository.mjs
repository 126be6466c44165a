import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { connector, importBundled } from '../../database-types/migrated-database.mjs';
import { ROOT } from '../../setup/run.mjs';

const inSupabase = (...names) => path.join(ROOT, 'supabase', ...names);

/** What this checkout's files require of a deployment, apart from its database. */
export function repositoryFiles() {
  const functions = readdirSync(inSupabase('functions')).filter((name) =>
    existsSync(inSupabase('functions', name, 'index.ts')),
  );
  const sqlIn = (folder) =>
    existsSync(inSupabase(folder)) ? readdirSync(inSupabase(folder)).filter((name) => name.endsWith('.sql')) : [];
  return {
    functions,
    migrations: sqlIn('migrations').map((name) => ({ version: name.slice(0, 14), name })),
    unreleased: sqlIn('unreleased'),
    templates: JSON.parse(readFileSync(inSupabase('token-templates.json'), 'utf8')),
  };
}

/**
 * Returns the facts of a database made from this checkout.
 * @param {string} url of a database that was only migrated
 */
export async function expectedFacts(url) {
  const sql = (await connector())(url, 1);
  try {
    const [row] = await sql`select public.deployment_facts() as facts`;
    return row.facts;
  } finally {
    await sql.end();
  }
}

/** The same for a temporary database; takes some seconds. */
export async function expectedFactsOfNew() {
  const { default: setup, templateDatabase } = await importBundled('src/test-support/global-setup.ts');
  const tearDown = await setup();
  try {
    const url = new URL(process.env.TEST_POSTGRES_URL);
    url.pathname = `/${templateDatabase}`;
    return await expectedFacts(url.href);
  } finally {
    await tearDown();
  }
}
