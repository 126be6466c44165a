// Trains the reader of told complaints: npm run triage:train. Deterministic: the same texts give the same file to the byte.
// Logistic regression over hashed features, both sides weighing the same, by FTRL-Proximal (McMahan and others, KDD 2013): a weight
// that too few texts speak for stays zero, and zeros weigh nothing on the way to a phone.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEngine } from './engine.mjs';
import { readTexts } from './texts.mjs';

const MODEL = new URL('../../shared-clinical/src/triage/trained/model.json', import.meta.url);
const EPOCHS = 16;
const RATE = 0.3;
/** How much the texts have to say for a weight before it is one. */
const LEAST = 2;
/** Keeps the first steps small. */
const FIRST = 0.01;
const BIAS_RATE = 0.01;
const SEED = 7;
/** So much counts a harmless text in alarming words: there are few, and they are hard. */
const CONFUSER = 1.3;

/** What training needs of the engine. */
export const engine = () =>
  loadEngine(
    ...['reader/read-text', 'trained/features', 'trained/weights', 'trained/read-alike'],
    ...[
      'vignettes/case',
      'vignettes/told',
      'vignettes/confusers',
      'vignettes/plain-emergencies',
      'vignettes/rule-vignettes',
    ],
    ...['rules/rules', 'levels'],
  );

/** All texts with their class: those written for the reader, and those by which the rules were found. */
export function trainingTexts(loaded) {
  const { readVignette, TOLD_CASES, CONFUSERS, PLAIN_EMERGENCIES, RULE_VIGNETTES, TRIAGE_RULES, CLASS_OF_LEVEL } =
    loaded;
  const level = new Map(TRIAGE_RULES.map((rule) => [rule.id, rule.level]));
  const all = [
    ...readTexts().map(({ kind, line }) => ({ ...readVignette(line), careClass: kind })),
    ...TOLD_CASES.map(({ text, person, careClass }) => ({ text, person, careClass })),
    ...CONFUSERS.map((text) => ({ text, person: {}, careClass: 'confuser' })),
    ...PLAIN_EMERGENCIES.map((text) => ({ text, person: {}, careClass: 'emergency' })),
    ...[...RULE_VIGNETTES].flatMap(([id, lines]) =>
      lines.map((line) => ({ ...readVignette(line), careClass: CLASS_OF_LEVEL[level.get(id)] })),
    ),
  ];
  return [...new Map(all.map((one) => [one.text.toLowerCase(), one])).values()];
}

/** The features of a text as two lists, and what it is. */
const toRow = ({ readSigns, featuresOf }, { text, person, careClass }) => {
  const features = featuresOf(text, readSigns(text, person));
  const counts = careClass === 'confuser' ? CONFUSER : 1;
  return { at: features.map(({ place }) => place), values: features.map(({ value }) => value), careClass, counts };
};

const chanceOf = (sum) => 1 / (1 + Math.exp(-sum));

/** Learns to tell the rows of one class from all others. */
function fit(rows, meant, { PLACES }) {
  const weights = new Float64Array(PLACES);
  const pulls = new Float64Array(PLACES);
  const squares = new Float64Array(PLACES);
  const ofClass = rows.filter(({ careClass }) => careClass === meant).length;
  const share = (isMeant) => rows.length / 2 / (isMeant ? ofClass : rows.length - ofClass);
  const order = [...rows];
  const next = randomNumbers(SEED);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next);
    for (const { at, values, careClass, counts } of order) {
      const isMeant = careClass === meant;
      let sum = bias;
      for (let one = 0; one < at.length; one += 1) sum += weights[at[one]] * values[one];
      const off = (chanceOf(sum) - Number(isMeant)) * share(isMeant) * counts;
      bias -= BIAS_RATE * off;
      for (let one = 0; one < at.length; one += 1) {
        const place = at[one];
        const step = off * values[one];
        const before = Math.sqrt(squares[place]);
        squares[place] += step * step;
        const now = Math.sqrt(squares[place]);
        pulls[place] += step - ((now - before) / RATE) * weights[place];
        const beyond = Math.abs(pulls[place]) - LEAST;
        weights[place] = beyond <= 0 ? 0 : (-Math.sign(pulls[place]) * beyond * RATE) / (FIRST + now);
      }
    }
  }
  return { weights, bias };
}

function shuffle(list, next) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** Numbers from 0 to 1, always the same: a linear congruential generator (Numerical Recipes). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The last step stands for this share of the largest weight and for all above: few weights are as large. */
const LAST_STEP = 0.5;

/** In whole steps, as few as are kept. */
function quantised({ weights, bias }, { MOST, toText }) {
  const scale = (LAST_STEP / MOST) * weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const steps = Int8Array.from(weights, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / scale))));
  return { scale, bias, ...toText(steps) };
}

const hashOf = (texts) =>
  createHash('sha256')
    .update(JSON.stringify(texts.map(({ text, person, careClass }) => [text, person, careClass])))
    .digest('hex');

/** What tells emergencies from all others, and what is for home from what a clinician has to see. */
export function trainModel(texts, loaded) {
  const rows = texts.map((one) => toRow(loaded, one));
  const isSeenOrHome = ({ careClass }) => careClass === 'clinician' || careClass === 'self-care';
  return {
    emergency: quantised(fit(rows, 'emergency', loaded), loaded),
    home: quantised(fit(rows.filter(isSeenOrHome), 'self-care', loaded), loaded),
  };
}

/** The file that is checked in. */
export async function modelFile() {
  const loaded = await engine();
  const texts = trainingTexts(loaded);
  return `${JSON.stringify({ texts: texts.length, hash: hashOf(texts), ...trainModel(texts, loaded) }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MODEL, await modelFile());
