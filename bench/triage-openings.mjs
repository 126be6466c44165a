// What sentences without a complaint do to a text: node bench/triage-openings.mjs [--sealed]
// 500 emergencies and 500 harmless texts, each with neutral sentences before, after and inside. Prints how many emergencies are told
// less than alone, and how many harmless ones are then taken for one. The model of sentences has seen the open neutral sentences; --sealed takes those
// that nothing learned from: once, at the end of such work. Ends with code 1 when a rule's alarm is lost.
import { loadEngine } from '../shared-triage/training/load-engine.mjs';
import { longTexts, readTexts } from '../shared-triage/training/texts.mjs';

const LANGUAGES = ['en', 'af', 'zu', 'xh', 'st'];
/** How many texts of a language and kind, and how many sentences stand around each. */
const SAMPLE = 100;
const AROUND = 3;
const TIERS = ['alarm', 'ask', 'today', 'days', 'home'];
const { triageText, readVignette } = await loadEngine('triage', 'tests/vignettes/case');
const half = process.argv.includes('--sealed') ? 'sealed' : 'open';

const isUrgent = (tier) => tier === 'alarm' || tier === 'ask';
const ended = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);
const PLACES = {
  before: (text, said) => `${said.join(' ')} ${text}`,
  after: (text, said) => `${ended(text)} ${said.join(' ')}`,
  inside: (text, said) => {
    const at = text.search(/[.!?]\s/);
    return at < 0 ? null : `${text.slice(0, at + 1)} ${said.join(' ')} ${text.slice(at + 2)}`;
  },
};
const every = (list, count) =>
  list.filter((_, at) => at % Math.max(1, Math.floor(list.length / count)) === 0).slice(0, count);

const told = readTexts();
const neutral = longTexts(half).filter(({ kind }) => kind === undefined);
const totals = new Map();
let lost = 0;
for (const language of LANGUAGES) {
  const said = neutral.filter((one) => one.language === language).map(({ line }) => ended(line));
  for (const isEmergency of [true, false]) {
    const texts = every(
      told.filter(
        (one) => one.language === language && (one.kind === 'emergency') === isEmergency && one.kind !== 'confuser',
      ),
      SAMPLE,
    );
    for (const [at, { line }] of texts.entries()) {
      const { text, person } = readVignette(line);
      const alone = triageText(text, person);
      for (const [place, join] of Object.entries(PLACES)) {
        const whole = join(
          text,
          Array.from({ length: AROUND }, (_, one) => said[(at * AROUND + one) % said.length]),
        );
        if (whole === null) continue;
        const { tier } = triageText(whole, person);
        const step = TIERS.indexOf(tier) - TIERS.indexOf(alone.tier);
        const key = `${language} ${isEmergency ? 'emergencies' : 'others'} ${place}`;
        const row = totals.get(key) ?? { all: 0, milder: 0, taken: 0, lost: 0 };
        row.all += 1;
        if (step > 0) row.milder += 1;
        if (!isEmergency && isUrgent(tier) && !isUrgent(alone.tier)) row.taken += 1;
        if (isEmergency && isUrgent(alone.tier) && !isUrgent(tier)) row.lost += 1;
        if (alone.tier === 'alarm' && tier !== 'alarm') lost += 1;
        totals.set(key, row);
      }
    }
  }
}
console.log(`${half} neutral sentences\n${''.padEnd(28)}  texts  milder  below asking     taken`);
for (const [key, { all, milder, taken, lost: below }] of totals)
  console.log(
    `${key.padEnd(28)}${String(all).padStart(7)}${String(milder).padStart(8)}${String(below).padStart(14)}${String(taken).padStart(10)}`,
  );
console.log(`\n${lost} alarms of a rule lost (must be 0)`);
process.exitCode = lost === 0 ? 0 : 1;
