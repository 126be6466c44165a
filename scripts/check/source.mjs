import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT, run } from '../setup/run.mjs';

/** @param {import('../setup/tally.mjs').Tally} tally */
export async function checkLint(tally) {
  const { code, output } = await run(bin('biome'), ['ci', '.', '--max-diagnostics=50', '--colors=off'], {
    quiet: true,
  });
  tally.check('format and lint', code === 0, output);
}

function sentenceOf({ rule, from, to, cycle }) {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  return `${rule.name}: ${way.join(' → ')}`;
}

/**
 * Whether everybody imports only whom they may.
 * @param {import('../setup/tally.mjs').Tally} tally
 * @returns {Promise<object[]>} dependency-cruiser's modules: who imports whom
 */
export async function checkDependencies(tally) {
  const folders = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'package.json')));
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const { code, output } = await run(bin('depcruise'), args, { quiet: true });
  if (!output.startsWith('{')) {
    tally.check('dependency rules', false, output || `dependency-cruiser ended with ${code}`);
    return [];
  }
  const { modules, summary } = JSON.parse(output);
  const isBroken = summary.error > 0 || modules.length === 0;
  tally.check('dependency rules', !isBroken, summary.violations.map(sentenceOf).join('\n'));
  return modules;
}
