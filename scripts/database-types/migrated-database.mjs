// A fresh PostgreSQL with all migrations, as the tests use, for scripts.

import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const services = fileURLToPath(new URL('../../local-services', import.meta.url));

/**
 * Loads a module of local-services.
 * @param {string} entry its path in the package
 */
export async function importBundled(entry) {
  // Bundled, because Node 20 runs no TypeScript; inside the package, so that its dependencies resolve.
  const folder = join(services, 'node_modules/.cache/scripts');
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, `${basename(entry, '.ts')}.mjs`);
  await build({
    entryPoints: [join(services, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * Returns a function that connects to a database.
 * @returns {Promise<(url: string, max?: number) => any>}
 */
export async function connector() {
  const { default: postgres } = await import(
    pathToFileURL(createRequire(join(services, 'package.json')).resolve('postgres')).href
  );
  return (url, max = 4) => postgres(url, { max, onnotice: () => {} });
}

/**
 * Connects to `DATABASE_URL` when set (an existing, migrated database), else to a temporary one.
 * @returns {Promise<{ sql: any, stop: () => Promise<void> }>}
 */
export async function connectMigrated() {
  const connect = await connector();
  if (process.env.DATABASE_URL) {
    const sql = connect(process.env.DATABASE_URL);
    return { sql, stop: () => sql.end() };
  }
  const { default: setup, templateDatabase } = await importBundled('src/test-support/global-setup.ts');
  const tearDown = await setup();
  const url = new URL(process.env.TEST_POSTGRES_URL);
  url.pathname = `/${templateDatabase}`;
  const sql = connect(url.href);
  const stop = async () => {
    await sql.end();
    await tearDown();
  };
  return { sql, stop };
}
