// npm run new -- section <name> [--menu site | patient | specialist] [--team @sawubona/<name>]
// npm run new -- page <id of a route's row> --table <table> --item <what one of it is called>
// npm run new -- notification <event> --for <who is told> --place <where it leads> --area <folder of supabase/schemas>
// npm run new -- rpc <name of a function> --area <folder of supabase/schemas> --section <who calls it> --data <folder of its src/data>
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { newNotification } from './new/notification.mjs';
import { newPage } from './new/page.mjs';
import { newRpc } from './new/rpc.mjs';
import { newSection } from './new/section.mjs';
import { bin, ROOT, run } from './setup/run.mjs';

const USAGE = `npm run new -- section pharmacy --menu patient
  writes a section in a folder of its own: a page, its route with a menu entry, its test, its budget and its team.
npm run new -- page patient.consultations --table consultations --item consultation
  writes the page of a row of the route table that says "later: true", with a list of what its person may read of the table.
npm run new -- rpc keep_care_plan --area chart --section patient --data care-plans
  writes a function that signed-in people call: schema, test, row of the access matrix, and its caller.
npm run new -- notification booking.inAMonth --for patient --place visit --area booking
  writes a kind of notification: who tells it, its entry in the catalogue with its mail, and a test that it is told.`;
const EDITED = /(manifest|route-table|shared-contracts\/src\/notifications\/[a-z]+)\.ts$/;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

function write(files) {
  const inTheWay = Object.keys(files).filter((file) => !EDITED.test(file) && existsSync(join(ROOT, file)));
  if (inTheWay.length > 0) throw new Error(`Already there: ${inTheWay.join(', ')}`);
  for (const [file, text] of Object.entries(files)) {
    console.log(`  ${existsSync(join(ROOT, file)) ? 'edited' : 'wrote '} ${file}`);
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
}

/** @returns {Promise<string[]>} every file below these folders, those not committed yet, too */
async function filesIn(...folders) {
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard', ...folders], { quiet: true });
  return output.split('\n');
}

/** The files of each kind, and the remaining manual steps. Returns nothing when an option is missing. */
const KINDS = {
  section: async (name, { menu, team }) => {
    const table = read('shared-contracts/src/routes/route-table.ts');
    const paths = [...table.matchAll(/^ {4}path: '([^']+)'/gm)].map(([, path]) => path);
    return {
      files: newSection({ name, menu, team, paths }),
      next: `Now: npx -y pnpm@12 install, npm run build -- remote-${name}, npm run check, npm run deploy -- ${name}`,
    };
  },
  page: async (id, { table, item }) =>
    table && item
      ? {
          files: newPage({ id, table, item, read }),
          next: 'Now say what one of the list is: its columns in the schema, its words in the list. Then: npm run check',
        }
      : undefined,
  rpc: async (name, { area, section, data }) => {
    if (!area || !section || !data) return undefined;
    return {
      files: newRpc({ name, area, section, data, files: await filesIn('supabase', 'remote-*') }),
      next: 'Now say what it does, in the schema. Then: npm run generate, npm run check',
    };
  },
  notification: async (event, { for: reader, place, area }) => {
    if (!reader || !place || !area) return undefined;
    const files = await filesIn('supabase/schemas', 'shared-contracts/src/notifications');
    return {
      files: newNotification({ event, reader, place, area, files, read }),
      next: 'Now say what happened, in the catalogue, and call the function where it happens. Then: npm run generate, npm run check',
    };
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(
    ['table', 'item', 'area', 'section', 'data', 'for', 'place', 'menu', 'team'].map((name) => [
      name,
      { type: 'string' },
    ]),
  ),
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
