// npm run new -- page <id of a route's row> --table <table> --item <what one of it is called>
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { newPage } from './new/page.mjs';
import { bin, ROOT, run } from './setup/run.mjs';

const USAGE = `npm run new -- page patient.consultations --table consultations --item consultation
  writes the page of a row of the route table that says "later: true", with a list of what its person may read of the table.`;
const EDITED = /(manifest|route-table)\.ts$/;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

function write(files) {
  const inTheWay = Object.keys(files).filter((file) => !EDITED.test(file) && existsSync(join(ROOT, file)));
  if (inTheWay.length > 0) throw new Error(`Already there: ${inTheWay.join(', ')}`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    console.log(`  ${EDITED.test(file) ? 'edited' : 'wrote '} ${file}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'string' }, item: { type: 'string' } },
});
const [kind, id] = positionals;
if (kind !== 'page' || !id || !values.table || !values.item) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const files = newPage({ id, table: values.table, item: values.item, read });
  write(files);
  await run(bin('biome'), ['check', '--write', ...Object.keys(files)], { quiet: true });
  console.log('Now say what one of the list is: its columns in the schema, its words in the list. Then: npm run check');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
