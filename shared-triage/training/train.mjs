// Trains the classifier on told complaints: npm run triage:train. Deterministic: the same texts give the same file to the byte.
// How it learns: `learn.mjs`.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learn, rowOf } from './learn.mjs';
import { loadEngine } from './load-engine.mjs';
import { readTexts } from './texts.mjs';

const MODEL = new URL('../src/trained/model.json', import.meta.url);
/** The number of weights to keep, as many as 70 kB allow (0156). */
const KEPT = { emergency: 14_200, home: 5_000 };
/** The weight of a harmless text in alarming words: there are few, and they are hard. */
const CONFUSER = 1.3;
/** The weight of a text of one to four words, which are few, too. */
const FEW_WORDS = 1.5;
/** The weight of a text that the rules once misread: mostly figures of speech, which are common. */
const KNOWN_CONFUSER = 6;
/** The weight of a case that the rules must get right. */
const KNOWN = 2;

/** The engine's modules that training needs. */
export const engine = () =>
  loadEngine(
    ...['reader/read-text', 'trained/features', 'trained/weights', 'trained/classify-text'],
    ...['tests/vignettes/case', 'tests/vignettes/told', 'tests/vignettes/told-lines', 'tests/vignettes/rule-vignettes'],
    ...['rules/rules', 'levels'],
  );

/** Returns all texts with their class: those written for the classifier, and those from which the rules were developed. */
export function trainingTexts(loaded) {
  const { readVignette, TOLD_CASES, CONFUSERS, PLAIN_EMERGENCIES } = loaded;
  const { RULE_VIGNETTES, TRIAGE_RULES, CLASS_OF_LEVEL } = loaded;
  const level = new Map(TRIAGE_RULES.map((rule) => [rule.id, rule.level]));
  const all = [
    ...readTexts().map(({ language, kind, line }) => ({
      ...readVignette(line),
      careClass: kind,
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

const toRow = ({ readSigns, featuresOf }, { text, person, careClass, counts }) => {
  return rowOf(featuresOf(text, readSigns(text, person)), careClass, counts);
};

const hashOf = (texts) =>
  createHash('sha256')
    .update(JSON.stringify(texts.map(({ text, person, careClass }) => [text, person, careClass])))
    .digest('hex');

/** Trains both models: emergencies against all others, and home care against cases for a clinician. */
export function trainModel(texts, loaded) {
  const rows = texts.map((one) => toRow(loaded, one));
  const isSeenOrHome = ({ careClass }) => careClass === 'clinician' || careClass === 'self-care';
  return {
    emergency: learn(rows, 'emergency', KEPT.emergency, loaded),
    home: learn(rows.filter(isSeenOrHome), 'self-care', KEPT.home, loaded),
  };
}

/** The `hash` that a model learned now would carry: whether the checked-in one has other texts is known without learning. */
export const hashNow = async () => hashOf(trainingTexts(await engine()));

/** Returns the text of the checked-in file. */
export async function modelFile() {
  const loaded = await engine();
  const texts = trainingTexts(loaded);
  return `${JSON.stringify({ texts: texts.length, hash: hashOf(texts), ...trainModel(texts, loaded) }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MODEL, await modelFile());
