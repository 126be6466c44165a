// Generates the baseline migration and shared-data/src/database.types.ts from supabase/schemas; `--check` only compares.

import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASELINE, baselineText } from './database/baseline.mjs';
import { introspect } from './database-types/introspect.mjs';
import { connectMigrated } from './database-types/migrated-database.mjs';
import { render } from './database-types/render.mjs';
import { ROOT } from './setup/run.mjs';

const TYPES = fileURLToPath(new URL('../shared-data/src/database.types.ts', import.meta.url));
const checks = process.argv.includes('--check');

/** @param {string} file @param {string} text what it must say */
async function keep(file, text) {
  if (!checks) return writeFile(file, text);
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  console.error(`${relative(ROOT, file)} differs from supabase/schemas. Run: npm run generate`);
  process.exitCode = 1;
}

async function typesText() {
  const { sql, stop } = await connectMigrated();
  try {
    return render(await introspect(sql));
  } finally {
    await stop();
  }
}

// The types are read off a database that the baseline builds.
await keep(BASELINE, await baselineText());
await keep(TYPES, await typesText());
