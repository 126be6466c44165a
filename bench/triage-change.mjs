// What a change of the triage engine does to every told complaint: node bench/triage-change.mjs [REF] [--every=N] [--list]
// Reads the open texts with the engine of a commit (the branch point with main by default) and with the one in the working tree.
// Lists each emergency that became milder, and counts how many of the others are told less, or more, than before. Ends with code 1
// when an emergency became milder. Never opens the sealed texts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEngine, loadEngineAt } from '../shared-triage/training/load-engine.mjs';
import { readTexts } from '../shared-triage/training/texts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ALIKE = 'text.alike';
/** How urgent each answer is; the trained reader alone asks for the danger signs, with the call on top. */
const TIERS = ['alarm', 'ask', 'today', 'days', 'home'];

/** The engine as that commit has it; its files lie in a folder for the length of the import. */
async function engineOf(ref) {
  const folder = mkdtempSync(path.join(tmpdir(), 'triage-'));
  try {
    const packed = execFileSync('git', ['archive', ref, 'shared-triage/src', 'shared-triage/tests'], {
      cwd: ROOT,
      maxBuffer: 2 ** 28,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: packed });
    return await loadEngineAt(path.join(folder, 'shared-triage/src'), 'triage');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the tier of a result by its level and by who found it, so that engines with and without tiers can be compared. */
function tierOf({ level, fired }) {
  if (level > 2) return TIERS[level - 1];
  return fired.some(({ rule, floor }) => floor <= 2 && rule.id !== ALIKE) ? 'alarm' : 'ask';
}

const options = new Map(process.argv.filter((one) => one.startsWith('--')).map((one) => one.slice(2).split('=')));
const ref = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? 'main';
const every = Number(options.get('every') ?? 1);
const [before, now, { readVignette }] = await Promise.all([
  engineOf(ref),
  loadEngine('triage'),
  loadEngine('tests/vignettes/case'),
]);
const counts = new Map();
const milder = [];
for (const [at, { language, kind, line }] of readTexts().entries()) {
  if (at % every !== 0) continue;
  const { text, person } = readVignette(line);
  const [was, is] = [before, now].map(({ triageText }) => tierOf(triageText(text, person)));
  const key = `${kind} ${was} → ${is}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  if (kind === 'emergency' && TIERS.indexOf(is) > TIERS.indexOf(was))
    milder.push(`${was} → ${is} [${language}] ${line}`);
  if (options.has('list') && was !== is) console.log(`${key} [${language}] ${line}`);
}
for (const [key, count] of [...counts].sort()) console.log(key.padEnd(32), String(count).padStart(6));
console.log(`\n${milder.length} emergencies became milder than at ${ref}`);
for (const one of milder) console.log(one);
process.exitCode = milder.length === 0 ? 0 : 1;
