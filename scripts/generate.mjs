// Generates what pages say of the triage rules without their phrases, the rows of notification kinds and of the medicine catalogue, and the pending migration and shared-data/src/database.types.ts
// from supabase/schemas; `--check` only compares.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASELINE, baselineText } from './database/baseline.mjs';
import { catalogueFiles } from './database/medicine-catalogue.mjs';
import { draftMigration } from './database/next-migration.mjs';
import { KINDS, kindsText } from './database/notification-kinds.mjs';
import { BY_HAND } from './database/release-rules.mjs';
import { readReleased, textOf, UNRELEASED } from './database/released.mjs';
import { introspect } from './database-types/introspect.mjs';
import { connectMigrated } from './database-types/migrated-database.mjs';
import { render } from './database-types/render.mjs';
import { ROOT } from './setup/run.mjs';
import { RULESET, rulesetText } from './triage/ruleset.mjs';

const TYPES = fileURLToPath(new URL('../shared-data/src/database.types.ts', import.meta.url));
const checks = process.argv.includes('--check');

/**
 * @param {string} file
 * @param {string} text its expected text; empty when the file must not exist
 */
async function keep(file, text) {
  if (!checks) {
    if (!text) return rm(file, { force: true });
    await mkdir(dirname(file), { recursive: true });
    return writeFile(file, text);
  }
  if ((await textOf(file)) === text) return;
  console.error(`${relative(ROOT, file)} is not what it is generated from. Run: npm run generate`);
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

/** From the first release on the baseline stays as it is; what changed since is written beside it. */
async function keepUnreleased() {
  const { generated, differs, fails } = await draftMigration();
  await keep(UNRELEASED[1], generated);
  const byHand = [...differs.map((said) => `${said}. ${BY_HAND}`), ...fails.never];
  for (const sentence of byHand) console.error(sentence);
  if (byHand.length > 0) process.exitCode = 1;
}

await keep(RULESET, await rulesetText());
await keep(KINDS, await kindsText());
for (const [file, text] of await catalogueFiles()) await keep(file, text);
// The types are read from a database that the migrations build.
if (await readReleased()) await keepUnreleased();
else await keep(BASELINE, await baselineText());
await keep(TYPES, await typesText());
