// Told complaints, one a line: `texts/<language>/<class>.txt.gz` (packed again with `gzip -9n`); `few` has those
// of one to four words in any language. Each line is a code for the person and their words, as `34f my chest hurts`
// (`readVignette`). Classes: emergency, clinician, self-care, confuser (nothing dangerous in alarming words).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

export const TEXTS = fileURLToPath(new URL('./texts/', import.meta.url));
export const CLASSES = ['emergency', 'clinician', 'self-care', 'confuser'];

/** Reads every text of a folder, in file order: `{ language, kind, line }`. */
export function readTexts(folder = TEXTS) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((language) =>
      CLASSES.flatMap((kind) =>
        linesOf(path.join(folder, language, `${kind}.txt.gz`)).map((line) => ({ language, kind, line })),
      ),
    );
}

const LONG = fileURLToPath(new URL('./long/', import.meta.url));

/**
 * Returns texts of real length, a JSON object a line: `{ line, kind, level, topic, language, hand, style, source }`; who or what wrote
 * those of each hand, when, and who labelled them is in `long/hands.json`. Sentences without a complaint carry no kind.
 * @param {'open' | 'sealed'} half `open` to learn from; `sealed` is opened only to measure
 */
export const longTexts = (half) =>
  readdirSync(path.join(LONG, half))
    .sort()
    .flatMap((file) => linesOf(path.join(LONG, half, file)).map((line) => JSON.parse(line)));

const NEUTRAL = fileURLToPath(new URL('./neutral/', import.meta.url));

/** Returns sentences without any complaint, by language; English where a group mixes languages. */
export const neutralSentences = (language) =>
  linesOf(path.join(NEUTRAL, `${['af', 'st', 'xh', 'zu'].includes(language) ? language : 'en'}.txt`));

const STEP = 7;

/** Returns that many neutral sentences for a text, others for the next; deterministic. */
export function sentencesAround({ language }, at, count) {
  const all = neutralSentences(language);
  return Array.from({ length: count }, (_, one) => all[(at * STEP + one) % all.length]);
}

const linesOf = (file) =>
  (file.endsWith('.gz') ? gunzipSync(readFileSync(file)) : readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
