// node bench/room-bytes.mjs: what the running call loads beside the visit's page, as last built (npm run build), brotli as
// served. One file is the engine (a guest loads it as well), the other the screen. What mends and measures the call (call-keep) and
// what is drawn around and over the picture (call-more: sentences, panel, dialogs, a patient's cards) come when the picture stands, or
// after two seconds without one: they are printed, and not held against the goal. The record beside the practice's picture (care)
// and the open thread are not weighed here. Ends with code 1 above the goal.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toBrotli } from '../scripts/compose/compress.mjs';

const GOAL_KB = 20;
const BUILT = fileURLToPath(new URL('../remote-visit/dist/static', import.meta.url));
/** The chunks that the visit's page asks for before it names the call, as the build writes it. */
const CALL = /room:\(0,\w+\.\w+\)\(async\(\)=>\(await (.+?)\.then\([^)]*\)\)\)\.RoomPage/;
const ASKED = /\.e\("?([\w-]+)"?\)/g;

const names = (kind) => readdirSync(path.join(BUILT, kind, 'async'));
const read = (kind, name) => readFileSync(path.join(BUILT, kind, 'async', name));

const page = names('js').find((name) => /^page-consultation\.\w+\.js$/.test(name));
const [, asked] = CALL.exec(String(page && read('js', page))) ?? [];
if (!asked) throw new Error('The call is not found in the page of the visit: build first, or mend the pattern here.');
const ids = [...asked.matchAll(ASKED)].map(([, id]) => id);

/** After the first picture. */
const LATER = ['call-keep', 'call-more'];

const inKb = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
async function weigh(kind, asked) {
  let sum = 0;
  for (const name of names(kind).filter((one) => asked.includes(one.split('.')[0]) && one.endsWith(`.${kind}`))) {
    const bytes = (await toBrotli(read(kind, name))).length;
    console.log(`${inKb(bytes)}  ${name}`);
    sum += bytes;
  }
  return sum;
}

const both = await weigh('js', ids);
const later = await weigh('js', LATER);
if (both === 0 || later === 0) throw new Error('A file of the call is not found: build first, or mend the names here.');
await weigh('css', ids);
console.log(
  `scripts before the first picture: ${inKb(both)} brotli, goal: at most ${GOAL_KB}; after it ${inKb(later)}`,
);
process.exitCode = both <= GOAL_KB * 1000 ? 0 : 1;
