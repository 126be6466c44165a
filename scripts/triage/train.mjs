// Trains the reader of told complaints: npm run triage:train. Deterministic: the same texts give the same file to the byte.
// Logistic regression over hashed features, both sides weighing the same, by FTRL-Proximal (McMahan and others, KDD 2013), twice: first
// with all weights that enough texts speak for, then again with those alone that decide most. What is zero weighs nothing on the way to a phone.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEngine } from './engine.mjs';
import { readTexts } from './texts.mjs';

const MODEL = new URL('../../shared-clinical/src/triage/trained/model.json', import.meta.url);
const RATE = 0.3;
/** How often the texts are gone through, and how much they have to say for a weight before it is one. */
const FIRST_TIME = { epochs: 16, least: 1 };
const AGAIN = { epochs: 24, least: 0.1 };
/** So many weights are kept, as many as 70 kB leave room for (0156). */
const KEPT = { emergency: 14_200, home: 5_000 };
/** Keeps the first steps small. */
const DAMPING = 0.01;
const BIAS_RATE = 0.01;
const SEED = 7;
/** So much counts a harmless text in alarming words: there are few, and they are hard. */
const CONFUSER = 1.3;
/** And so much one of one to four words, which are few, too. */
const FEW_WORDS = 1.5;
/** And so much one of those the rules once stumbled over: mostly figures of speech, which every other person uses. */
const KNOWN_CONFUSER = 6;
/** And so much a case the rules are held to. */
const KNOWN = 2;

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
  const { readVignette, TOLD_CASES, CONFUSERS, PLAIN_EMERGENCIES } = loaded;
  const { RULE_VIGNETTES, TRIAGE_RULES, CLASS_OF_LEVEL } = loaded;
  const level = new Map(TRIAGE_RULES.map((rule) => [rule.id, rule.level]));
  const all = [
    ...readTexts().map(({ language, kind, line }) => ({
      ...{ ...readVignette(line), careClass: kind },
      counts: (kind === 'confuser' ? CONFUSER : 1) * (language === 'few' ? FEW_WORDS : 1),
    })),
    ...TOLD_CASES.map(({ text, person, careClass }) => ({ text, person, careClass, counts: KNOWN })),
    ...CONFUSERS.map((text) => ({ text, person: {}, careClass: 'confuser', counts: KNOWN_CONFUSER })),
    ...PLAIN_EMERGENCIES.map((text) => ({ text, person: {}, careClass: 'emergency', counts: 1 })),
    ...[...RULE_VIGNETTES].flatMap(([id, lines]) =>
      lines.map((line) => ({ ...readVignette(line), careClass: CLASS_OF_LEVEL[level.get(id)], counts: KNOWN })),
    ),
  ];
  return [...new Map(all.map((one) => [one.text.toLowerCase(), one])).values()];
}

/** The features of a text as two lists, and what it is. */
const toRow = ({ readSigns, featuresOf }, { text, person, careClass, counts }) => {
  const features = featuresOf(text, readSigns(text, person));
  const at = Uint32Array.from(features, ({ place }) => place);
  return { at, values: Float64Array.from(features, ({ value }) => value), careClass, counts };
};

const chanceOf = (sum) => 1 / (1 + Math.exp(-sum));

/** What both sides of a question are weighed by, so that they count the same. */
function sharesOf(rows, meant) {
  const ofClass = rows.filter(({ careClass }) => careClass === meant).length;
  return { meant: rows.length / 2 / ofClass, others: rows.length / 2 / (rows.length - ofClass) };
}

const sumOf = ({ at, values }, { weights, bias }) =>
  at.reduce((sum, place, one) => sum + weights[place] * values[one], bias);

/** Learns to tell the rows of one class from all others; weights where `isOpen` is 0 stay zero. */
function fit(rows, meant, { epochs, least }, isOpen) {
  const weights = new Float64Array(isOpen.length);
  const pulls = new Float64Array(isOpen.length);
  const squares = new Float64Array(isOpen.length);
  const shares = sharesOf(rows, meant);
  const order = [...rows];
  const next = randomNumbers(SEED);
  let bias = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, next);
    for (const row of order) {
      const { at, values, careClass, counts } = row;
      const isMeant = careClass === meant;
      const off =
        (chanceOf(sumOf(row, { weights, bias })) - Number(isMeant)) * counts * shares[isMeant ? 'meant' : 'others'];
      bias -= BIAS_RATE * off;
      for (let one = 0; one < at.length; one += 1) {
        const place = at[one];
        if (isOpen[place] === 0) continue;
        const step = off * values[one];
        const before = Math.sqrt(squares[place]);
        squares[place] += step * step;
        const now = Math.sqrt(squares[place]);
        pulls[place] += step - ((now - before) / RATE) * weights[place];
        const beyond = Math.abs(pulls[place]) - least;
        weights[place] = beyond <= 0 ? 0 : (-Math.sign(pulls[place]) * beyond * RATE) / (DAMPING + now);
      }
    }
  }
  return { weights, bias };
}

/** A text that is sure already counts so much at least. */
const LEAST_DOUBT = 0.01;

/** Marks the places whose weights decide most: by how much the loss would grow without each (optimal brain damage, LeCun and others, 1990). */
function mostDecisive(rows, meant, learned, kept) {
  const shares = sharesOf(rows, meant);
  const grows = new Float64Array(learned.weights.length);
  for (const row of rows) {
    const chance = chanceOf(sumOf(row, learned));
    const doubt = Math.max(chance * (1 - chance), LEAST_DOUBT) * shares[row.careClass === meant ? 'meant' : 'others'];
    row.at.forEach((place, one) => {
      grows[place] += doubt * (learned.weights[place] * row.values[one]) ** 2;
    });
  }
  const least = Float64Array.from(grows).sort().at(-kept);
  return Uint8Array.from(grows, (by) => Number(by > 0 && by >= least));
}

/** The weights by which one class is told from all others. */
function learn(rows, meant, kept, { PLACES }) {
  const first = fit(rows, meant, FIRST_TIME, new Uint8Array(PLACES).fill(1));
  return fit(rows, meant, AGAIN, mostDecisive(rows, meant, first, kept));
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
    emergency: quantised(learn(rows, 'emergency', KEPT.emergency, loaded), loaded),
    home: quantised(learn(rows.filter(isSeenOrHome), 'self-care', KEPT.home, loaded), loaded),
  };
}

/** The file that is checked in. */
export async function modelFile() {
  const loaded = await engine();
  const texts = trainingTexts(loaded);
  return `${JSON.stringify({ texts: texts.length, hash: hashOf(texts), ...trainModel(texts, loaded) }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MODEL, await modelFile());
