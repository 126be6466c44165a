// npm test: sets up what it needs, then runs every check. Ends with one line: N passed, N failed. npm run test:all: with all long
// tests, of which npm test runs a sample.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES } from '../federation/remotes.mjs';
import { checkFunctions } from './check/functions.mjs';
import { checkDependencies, checkLint } from './check/source.mjs';
import { checkTypes } from './check/types.mjs';
import { REPORTS, runVitest } from './check/vitest.mjs';
import { noteGreen } from './delivery/checked.mjs';
import { ensureTestBrowser, ensureWholeBrowser } from './setup/browser.mjs';
import { ensureJudges } from './setup/debian.mjs';
import { failedPages, failedReasons } from './setup/failed-pages.mjs';
import { installDependencies, requireNode } from './setup/install.mjs';
import { ensureRelay } from './setup/relay.mjs';
import { bin, ROOT, run } from './setup/run.mjs';
import { Tally } from './setup/tally.mjs';

const STAGES = { types, lint, dependencies, functions, unit, build, generated, journeys };
const tally = new Tally();
const stage = (title) => console.log(`\n${title}`);
const report = (file) => JSON.parse(readFileSync(join(REPORTS, file), 'utf8'));

async function types() {
  stage('Types');
  await checkTypes(tally);
}

async function lint() {
  stage('Format and lint');
  await checkLint(tally);
}

async function dependencies() {
  stage('Dependency rules');
  await checkDependencies(tally);
}

async function functions() {
  stage('Functions, in Deno');
  await checkFunctions(tally);
}

async function unit() {
  stage('Unit, component, SQL, row security and service tests');
  await ensureJudges();
  await runVitest(tally);
}

async function build() {
  stage('Build');
  const { code, output } = await run(process.execPath, ['scripts/build.mjs'], { quiet: true });
  tally.check('production build', code === 0, output);
  if (code !== 0) return false;
  // Imported late, because it needs a library that a fresh clone lacks when this file starts.
  const { homeFiles, homeTotals, overBudget } = await import('./compose/home-bytes.mjs');
  const problems = overBudget(homeTotals(await homeFiles(join(ROOT, 'site'))));
  tally.check('the landing page stays within its bytes', problems.length === 0, problems.join('\n'));
  const { problemsOfBuild } = await import('./delivery/gates.mjs');
  const { builtSection } = await import('./delivery/releases.mjs');
  const ofSections = await Promise.all(REMOTES.map((remote) => problemsOfBuild(builtSection(ROOT, remote))));
  tally.check(
    'each section could be deployed, by its files and bytes',
    ofSections.flat().length === 0,
    ofSections.flat().join('\n'),
  );
  return true;
}

async function generated() {
  stage('Generated types');
  const { code, output } = await run(process.execPath, ['scripts/generate.mjs', '--check'], { quiet: true });
  tally.check('database types fit the migrations', code === 0, output);
  const vendored = await run(process.execPath, ['scripts/vendor/papers.mjs', '--check'], { quiet: true });
  tally.check('what papers are drawn with fits its packages', vendored.code === 0, vendored.output);
}

async function journeys() {
  stage('Browser journeys');
  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureTestBrowser(),
    // The shell shows no notices, so one journey needs it whole.
    WHOLE_CHROMIUM_PATH: (await ensureWholeBrowser()) ?? '',
    TURNSERVER_PATH: await ensureRelay(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, 'playwright.json'),
  };
  const { code } = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], { env });
  const told = existsSync(join(REPORTS, 'playwright.json')) && report('playwright.json');
  tally.suite('playwright', code, told);
  failedWalks = told;
}

function printFailedWalks(told) {
  for (const { test, page } of failedPages(told)) console.log(`\nThe page when it failed: ${test}\n${page}`);
  for (const { test, error } of failedReasons(told)) console.log(`\nWhy it failed: ${test}\n${error}`);
}

function printSlowest(tests) {
  if (tests.length > 0) console.log('\nThe slowest:');
  for (const { name, seconds } of tests) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name.replace(ROOT, '')}`);
}

requireNode();
await installDependencies();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// `npm test -- types lint` runs only those stages.
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { long: { type: 'boolean' } } });
// Tests that sample read it.
if (values.long) process.env.LONG = '1';
const minutes = [];
/** The report of the browser journeys. */
let failedWalks;
for (const [name, runStage] of Object.entries(STAGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  try {
    // Journeys against a failed build would only repeat its failure.
    if ((await runStage()) === false) break;
  } catch (error) {
    tally.fail(name, error.stack);
  } finally {
    minutes.push(`${name} ${((Date.now() - started) / 60_000).toFixed(1)}`);
  }
}
console.log(`\nMinutes: ${minutes.join(', ')}`);
printSlowest(tally.slowest(30));
// Last, because some logs keep only the end.
if (failedWalks) printFailedWalks(failedWalks);
if (tally.failures.length > 0) console.log(`\nFailed:\n${tally.failures.map((name) => `  - ${name}`).join('\n')}`);
console.log(`\n${tally.line}`);
if (tally.failed === 0 && wanted.length === 0) await noteGreen(ROOT, 'npm test');
process.exitCode = tally.failed > 0 ? 1 : 0;
