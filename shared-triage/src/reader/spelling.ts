import { CONCEPTS } from '../lexicon/concepts';
import { FUZZY_WORDS, NEAR_MISSES, VARIANTS } from '../lexicon/spelling-words';
import { WORD_CLASSES } from '../lexicon/word-classes';

const SHORTEST_GUESSED = 5;
/**
 * In letters. From this length a missing inner letter is corrected; a word without its last letter is often another word ("burn",
 * "hear").
 */
const SHORTEST_LACKING = 4;
/** In letters. Words this long resemble few ordinary words, so all of the lexicon's are corrected. */
const ALWAYS_GUESSED = 9;
let phraseWords: ReadonlySet<string> | undefined;
let deletions: Map<string, string> | undefined;

/**
 * Returns a word in the lexicon's spelling: known variants and slips first, then, for the most important words, a correction of
 * one letter missing, added, wrong or swapped. Ordinary words close to one of those stay. It decides in texts of a few words; in
 * long ones it hardly matters, because the classifier tolerates slips.
 */
export function correctSpelling(word: string): string {
  const variant = VARIANTS.get(word);
  if (variant !== undefined) return variant;
  const plain = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const guess = guessFor(plain);
  return VARIANTS.get(guess) ?? guess;
}

/** Returns the whole text in lower case with corrected spelling, for patterns that match text instead of tokens. */
export const spelledOut = (text: string): string => text.toLowerCase().replace(/\p{L}+/gu, correctSpelling);

function guessFor(plain: string): string {
  phraseWords ??= wordsOfPhrases();
  if (plain.length < SHORTEST_LACKING || FUZZY_WORDS.has(plain) || NEAR_MISSES.has(plain) || phraseWords.has(plain))
    return plain;
  deletions ??= indexDeletions(phraseWords);
  const longer = deletions.get(plain);
  if (plain.length < SHORTEST_GUESSED) return longer !== undefined && longer.at(-1) === plain.at(-1) ? longer : plain;
  if (longer !== undefined) return longer;
  for (const shorter of shortened(plain)) {
    const guess = deletions.get(shorter);
    if (guess !== undefined && isOneSlip(plain, guess)) return guess;
  }
  return asMeant(plain, phraseWords) ?? plain;
}

/** Corrects two swapped neighbours or a doubled letter in any phrase word; the result is hardly ever another word. */
function asMeant(plain: string, known: ReadonlySet<string>): string | undefined {
  for (let at = 0; at + 1 < plain.length; at += 1) {
    const [letter = '', next = ''] = plain.slice(at, at + 2);
    if (letter !== next && at === 0) continue;
    const meant = plain.slice(0, at) + next + (letter === next ? '' : letter) + plain.slice(at + 2);
    if (meant.length >= SHORTEST_GUESSED && known.has(meant)) return meant;
  }
  return undefined;
}

/** The full words of phrases; such a word in a text is never corrected. */
function wordsOfPhrases(): ReadonlySet<string> {
  const phrases = Object.values(CONCEPTS).map(({ words }) => words);
  return new Set([...phrases, ...Object.values(WORD_CLASSES)].join(' ').split(/[\s|_]+/));
}

/** Symmetric deletions: two words are one edit apart when they become equal after removing one letter each. */
function indexDeletions(known: ReadonlySet<string>): Map<string, string> {
  const index = new Map<string, string>();
  const long = [...known].filter((word) => word.length >= ALWAYS_GUESSED && /^\p{L}+$/u.test(word));
  for (const word of [...FUZZY_WORDS, ...long]) {
    for (const shorter of shortened(word)) if (!index.has(shorter)) index.set(shorter, word);
    index.set(word, word);
  }
  return index;
}

/** The first letter is the same, and one letter is missing, added, wrong, or swapped with its neighbour. */
function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const restA = a.slice(from);
  const restB = b.slice(from);
  if (restA.length !== restB.length) return restA.slice(1) === restB || restB.slice(1) === restA;
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

function shortened(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));
}
