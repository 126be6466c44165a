import { slipsBetween } from './read-words';
import { OWN_WORDS, WORD_CLASSES } from './words';

/** Between two words of a pattern at most so many others stand. */
const WIDEST_GAP = 2;
/** Shorter words are near too many others. */
const SHORTEST_WITH_SLIP = 5;
const SHORTEST_WITH_TWO = 9;

interface Target {
  word: string;
  /** Only the beginning counts. */
  isStem: boolean;
}
/** One place of a pattern: any of these. */
type Place = readonly Target[];

const toTarget = (word: string): Target => ({ word: word.replace('*', ''), isStem: word.endsWith('*') });

function toPlace(part: string): Place {
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  if (name === undefined) return part.split('|').map(toTarget);
  const words = WORD_CLASSES[name];
  if (words === undefined) throw new Error(`There is no class of words called ${name}`);
  return words.map(toTarget);
}

/** Reads a pattern once. @throws Error for a class that does not exist */
export function readPattern(pattern: string): readonly Place[] {
  return pattern.split(' ').map(toPlace);
}

const isExact = (word: string, target: Target) => (target.isStem ? word.startsWith(target.word) : word === target.word);

function isNear(word: string, { word: target, isStem }: Target): boolean {
  const allowed = target.length >= SHORTEST_WITH_TWO ? 2 : target.length >= SHORTEST_WITH_SLIP ? 1 : 0;
  // A slip in the first letter is rare, and another first letter usually makes another word.
  if (allowed === 0 || word.length < SHORTEST_WITH_SLIP - 1 || word[0] !== target[0] || OWN_WORDS.has(word))
    return false;
  if (slipsBetween(word, target, allowed) <= allowed) return true;
  if (!isStem) return false;
  return [-1, 0, 1].some((more) => {
    const beginning = word.slice(0, target.length + more);
    return beginning.length < word.length && slipsBetween(beginning, target, 1) <= 1;
  });
}

const fits = (word: string, place: Place) => place.some((one) => isExact(word, one) || isNear(word, one));

/** Whether the words hold the pattern: its places in order, near each other. */
export function holds(words: readonly string[], places: readonly Place[]): boolean {
  const from = (place: number, first: number, last: number): boolean => {
    const wanted = places[place];
    if (wanted === undefined) return true;
    for (let at = first; at <= Math.min(last, words.length - 1); at += 1) {
      if (fits(words[at] ?? '', wanted) && from(place + 1, at + 1, at + 1 + WIDEST_GAP)) return true;
    }
    return false;
  };
  return from(0, 0, words.length - 1);
}
