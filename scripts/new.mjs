// npm run new -- page <id of a route's row> --table <table> --item <what one of it is called>
// npm run new -- rpc <name of a function> --area <folder of supabase/schemas> --data <folder of shared-data/src>
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { newPage } from './new/page.mjs';
import { newRpc } from './new/rpc.mjs';
import { bin, ROOT, run } from './setup/run.mjs';

const USAGE = `npm run new -- page patient.consultations --table consultations --item consultation
  writes the page of a row of the route table that says "later: true", with a list of what its person may read of the table.
npm run new -- rpc keep_care_plan --area chart --data care-plans
  writes a function that signed-in people call: schema, test, row of the access matrix, and its caller.`;
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

/** What each kind is made of, and what is left to say by hand. Nothing where an option is missing. */
const KINDS = {
  page: async (id, { table, item }) =>
    table && item
      ? {
          files: newPage({ id, table, item, read }),
          next: 'Now say what one of the list is: its columns in the schema, its words in the list. Then: npm run check',
        }
      : undefined,
  rpc: async (name, { area, data }) => {
    if (!area || !data) return undefined;
    const { output } = await run('git', ['ls-files', '-co', '--exclude-standard', 'supabase'], { quiet: true });
    return {
      files: newRpc({ name, area, data, files: output.split('\n') }),
      next: 'Now say what it does, in the schema. Then: npm run generate, npm run check',
    };
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(['table', 'item', 'area', 'data'].map((name) => [name, { type: 'string' }])),
});
const [kind, name] = positionals;
try {
  const made = name && Object.hasOwn(KINDS, kind) ? await KINDS[kind](name, values) : undefined;
  if (made === undefined) throw new Error(USAGE);
  write(made.files);
  await run(bin('biome'), ['check', '--write', ...Object.keys(made.files)], { quiet: true });
  console.log(made.next);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
