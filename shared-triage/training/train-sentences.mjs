// Trains the model of sentences, which tells talk about a complaint from other talk: node shared-triage/training/train-sentences.mjs
// Deterministic: the same texts give the same file to the byte. How it learns: `learn.mjs`.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learn, randomNumbers, rowOf } from './learn.mjs';
import { loadEngine } from './load-engine.mjs';
import { madeNeutral, writtenNeutral } from './neutral.mjs';
import { readTexts } from './texts.mjs';

const MODEL = new URL('../src/trained/sentences.json', import.meta.url);
/** The number of weights to keep, as many as the kilobytes allow (0156). */
const KEPT = 900;
const SEED = 21;
/** How many sentences are made of templates, and how often a written one counts: it is real. */
const MADE = 12_000;
const WRITTEN_COUNTS = 8;
/** Of the told complaints every so many that is no emergency; of emergencies all. */
const EVERY = 3;
const EMERGENCY_COUNTS = 1.5;
const SHORTEST_WORDS = 3;
/** It tells versions apart, and each letter goes to every phone. */
const HASH_LENGTH = 16;

const wordsIn = (text) => text.trim().split(/\s+/).length;

/** @returns `{ text, careClass, counts }` of sentences of told complaints, and of those without any complaint */
export function sentencesToLearn({ readVignette, unitsIn }) {
  const next = randomNumbers(SEED);
  const told = readTexts().filter(
    ({ kind, language }, at) =>
      language !== 'few' && (kind === 'emergency' || (kind !== 'confuser' && at % EVERY === 0)),
  );
  const spoken = told.flatMap(({ kind, line }) =>
    unitsIn(readVignette(line).text)
      .filter((unit) => wordsIn(unit) >= SHORTEST_WORDS)
      .map((text) => ({ text, careClass: 'complaint', counts: kind === 'emergency' ? EMERGENCY_COUNTS : 1 })),
  );
  const written = writtenNeutral().flatMap((sentence) => {
    const units = unitsIn(sentence);
    return (units.length > 1 ? [sentence, ...units] : units).map((text) => ({
      text,
      careClass: 'other',
      counts: WRITTEN_COUNTS,
    }));
  });
  const made = Array.from({ length: MADE }, () => ({ text: madeNeutral(next), careClass: 'other', counts: 1 }));
  return [...spoken, ...written, ...made];
}

const hashOf = (sentences) =>
  createHash('sha256').update(JSON.stringify(sentences)).digest('hex').slice(0, HASH_LENGTH);

const engine = () => loadEngine('reader/read-text', 'trained/features', 'trained/weights', 'tests/vignettes/case');

/** The `hash` that a model learned now would carry. */
export const sentencesHashNow = async () => hashOf(sentencesToLearn(await engine()));

/** Returns the text of the checked-in file. */
export async function sentencesFile() {
  const loaded = await engine();
  const sentences = sentencesToLearn(loaded);
  const rows = sentences.map(({ text, careClass, counts }) =>
    rowOf(loaded.featuresOfSentence(text), careClass, counts),
  );
  const model = learn(rows, 'complaint', KEPT, { ...loaded, PLACES: loaded.SENTENCE_PLACES });
  return `${JSON.stringify({ hash: hashOf(sentences), ...model }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MODEL, await sentencesFile());
