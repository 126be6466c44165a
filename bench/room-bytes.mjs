// node bench/room-bytes.mjs: what the running call loads beside the visit's page, as last built (npm run build), brotli as
// served. One file is the engine with the thread's words (a guest loads it as well), the other the screens. What opens
// later (dialogs, the patient's cards, thread, care) is no part of it. Ends with code 1 above the goal.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toBrotli } from '../scripts/compose/compress.mjs';

const GOAL_KB = 20;
const BUILT = fileURLToPath(new URL('../remote-public/dist/static', import.meta.url));
/** The chunks that the visit's page asks for before it names the call, as the build writes it. */
const CALL = /room:\(0,\w+\.lazy\)\(async\(\)=>\(\{default:\(await (.+?)\.then\([^)]*\)\)\)\.RoomPage/;
const ASKED = /\.e\("?([\w-]+)"?\)/g;

const names = (kind) => readdirSync(path.join(BUILT, kind, 'async'));
const read = (kind, name) => readFileSync(path.join(BUILT, kind, 'async', name));

const page = names('js').find((name) => /^page-consultation\.\w+\.js$/.test(name));
const [, asked] = CALL.exec(String(page && read('js', page))) ?? [];
if (!asked) throw new Error('The call is not found in the page of the visit: build first, or mend the pattern here.');
const ids = [...asked.matchAll(ASKED)].map(([, id]) => id);

let scripts = 0;
for (const kind of ['js', 'css']) {
  const files = names(kind).filter((name) => ids.includes(name.split('.')[0]) && name.endsWith(`.${kind}`));
  for (const name of files) {
    const bytes = (await toBrotli(read(kind, name))).length;
    if (kind === 'js') scripts += bytes;
    console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}`);
  }
}
console.log(`scripts of the call: ${(scripts / 1000).toFixed(1)} kB brotli; goal: at most ${GOAL_KB}`);
process.exitCode = scripts <= GOAL_KB * 1000 ? 0 : 1;
