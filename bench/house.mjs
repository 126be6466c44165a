// node bench/house.mjs [--base <commit>]: how heavy the house is now, beside an earlier commit (the surveyed one, unless told).
// Lines and files by kind, what a section has of all section code, functions and tests, and how many tests a changed message reaches.
// Read from git: nothing is built or run.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { affectedTests } from '../scripts/check/affected-tests.mjs';
import { testFiles } from '../scripts/check/changed-files.mjs';
import { readImports } from '../scripts/check/imports/read-imports.mjs';
import { ROOT } from '../scripts/setup/run.mjs';

/** The commit that was surveyed. */
const SURVEYED = 'a4e5fcb2';
const MOST_BYTES = 1 << 30;

/** A kind of notification with words, a mail and a line of the settings: who adds one like it touches the files that name it. */
const NOTIFICATION = 'booking.inAWeek';

/** The first that fits a path is its kind. */
const KINDS = [
  ['not counted', /^pnpm-lock\.yaml$|\.(png|jpe?g|webp|woff2?|ico|pdf|gz|bin)$/],
  ['SQL, generated', /^supabase\/(migrations\/|unreleased\/2|released\.json)/],
  ['types, generated', /database\.types\.ts$/],
  ['texts learned from', /^shared-(clinical|triage\/training)\/(texts|neutral)\//],
  [
    'tests',
    /\.test\.(ts|tsx|mjs)$|(^|\/)(tests|e2e|testing|test-support|test)\/|(^|\/)test-|\.(examples|vignettes)\.ts$|\/(examples|vignettes)\//,
  ],
  ['SQL by hand', /\.sql$/],
  ['TypeScript shipped', /\.tsx?$/],
  ['CSS', /\.css$/],
  ['bench', /^bench\//],
  ['scripts', /\.(mjs|mts|cjs|js)$/],
  ['docs', /\.md$/],
  ['other', /./],
];
const SECTION = /^(remote-[a-z]+)\/.*\.(tsx?|css)$/;

const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: MOST_BYTES });

/** @returns {{ path: string, text: string }[]} every file of a commit, or of the working tree for `null` */
function filesOf(commit) {
  const listed = commit === null ? git('ls-files', '-z') : git('ls-tree', '-r', '-z', '--name-only', commit);
  const paths = listed.split('\0').filter((path) => path !== '' && kindOf(path) !== 'not counted');
  // One process reads all: `<object> blob <bytes>`, a line break, the bytes, a line break.
  const input = paths.map((path) => `${commit ?? ''}:${path}\n`).join('');
  const answer = execFileSync('git', ['cat-file', '--batch'], { input, maxBuffer: MOST_BYTES });
  const files = [];
  let at = 0;
  for (const path of paths) {
    const end = answer.indexOf(10, at);
    const bytes = Number(answer.toString('utf8', at, end).split(' ').at(-1));
    files.push({ path, text: answer.toString('utf8', end + 1, end + 1 + bytes) });
    at = end + bytes + 2;
  }
  return files;
}

const kindOf = (path) => KINDS.find(([, pattern]) => pattern.test(path))[0];
const linesIn = (text) => (text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0));
const count = (files, pattern) => files.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);

function measure(commit) {
  const files = filesOf(commit).map((file) => ({ ...file, kind: kindOf(file.path), lines: linesIn(file.text) }));
  const figures = new Map();
  const add = (name, value) => figures.set(name, (figures.get(name) ?? 0) + value);
  for (const { kind, lines } of files) {
    add('tree: lines', lines);
    add('tree: files', 1);
    add(`${kind}: lines`, lines);
    add(`${kind}: files`, 1);
  }
  const sections = new Map();
  for (const { path, lines, kind } of files) {
    const section = kind === 'tests' ? undefined : SECTION.exec(path)?.[1];
    if (section !== undefined) sections.set(section, (sections.get(section) ?? 0) + lines);
  }
  const all = [...sections.values()].reduce((sum, lines) => sum + lines, 0);
  figures.set('largest section, % of section code', Math.round((100 * Math.max(...sections.values())) / all));
  const of = (kind) => files.filter((file) => file.kind === kind);
  figures.set('SQL: functions', count(of('SQL by hand'), /^create (or replace )?function /gm));
  figures.set('SQL: triggers', count(of('SQL by hand'), /^create (constraint )?trigger /gm));
  figures.set('SQL: revoke execute', count(of('SQL by hand'), /^revoke execute /gm));
  figures.set('tests: cases written', count(of('tests'), /^\s*(it|test)(\.\w+)*\(/gm));
  figures.set('TypeScript shipped: spread literals', count(of('TypeScript shipped'), /^\s*\.\.\.[{[]/gm));
  const naming = files.filter(({ kind, text }) => kind !== 'bench' && text.includes(NOTIFICATION));
  const touched = naming.filter(({ text }) => !text.startsWith('-- Generated'));
  figures.set('a notification kind: files', touched.length);
  figures.set('decision records: files', files.filter(({ path }) => path.startsWith('docs/decisions/')).length);
  figures.set('docs: words', count(of('docs'), /\S+/g));
  return { figures, touched };
}

/** How many test files a changed sentence reaches, by the table it stands in; of the working tree. */
async function reachOfMessages() {
  const modules = readImports(ROOT);
  const tests = await testFiles();
  const tables = modules.map(({ file }) => file).filter((file) => file.endsWith('.messages.ts'));
  return tables
    .map((table) => ({ table, reach: affectedTests({ changed: [table], tests, modules, read: () => '' }).length }))
    .sort((one, other) => one.reach - other.reach);
}

const { values } = parseArgs({ options: { base: { type: 'string', default: SURVEYED } } });
const { figures: before } = measure(values.base);
// What `git add` has seen: the working tree, without what nobody keeps.
const { figures: after, touched } = measure(null);
console.log(`${''.padEnd(40)}${values.base.slice(0, 10).padStart(10)}${'now'.padStart(10)}${'ratio'.padStart(8)}`);
for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
  const [one, other] = [before.get(name) ?? 0, after.get(name) ?? 0];
  const ratio = one === 0 ? '–' : (other / one).toFixed(2);
  console.log(`${name.padEnd(40)}${String(one).padStart(10)}${String(other).padStart(10)}${ratio.padStart(8)}`);
}
console.log(`\nA notification kind such as ${NOTIFICATION}: ${touched.map(({ path }) => path).join(', ')}`);
const reached = await reachOfMessages();
const { reach: most, table } = reached.at(-1);
console.log(
  `\na changed message reaches, of ${reached.length} tables: median ${reached[reached.length >> 1].reach} test files, most ${most} (${table})`,
);
