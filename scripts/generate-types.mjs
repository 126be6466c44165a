// Generates shared-data/src/database.types.ts from the migrations; `--check` only compares.
//
//   npm run generate            a database of its own, migrated from nothing
//   DATABASE_URL=… npm run generate   an existing, migrated database

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { introspect } from './database-types/introspect.mjs';
import { render } from './database-types/render.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'shared-data/src/database.types.ts');
const services = join(root, 'local-services');
const postgres = (await import(pathToFileURL(createRequire(join(services, 'package.json')).resolve('postgres')).href))
  .default;

/** A fresh migrated database, the one the tests use; bundled because Node 20 runs no TypeScript. */
async function startMigratedDatabase() {
  const folder = join(services, 'node_modules/.cache/generate-types');
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, 'global-setup.mjs');
  await build({
    entryPoints: [join(services, 'src/test-support/global-setup.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(services, 'dist/main.mjs')).href) },
    logLevel: 'error',
  });
  const { default: setup, templateDatabase } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  const stop = await setup();
  const url = new URL(process.env.TEST_POSTGRES_URL);
  url.pathname = `/${templateDatabase}`;
  return { url: url.href, stop };
}

async function generate() {
  const database = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startMigratedDatabase();
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    return render(await introspect(sql));
  } finally {
    await sql.end();
    await database.stop();
  }
}

const text = await generate();
if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== text) {
    console.error('shared-data/src/database.types.ts differs from the migrations. Run: npm run generate');
    process.exitCode = 1;
  }
} else {
  await writeFile(target, text);
}
