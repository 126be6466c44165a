// Told complaints, one a line: `shared-clinical/texts/<language>/<class>.txt`; `few` has those of one to four words in any
// language. Each line is the mark of a person and their words,
// as `34f my chest hurts` (`readVignette`). Classes: emergency, clinician, self-care, confuser (nothing dangerous in alarming words).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const TEXTS = fileURLToPath(new URL('../../shared-clinical/texts/', import.meta.url));
export const CLASSES = ['emergency', 'clinician', 'self-care', 'confuser'];

/** Every text of a folder, in the order of its files: `{ language, kind, line }`. */
export function readTexts(folder = TEXTS) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((language) =>
      CLASSES.flatMap((kind) =>
        linesOf(path.join(folder, language, `${kind}.txt`)).map((line) => ({ language, kind, line })),
      ),
    );
}

const NEUTRAL = fileURLToPath(new URL('../../shared-clinical/neutral/', import.meta.url));

/** Sentences that people write around a complaint and that tell of none, by language; English where a group mixes languages. */
export const neutralSentences = (language) =>
  linesOf(path.join(NEUTRAL, `${['af', 'st', 'xh', 'zu'].includes(language) ? language : 'en'}.txt`));

const STEP = 7;

/** So many neutral sentences for a text, others for the next; always the same. */
export function sentencesAround({ language }, at, count) {
  const all = neutralSentences(language);
  return Array.from({ length: count }, (_, one) => all[(at * STEP + one) % all.length]);
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
