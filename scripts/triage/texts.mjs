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

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
