import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { connector, importBundled } from '../../database-types/migrated-database.mjs';
import { ROOT } from '../../setup/run.mjs';

const inSupabase = (...names) => path.join(ROOT, 'supabase', ...names);

/** What the files of this checkout say that a deployment must be, but for its database. */
export function repositoryFiles() {
  const functions = readdirSync(inSupabase('functions')).filter((name) =>
    existsSync(inSupabase('functions', name, 'index.ts')),
  );
  const migrations = readdirSync(inSupabase('migrations')).filter((name) => name.endsWith('.sql'));
  return {
    functions,
    migrations: migrations.map((name) => ({ version: name.slice(0, 14), name })),
    templates: JSON.parse(readFileSync(inSupabase('token-templates.json'), 'utf8')),
  };
}

/** What a database made from this checkout answers. @param {string} url of one that was migrated and nothing else */
export async function expectedFacts(url) {
  const sql = (await connector())(url, 1);
  try {
    const [row] = await sql`select public.deployment_facts() as facts`;
    return row.facts;
  } finally {
    await sql.end();
  }
}

/** The same of a database made for the purpose; some seconds. */
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
