import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT, run } from '../setup/run.mjs';

export const REPORTS = join(ROOT, 'test-results');
const REPORT = join(REPORTS, 'vitest.json');
const STRAY = join(REPORTS, 'vitest-stray.json');
const readJson = (file) => existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));
/** Where Vitest stores each file's last duration. */
const KEPT = join(ROOT, 'node_modules/.vite/vitest');
/** A file's own document, or its database and services, before its first test. */
const STARTING_SECONDS = 1;
/** For a file that never ran here, on an otherwise idle machine. */
const UNKNOWN_SECONDS = { services: 8, others: 2 };

/**
 * @param {import('../setup/tally.mjs').Tally} tally
 * @param {string[]} [files] only these
 */
export async function runVitest(tally, files = []) {
  const runOnce = async () => {
    for (const file of [REPORT, STRAY]) rmSync(file, { force: true });
    const reporters = ['dot', 'json', join(ROOT, 'scripts/check/stray-errors.mjs')];
    const { code } = await run(
      bin('vitest'),
      ['run', ...files, ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${REPORT}`],
      { env: { ...process.env, STRAY_ERRORS_FILE: STRAY } },
    );
    return { code, report: readJson(REPORT) };
  };
  let { code, report } = await runOnce();
  if (report === false) {
    // Node 20 itself sometimes crashes with a segmentation fault and no report of any test, which says nothing about them.
    console.log(`\nVitest ended without a report (${code}). Once more.`);
    ({ code, report } = await runOnce());
  }
  tally.suite('vitest', code, report, readJson(STRAY) || []);
}

function keptSeconds() {
  if (!existsSync(KEPT)) return new Map();
  const kept = readdirSync(KEPT).map((name) => join(KEPT, name, 'results.json'));
  const results = kept
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).results);
  return new Map(results.map(([name, { duration }]) => [name.slice(name.indexOf(':') + 1), duration / 1000]));
}

/** @returns {(file: string) => number} the approximate seconds of one worker for a test file */
export function secondsOfTests() {
  const kept = keptSeconds();
  const unknown = (file) => UNKNOWN_SECONDS[/^(supabase|local-services)\/tests\//.test(file) ? 'services' : 'others'];
  return (file) => STARTING_SECONDS + (kept.get(file) ?? unknown(file));
}
