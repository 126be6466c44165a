import { CONCEPTS } from '../lexicon/concepts';
import { FUZZY_WORDS, NEAR_MISSES, VARIANTS } from '../lexicon/spelling-words';
import { WORD_CLASSES } from '../lexicon/word-classes';

const SHORTEST_GUESSED = 5;
/** So long a word may lack a letter inside; without its last one it is often another ("burn", "hear"). */
const SHORTEST_LACKING = 4;
/** So long a word has few neighbours among ordinary ones: each of the lexicon is guessed. */
const ALWAYS_GUESSED = 9;
let phraseWords: ReadonlySet<string> | undefined;
let deletions: Map<string, string> | undefined;

/**
 * A word as the lexicon spells it: known variants and slips first, then a guess among the words that matter most when
 * only one letter is missing, added, wrong or swapped. Ordinary words that are close to one of those stay. In a text of many words
 * it changes nothing (the trained reader hears slips), in one of a few it decides.
 */
export function correctSpelling(word: string): string {
  const variant = VARIANTS.get(word);
  if (variant !== undefined) return variant;
  const plain = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const guess = guessFor(plain);
  return VARIANTS.get(guess) ?? guess;
}

/** A whole text in small letters with each word as the lexicon spells it, for what is read from the text and not from its words. */
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

/** Two neighbours swapped or a letter typed twice, in any word of phrases: what comes out is hardly ever another word. */
function asMeant(plain: string, known: ReadonlySet<string>): string | undefined {
  for (let at = 0; at + 1 < plain.length; at += 1) {
    const [letter = '', next = ''] = plain.slice(at, at + 2);
    if (letter !== next && at === 0) continue;
    const meant = plain.slice(0, at) + next + (letter === next ? '' : letter) + plain.slice(at + 2);
    if (meant.length >= SHORTEST_GUESSED && known.has(meant)) return meant;
  }
  return undefined;
}

/** The words that stand whole in phrases: whoever writes one means it. */
function wordsOfPhrases(): ReadonlySet<string> {
  const phrases = Object.values(CONCEPTS).map(({ words }) => words);
  return new Set([...phrases, ...Object.values(WORD_CLASSES)].join(' ').split(/[\s|_]+/));
}

/** Symmetric deletions: two words are one edit apart when they meet after leaving out one letter each. */
function indexDeletions(known: ReadonlySet<string>): Map<string, string> {
  const index = new Map<string, string>();
  const long = [...known].filter((word) => word.length >= ALWAYS_GUESSED && /^\p{L}+$/u.test(word));
  for (const word of [...FUZZY_WORDS, ...long]) {
    for (const shorter of shortened(word)) if (!index.has(shorter)) index.set(shorter, word);
    index.set(word, word);
  }
  return index;
}

/** The same first letter and one letter missing, added, wrong, or two neighbours swapped. */
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
