// What the triage engine says of texts of real length, as people speak and write them: node bench/triage-long.mjs [--sealed]
// By hand and kind, how many are told each tier; then the kinds that must never be missed, and sentences without a complaint.
// --sealed opens the half that nobody who writes rules or trains the reader may see: once, at the end of such work.
import { loadEngine } from '../shared-triage/training/load-engine.mjs';
import { longTexts } from '../shared-triage/training/texts.mjs';

const TIERS = ['alarm', 'ask', 'today', 'days', 'home'];
const { triageText, readVignette } = await loadEngine('triage', 'tests/vignettes/case');
const half = process.argv.includes('--sealed') ? 'sealed' : 'open';

const counts = new Map();
/** Processor time, as other work on the machine lengthens the rest; the goal is 8 ms for 150 words. */
const MEASURED_WORDS = [130, 170];
const spent = { milliseconds: 0, texts: 0 };
function count(group, tier) {
  const row = counts.get(group) ?? Object.fromEntries(TIERS.map((one) => [one, 0]));
  row[tier] += 1;
  counts.set(group, row);
}
const all = longTexts(half);
for (const { line, kind, topic, language, hand, source } of all) {
  const isNeutral = kind === undefined;
  const { text, person } = isNeutral ? { text: line, person: {} } : readVignette(line);
  const words = text.split(/\s+/).length;
  const started = process.cpuUsage();
  const { tier } = triageText(text, person);
  if (words >= MEASURED_WORDS[0] && words <= MEASURED_WORDS[1]) {
    const { user, system } = process.cpuUsage(started);
    spent.milliseconds += (user + system) / 1000;
    spent.texts += 1;
  }
  if (isNeutral) count(`no complaint, ${language}`, tier);
  else if (source !== undefined && /^[a-z-]+$/.test(topic) && hand === 'b') count(`${kind}: ${topic}`, tier);
  else count(`${kind}, hand ${hand}`, tier);
}
console.log(`${half}: ${all.length} texts\n${''.padEnd(34)}${TIERS.map((tier) => tier.padStart(7)).join('')}`);
for (const [group, row] of [...counts].sort())
  console.log(group.padEnd(34) + TIERS.map((tier) => String(row[tier]).padStart(7)).join(''));
console.log(
  `\n${(spent.milliseconds / spent.texts).toFixed(1)} ms a text of ${MEASURED_WORDS.join(' to ')} words (${spent.texts})`,
);
