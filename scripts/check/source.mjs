import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT, run } from '../setup/run.mjs';
import { brokenRules } from './imports/broken-rules.mjs';
import { USED_ELSEWHERE } from './imports/exports-used-elsewhere.mjs';
import { RULES } from './imports/rules.mjs';
import { misplaced, ownersLine, withoutTwoOwners } from './imports/two-owners.mjs';
import { brokenExports } from './imports/uses.mjs';
import { withoutWords } from './imports/words.mjs';

/** @param {import('../setup/tally.mjs').Tally} tally */
export async function checkLint(tally) {
  const { code, output } = await run(bin('biome'), ['ci', '.', '--max-diagnostics=50', '--colors=off'], {
    quiet: true,
  });
  tally.check('format and lint', code === 0, output);
}

/**
 * Checks every import against the rules.
 * @param {import('../setup/tally.mjs').Tally} tally
 * @returns {Promise<ReturnType<typeof import('./imports/read-imports.mjs').readImports>>} the import graph
 */
export async function checkDependencies(tally) {
  // Imported late, because it needs a library that a fresh clone lacks when this file starts.
  const { readImports } = await import('./imports/read-imports.mjs');
  const modules = readImports(ROOT);
  const broken = brokenRules(modules, RULES);
  tally.check('dependency rules', broken.length === 0, broken.map(({ text }) => text).join('\n'));
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const dead = brokenExports(modules, read, USED_ELSEWHERE);
  tally.check('no dead exports', dead.length === 0, dead.join('\n'));
  const silent = withoutWords(modules).map(
    ({ file, needs }) => `${file} says messages: import @telehealth/contracts/${needs}`,
  );
  tally.check('what says messages brings their words', silent.length === 0, silent.join('\n'));
  const few = withoutTwoOwners(modules);
  const elsewhere = misplaced(few);
  tally.check('files of shared packages have two owners or more', elsewhere.length === 0, elsewhere.join('\n'));
  console.log(`  ${ownersLine(few)} (node scripts/check/imports/two-owners.mjs)`);
  return modules;
}
