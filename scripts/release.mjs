// npm run release -- <name>: the first one fixes the baseline, each further one writes the next migration; both write down what can
// be asked of the database, and of host and sections (shared-contracts/released). `--check` only says what waits; `--contract` lets go what was announced, and rows with it.

import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RECORDS, recordContract } from './contract/record.mjs';
import { BASELINE, baselineText } from './database/baseline.mjs';
import { draftMigration } from './database/next-migration.mjs';
import { judge, recordOf } from './database/release-rules.mjs';
import {
  RELEASED,
  readDeprecated,
  readReleased,
  releasedText,
  sha256,
  textOf,
  UNRELEASED,
} from './database/released.mjs';
import { defects } from './database/sql-rules.mjs';

const [name = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [checks, contract] = ['--check', '--contract'].map((word) => process.argv.includes(word));

function refuse(sentences) {
  console.error(['Nothing was written.', ...sentences].join('\n- '));
  process.exit(1);
}

/** The file that is due: the baseline as it stands, a new one, or none when the database did not change. */
function migrationOf({ before, generated, after }, now = new Date()) {
  if (!released) return { file: basename(BASELINE), text: baseline };
  if (!before && !generated && !after) return undefined;
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const head = `-- Release ${name}. Written by npm run release; never changed.\n`;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return { file: `${stamp}_release_${slug}.sql`, text: [head, before, generated, after].filter(Boolean).join('\n') };
}

/** The statements, each by its first line. */
const waiting = ({ before, generated, after }) =>
  [before, generated, after]
    .join('\n')
    .match(/^(create|alter|drop|comment|grant|revoke|insert|update|delete)\b.*/gim)
    ?.join('\n') ?? 'nothing';

const released = await readReleased();
const [deprecated, baseline, generated] = [await readDeprecated(), await baselineText(), await textOf(UNRELEASED[1])];
if (!checks && !/^\w[\w.-]*$/.test(name)) refuse(['Say a name: npm run release -- 2']);
if (released?.releases[name]) refuse([`${name} is released already`]);
const draft = await draftMigration();
if (released ? draft.generated !== generated : (await textOf(BASELINE)) !== baseline) {
  refuse(['What waits is not what supabase/schemas say now. Run npm run generate, and read what it writes.']);
}
const { refused, noted } = judge({ released, draft, deprecated, contract });
for (const sentence of noted) console.log(`! ${sentence}`);
const migration = migrationOf(draft);
const path = `migrations/${migration?.file}`;
if (migration) refused.push(...defects([{ path, text: migration.text }]));
if (checks)
  console.log(
    released
      ? `Waits for release:\n${waiting(draft)}`
      : 'Nothing is released yet: the first release fixes the baseline.',
  );
if (refused.length > 0) refuse(refused);
if (!checks) {
  await recordContract(join(RECORDS, name));
  const record = migration ? { migration: migration.file, sha256: sha256(migration.text) } : {};
  if (migration) writeFileSync(join(RELEASED, '..', path), migration.text);
  writeFileSync(RELEASED, releasedText(recordOf({ released, name, draft, deprecated, migration: record })));
  for (const file of UNRELEASED) rmSync(file, { force: true });
  console.log(
    `Release ${name}: ${migration ? `supabase/${path}` : 'the database did not change'}. Commit it with supabase/released.json and shared-contracts/released/${name}.`,
  );
}
