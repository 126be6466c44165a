// npm run check: in a minute, what a change can break. `npm run check -- --base <commit>` compares with another one.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedTests, withinTime } from './check/affected-tests.mjs';
import { changedFiles, testFiles } from './check/changed-files.mjs';
import { checkFunctions } from './check/functions.mjs';
import { checkDependencies, checkLint } from './check/source.mjs';
import { checkTypes } from './check/types.mjs';
import { runVitest, secondsOfTests } from './check/vitest.mjs';
import { noteGreen } from './delivery/checked.mjs';
import { installDependencies, requireNode } from './setup/install.mjs';
import { ROOT, run } from './setup/run.mjs';
import { Tally } from './setup/tally.mjs';

/** Seconds for tests: the rest of a minute, with a quarter of it reserved for a machine that is busy otherwise. */
const TEST_SECONDS = 30;
const startedAt = Date.now();

/** How many of the skipped test files are named. */
const NAMED = 12;

const tally = new Tally();

async function step(title, work) {
  console.log(`\n${title}`);
  const start = Date.now();
  const result = await work();
  console.log(`  ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

const read = (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');

/** What a file said in a commit. */
const readIn = (commit) => (file) =>
  spawnSync('git', ['show', `${commit}:${file}`], { cwd: ROOT, encoding: 'utf8' }).stdout;

function chooseTests({ base, changed, tests, modules }) {
  const affected = affectedTests({ changed, tests, modules, read, was: readIn(base) });
  const chosen = withinTime(affected, secondsOfTests(), TEST_SECONDS * availableParallelism());
  console.log(
    `  ${tests.length} test files, ${affected.length} of which the change can reach, ${chosen.taken.length} run here`,
  );
  return chosen;
}

function sayLeftOut(leftOut) {
  console.log('\nLeft out: the production build, the browser journeys, the long tests');
  if (leftOut.length === 0) return;
  console.log(
    `and ${leftOut.length} test files that the change can reach, for which the time is too short; the nearest:`,
  );
  for (const { file } of leftOut.slice(0, NAMED)) console.log(`  ${file}`);
  if (leftOut.length > NAMED) console.log(`  … and ${leftOut.length - NAMED} more: npm test`);
}

requireNode();
await installDependencies();
const { values } = parseArgs({ options: { base: { type: 'string' } } });
const { base, files: changed } = await changedFiles(values.base);
console.log(`${changed.length} files differ from ${base.slice(0, 12)}`);
await step('Format and lint', () => checkLint(tally));
await step('Types', () => checkTypes(tally));
const modules = await step('Dependency rules', () => checkDependencies(tally));
if (changed.some((file) => file.startsWith('supabase/functions/')))
  await step('Functions, in Deno', () => checkFunctions(tally));
if (changed.some((file) => file.endsWith('.sql')))
  await step('Generated types', async () => {
    const { code, output } = await run(process.execPath, ['scripts/generate.mjs', '--check'], { quiet: true });
    tally.check('database types fit the migrations', code === 0, output);
  });
const { taken, leftOut } = await step('Tests', async () => {
  const chosen = chooseTests({ base, changed, tests: await testFiles(), modules });
  if (chosen.taken.length > 0)
    await runVitest(
      tally,
      chosen.taken.map(({ file }) => file),
    );
  return chosen;
});
if (taken.length === 0) console.log('  no test depends on what changed');
sayLeftOut(leftOut);
if (tally.failures.length > 0) console.log(`\nFailed:\n${tally.failures.map((name) => `  - ${name}`).join('\n')}`);
console.log(`\n${tally.line}, in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
if (tally.failed === 0) await noteGreen(ROOT, 'npm run check');
process.exitCode = tally.failed > 0 ? 1 : 0;
