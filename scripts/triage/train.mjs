// Trains the reader of told complaints: npm run triage:train. Deterministic: the same texts give the same file to the byte.
// Logistic regression by AdaGrad over hashed features (Duchi and others, JMLR 12, 2011), both classes weighing the same.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEngine } from './engine.mjs';
import { readTexts } from './texts.mjs';

const MODEL = new URL('../../shared-clinical/src/triage/trained/model.json', import.meta.url);
const EPOCHS = 12;
const RATE = 0.1;
const DECAY = 2e-5;
/** Keeps the first steps finite. */
const FIRST = 1e-8;
const BIAS_RATE = 0.01;
const SEED = 7;

const engine = () =>
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
    ...readTexts().map(({ kind, line }) => ({ ...readVignette(line), isEmergency: kind === 'emergency' })),
    ...TOLD_CASES.map(({ text, person, careClass }) => ({ text, person, isEmergency: careClass === 'emergency' })),
    ...CONFUSERS.map((text) => ({ text, person: {}, isEmergency: false })),
    ...PLAIN_EMERGENCIES.map((text) => ({ text, person: {}, isEmergency: true })),
    ...[...RULE_VIGNETTES].flatMap(([id, lines]) =>
      lines.map((line) => ({ ...readVignette(line), isEmergency: CLASS_OF_LEVEL[level.get(id)] === 'emergency' })),
    ),
  ];
  return [...new Map(all.map((one) => [one.text.toLowerCase(), one])).values()];
}

/** The features of a text as two lists, and what it is. */
const toRow = ({ readSigns, featuresOf }, { text, person, isEmergency }) => {
  const features = featuresOf(text, readSigns(text, person));
  return { places: features.map(({ place }) => place), values: features.map(({ value }) => value), isEmergency };
};

const chanceOf = (sum) => 1 / (1 + Math.exp(-sum));

function fit(rows, places) {
  const weights = new Float64Array(places);
  const squares = new Float64Array(places).fill(FIRST);
  const emergencies = rows.filter(({ isEmergency }) => isEmergency).length;
  const share = (isEmergency) => rows.length / 2 / (isEmergency ? emergencies : rows.length - emergencies);
  const order = [...rows];
  const next = randomNumbers(SEED);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next);
    for (const { places, values, isEmergency } of order) {
      let sum = bias;
      for (let at = 0; at < places.length; at += 1) sum += weights[places[at]] * values[at];
      const off = (chanceOf(sum) - Number(isEmergency)) * share(isEmergency);
      bias -= BIAS_RATE * off;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at];
        const step = off * values[at] + DECAY * weights[place];
        squares[place] += step * step;
        weights[place] -= (RATE * step) / Math.sqrt(squares[place]);
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

/** In whole steps, as few as are kept; one step alone is noise. */
function quantised({ weights, bias }, { MOST, toText }) {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const steps = Int8Array.from(weights, (weight) => {
    const step = Math.round((weight / largest) * MOST);
    return Math.abs(step) < 2 ? 0 : step;
  });
  return { steps, scale: largest / MOST, bias, text: toText(steps) };
}

/** The model of these texts, ready to be read with: `{ weights, scale, bias }` and its weights as text. */
export function trained(loaded, texts) {
  const { steps, scale, bias, text } = quantised(
    fit(
      texts.map((one) => toRow(loaded, one)),
      loaded.PLACES,
    ),
    loaded,
  );
  return { weights: steps, scale, bias, text };
}

const hashOf = (texts) =>
  createHash('sha256')
    .update(JSON.stringify(texts.map(({ text, person, isEmergency }) => [text, person, isEmergency])))
    .digest('hex');

/** The file that is checked in. */
export async function modelFile() {
  const loaded = await engine();
  const texts = trainingTexts(loaded);
  const { text, scale, bias } = trained(loaded, texts);
  return `${JSON.stringify({ texts: texts.length, hash: hashOf(texts), scale, bias, weights: text }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MODEL, await modelFile());
