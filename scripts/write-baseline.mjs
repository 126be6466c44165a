// Writes the first migration anew from supabase/schemas. Only as long as no database outside this checkout was made by it:
// afterwards a change is a migration of its own (CONTRIBUTING.md).

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { schemaFiles } from './database/schema-files.mjs';

const migrations = fileURLToPath(new URL('../supabase/migrations/', import.meta.url));
const BASELINE = '20261120000000_baseline.sql';
const HEADER = `-- Made by scripts/write-baseline.mjs from supabase/schemas, file by file: read the database there.
`;

await mkdir(migrations, { recursive: true });
const others = (await readdir(migrations)).filter((name) => name.endsWith('.sql') && name !== BASELINE);
if (others.length > 0) {
  console.error(`The baseline is the only migration or none: ${others.join(', ')} would be applied on top of it.`);
  process.exit(1);
}
const parts = (await schemaFiles()).map(({ path, text }) => `-- ${path}\n\n${text}`);
await writeFile(`${migrations}${BASELINE}`, [HEADER, ...parts, 'reset check_function_bodies;\n'].join('\n'));
