import type { CaseFacts } from '../case-facts';

/** The number of weights; a feature maps to one by its hash. With fewer, words of different meaning would share one (0152). */
export const PLACES = 2 ** 18;
/** Length of a character n-gram; the spaces around a word count as two. */
const PART = 4;
const BABY_YEARS = 1;

/** Splits into words as the model sees them: lower case without accents, digits, apostrophes, and points inside numbers. */
export function wordsOf(text: string): string[] {
  const even = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’`]/g, "'")
    .replace(/[^a-z0-9'.%]+|\.(?!\d)/g, ' ');
  return even.split(' ').filter((word) => word !== '');
}

/** One feature of a text: the index of its weight, and its value. */
export interface Feature {
  place: number;
  value: number;
  /** The words it was made of; null when it is not a phrase of the text. */
  phrase: string | null;
}

/**
 * Extracts the features of the model: words, pairs, n-grams, the person, the signs that the lexicon found, and whether the text
 * asks a question or mentions a year. Each family has nearly the same total weight, however long the text is, and a feature
 * counts once. There are few kinds, because an untrained feature may collide with a trained one's weight (0156). Linear in the
 * length of the text.
 */
export function featuresOf(
  text: string,
  { person, facts }: Pick<CaseFacts, 'person' | 'facts'>,
  words: readonly string[] = wordsOf(text),
): Feature[] {
  return [
    ...family(wordsAlone(words), 1),
    ...family(pairsOf(words), 0.7),
    ...family(partsOf(words), 0.7),
    ...family(aboutOf(words, person), 1),
    ...family(readOf(facts), 1.3),
    ...family(manner(text), 1),
  ];
}

/** A sentence is short, so its families are whole with fewer features. */
const WHOLE_SENTENCE = 8;
/** Its weights lie closer, which costs fewer bytes; a collision costs less than in the model of emergencies. */
export const SENTENCE_PLACES = 2 ** 14;

/** Extracts the features of one sentence by its words alone: whether it speaks of a complaint at all. */
export const featuresOfSentence = (sentence: string): Feature[] => {
  const words = wordsOf(sentence);
  return [
    ...family(wordsAlone(words), 1, WHOLE_SENTENCE),
    ...family(pairsOf(words), 0.7, WHOLE_SENTENCE),
    ...family(partsOf(words), 0.7, WHOLE_SENTENCE),
  ].map((feature) => ({ ...feature, place: feature.place % SENTENCE_PLACES }));
};

type Named = Map<string, string | null>;

/** A short text says less, so a family with fewer features than this gets less weight. */
const WHOLE_FAMILY = 14;

function family(names: Named, counts: number, whole = WHOLE_FAMILY): Feature[] {
  const value = counts / Math.sqrt(Math.max(names.size, whole));
  return [...names].map(([name, phrase]) => ({ place: placeOf(name), value, phrase }));
}

const wordsAlone = (words: readonly string[]): Named => new Map(words.map((word) => [`w${word}`, word]));

const pairsOf = (words: readonly string[]): Named =>
  new Map(words.slice(1).map((word, at) => [`w${words[at]} ${word}`, `${words[at]} ${word}`]));

function partsOf(words: readonly string[]): Named {
  const names: Named = new Map();
  for (const word of words) {
    const whole = ` ${word} `;
    for (let at = 0; at + PART <= whole.length; at += 1) names.set(`c${whole.slice(at, at + PART)}`, null);
  }
  return names;
}

const YEAR = /\b(19|20)\d\d\b/;

/** Features that tell a question or a story from a call for help. */
function manner(text: string): Named {
  const names: Named = new Map();
  if (text.includes('?')) names.set('hasks', null);
  if (YEAR.test(text)) names.set('hyear', null);
  return names;
}

const BANDS = [
  [0.25, 'newborn'],
  [BABY_YEARS, 'baby'],
  [5, 'toddler'],
  [16, 'child'],
  [65, 'grown'],
] as const;

/** Age and pregnancy. For a baby every word is its own feature, because fever or sleep mean something else there. */
function aboutOf(words: readonly string[], { age, pregnant }: CaseFacts['person']): Named {
  const names: Named = new Map();
  if (pregnant === true) names.set('apregnant', null);
  if (age === undefined) return names;
  names.set(`a${BANDS.find(([below]) => age < below)?.[1] ?? 'old'}`, null);
  if (age < BABY_YEARS) for (const word of words) names.set(`b${word}`, word);
  return names;
}

/** The signs that the lexicon found, present or not: the model learns how far to trust it. */
function readOf(facts: CaseFacts['facts']): Named {
  const names: Named = new Map([['f', null]]);
  for (const { id, status } of facts.values()) names.set(`f${id} ${status}`, null);
  return names;
}

/** FNV-1a with its halves mixed. */
function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % PLACES;
}
