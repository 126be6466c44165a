// What people are finally told when they walk the whole check: node bench/triage-walk.mjs [--sealed]
// Words first; an alarm ends it. Else the danger signs that fit, then the questions, all answered no: once by somebody who ticks
// nothing, once by an honest person, who says yes to the sign that fits. Of the kinds told without their name the fitting sign is
// known (`SIGN_OF`); of other texts it is not, so they are walked with nothing ticked. Long texts are English; the languages are of
// the told short ones. --sealed opens the sealed halves: once, at the end of such work.
import { loadEngine } from '../shared-triage/training/load-engine.mjs';
import { sealedTexts } from '../shared-triage/training/sealed.mjs';
import { longTexts, readTexts } from '../shared-triage/training/texts.mjs';

const TIERS = ['alarm', 'ask', 'today', 'days', 'home'];
/** Of the short texts, so many of each language and kind. */
const SAMPLE = 100;
/** The danger sign that an honest person of each kind says yes to. */
const SIGN_OF = {
  'anaphylaxis-beginning': 'askedAllergy',
  'angina-passed': 'askedChest',
  'baby-not-himself': 'askedChild',
  'battery-or-magnet': 'askedPoison',
  'carbon-monoxide': 'askedGas',
  'cauda-equina': 'askedSaddle',
  ketoacidosis: 'askedSugar',
  poisoning: 'askedPoison',
  retinal: 'askedEye',
  'sepsis-old': 'askedOld',
  'sexual-assault': 'askedViolence',
  'snake-or-scorpion': 'askedBite',
  suicide: 'askedMind',
  torsion: 'askedTesticle',
  'transient-stroke': 'askedStroke',
  withdrawal: 'askedWithdrawal',
};

const { triageText, judgeTold, safetyScreen, readVignette } = await loadEngine(
  ...['triage', 'questions/told', 'questions/safety-screen', 'tests/vignettes/case'],
);

/** @returns the tier at the end; the questions, answered no, change nothing, as a level reached is never lowered */
function walk({ text, person }, sign) {
  const first = triageText(text, person);
  if (first.tier === 'alarm') return 'alarm';
  const signs = Object.fromEntries(safetyScreen(person, text).map(({ id }) => [id, id === sign ? 'yes' : 'no']));
  return judgeTold({ words: text, person, signs }).tier;
}

const half = process.argv.includes('--sealed') ? 'sealed' : 'open';
const counts = new Map();
function count(group, tier) {
  const row = counts.get(group) ?? Object.fromEntries(TIERS.map((one) => [one, 0]));
  row[tier] += 1;
  counts.set(group, row);
}

const long = longTexts(half).filter(({ kind }) => kind !== undefined);
for (const { line, kind, topic } of long) {
  const one = readVignette(line);
  const group = kind === 'emergency' ? 'emergencies' : 'others';
  const none = walk(one);
  count(`long, ${group}, nothing ticked`, none);
  const sign = kind === 'emergency' ? SIGN_OF[topic] : undefined;
  if (sign === undefined) continue;
  count('kinds without a name, nothing ticked', none);
  count('kinds without a name, honest', walk(one, sign));
}
const short = half === 'sealed' ? sealedTexts() : readTexts();
const groupOf = ({ language, kind }) => `${language} ${kind === 'emergency' ? 'emergencies' : 'others'}`;
for (const group of new Set(short.map(groupOf))) {
  const texts = short.filter((one) => groupOf(one) === group);
  const step = Math.ceil(texts.length / SAMPLE);
  for (const [at, { line }] of texts.entries())
    if (at % step === 0) count(`${group}, nothing ticked`, walk(readVignette(line)));
}

console.log(
  `${half}\n${''.padEnd(40)}${[...TIERS, 'now or today with the call'].map((one) => one.padStart(7)).join('')}`,
);
for (const [group, row] of [...counts].sort()) {
  const all = TIERS.reduce((sum, tier) => sum + row[tier], 0);
  const share = `${((100 * (row.alarm + row.ask)) / all).toFixed(1)} % of ${all}`;
  console.log(`${group.padEnd(40)}${TIERS.map((tier) => String(row[tier]).padStart(7)).join('')}  ${share}`);
}
