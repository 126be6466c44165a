// Generates shared-data/src/database.types.ts from the migrations; `--check` only compares.

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { introspect } from './database-types/introspect.mjs';
import { connectMigrated } from './database-types/migrated-database.mjs';
import { render } from './database-types/render.mjs';

const target = fileURLToPath(new URL('../shared-data/src/database.types.ts', import.meta.url));

async function generate() {
  const { sql, stop } = await connectMigrated();
  try {
    return render(await introspect(sql));
  } finally {
    await stop();
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
