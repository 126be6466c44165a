// npm run check:section -- patient: checks and builds one section, for what differs from `main` (--base another commit); green, it
// may be deployed alone. --reached tells the sections that a change reaches, to a file with --to.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES } from '../federation/remotes.mjs';
import { affectedTests, withinTime } from './check/affected-tests.mjs';
import { changedFiles, testFiles } from './check/changed-files.mjs';
import { reachedLine, sectionsReached, testsOfSection } from './check/sections.mjs';
import { checkDependencies } from './check/source.mjs';
import { checkTypes } from './check/types.mjs';
import { runVitest, secondsOfTests } from './check/vitest.mjs';
import { noteGreen } from './delivery/checked.mjs';
import { installDependencies, requireNode } from './setup/install.mjs';
import { bin, ROOT, run } from './setup/run.mjs';
import { Tally } from './setup/tally.mjs';

/** Of the five minutes until a section is live: the rest is installing, building, and opening its pages. */
const TEST_SECONDS = 120;
const startedAt = Date.now();
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);
const tally = new Tally();

async function step(title, work) {
  console.log(`\n${title}`);
  const start = Date.now();
  const result = await work();
  console.log(`  ${seconds(start)} s`);
  return result;
}

const read = (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');
const readIn = (commit) => (file) =>
  spawnSync('git', ['show', `${commit}:${file}`], { cwd: ROOT, encoding: 'utf8' }).stdout;

async function tellReached({ base, asked = '', to }) {
  const { readImports } = await import('./check/imports/read-imports.mjs');
  const line = reachedLine(sectionsReached((await changedFiles(base)).files, readImports(ROOT)), asked);
  if (to === undefined) console.log(line);
  else appendFileSync(to, `${line}\n`);
}

async function lint({ folder }) {
  const { code, output } = await run(bin('biome'), ['ci', folder, '--colors=off'], { quiet: true });
  tally.check(`format and lint of ${folder}`, code === 0, output);
}

async function test({ folder }, modules, base) {
  const { base: commit, files: changed } = await changedFiles(base);
  const tests = await testFiles();
  const affected = affectedTests({ changed, tests, modules, read, was: readIn(commit) });
  const ofIt = testsOfSection({ affected, tests, modules, folder });
  const { taken, leftOut } = withinTime(ofIt, secondsOfTests(), TEST_SECONDS * availableParallelism());
  console.log(`  ${changed.length} files differ from ${commit.slice(0, 12)}: ${taken.length} test files`);
  for (const { file } of leftOut) console.log(`  left to the platform's checks: ${file}`);
  await runVitest(
    tally,
    taken.map(({ file }) => file),
  );
}

async function build(remote) {
  const { code, output } = await run(process.execPath, ['scripts/build.mjs', remote.folder], { quiet: true });
  tally.check(`build of ${remote.folder}`, code === 0, output);
  if (code !== 0) return;
  // Imported late, because they need a library that a fresh clone lacks when this file starts.
  const [{ problemsOfBuild }, { builtIn }] = [
    await import('./delivery/gates.mjs'),
    await import('./delivery/deploy.mjs'),
  ];
  const problems = await problemsOfBuild(builtIn(ROOT, remote));
  tally.check('files, styles and budget of the build', problems.length === 0, problems.join('\n'));
}

async function checkSection(remote, base) {
  await step('Format and lint', () => lint(remote));
  await step('Types', () => checkTypes(tally, [remote.folder]));
  const modules = await step('Dependency rules', () => checkDependencies(tally));
  await step('Tests', () => test(remote, modules, base));
  await step('Build', () => build(remote));
  if (tally.failures.length > 0) console.log(`\nFailed:\n${tally.failures.map((name) => `  - ${name}`).join('\n')}`);
  console.log(`\n${remote.name}: ${tally.line}, in ${seconds(startedAt)} s`);
  if (tally.failed === 0) await noteGreen(ROOT, 'npm run check:section', remote.name);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    reached: { type: 'boolean' },
    asked: { type: 'string' },
    to: { type: 'string' },
  },
});
requireNode();
const remote = REMOTES.find(({ name, folder }) => [name, folder].includes(positionals[0]));
if (!values.reached && (remote === undefined || positionals.length > 1)) {
  console.error(`Name one section: ${REMOTES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
await installDependencies();
// A workflow that was started by hand, or for a new branch, names no commit before it.
const base = /^0*$/.test(values.base ?? '') ? undefined : values.base;
await (values.reached ? tellReached({ ...values, base }) : checkSection(remote, base));
