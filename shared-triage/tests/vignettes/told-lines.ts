import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FOLDER = new URL('../told/', import.meta.url);

/**
 * Told complaints, one a line. They are packed so that nobody meets thousands of lines of them in a search of the code:
 * `gzip -d` a file to change it, and pack it again with `gzip -9n`.
 */
const linesOf = (name: string): readonly string[] =>
  gunzipSync(readFileSync(new URL(`${name}.txt.gz`, FOLDER)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Told as people write; the mark before each is the person (`readVignette`). Used while the rules were written. */
export const TOLD_EMERGENCIES = linesOf('emergency');
export const TOLD_FOR_A_CLINICIAN = linesOf('clinician');
export const TOLD_SELF_CARE = linesOf('self-care');

/** Texts with danger words that mean nothing dangerous: figures of speech, denials, the past, others, questions, plain business. */
export const CONFUSERS = linesOf('confuser');

/** Emergencies in the fewest and plainest words, nothing said of the person: each must be one. */
export const PLAIN_EMERGENCIES = linesOf('plain-emergency');

/** What most people have, as plainly as they type it: none is an emergency. The reader does not learn from them. */
export const PLAIN_COMPLAINTS = linesOf('plain-complaint');
