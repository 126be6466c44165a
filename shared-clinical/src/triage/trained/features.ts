import type { CaseFacts } from '../case-facts';

/** How many places the weights have; a feature goes to one of them by its hash. Fewer would be shared by words that mean different things (0152). */
export const PLACES = 2 ** 18;
/** Letters of a part of a word, the spaces around it being two. */
const PART = 4;
const BABY_YEARS = 1;

/** Words as the model knows them: small letters without accents, digits, apostrophes, and points inside of numbers. */
export function wordsOf(text: string): string[] {
  const even = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’`]/g, "'")
    .replace(/[^a-z0-9'.%]+|\.(?!\d)/g, ' ');
  return even.split(' ').filter((word) => word !== '');
}

/** One feature of a text: where its weight stands, and how much it counts. */
export interface Feature {
  place: number;
  value: number;
  /** Where the words stand it was made of; null for what is not a phrase of the text. */
  phrase: string | null;
}

/**
 * What the model looks at: words, pairs of them, parts of words, who it is about, what the rules read, and whether it asks or tells of a
 * year. Each of these families counts nearly the same, however long the text is; a feature counts once. Few kinds of features, since each
 * that has no weight of its own may fall on the place of one that has (0156). Linear in the length of the text.
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

type Named = Map<string, string | null>;

/** A short text says less: a family of fewer features counts less than a whole one. */
const WHOLE_FAMILY = 14;

function family(names: Named, counts: number): Feature[] {
  const value = counts / Math.sqrt(Math.max(names.size, WHOLE_FAMILY));
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

/** What tells a question or a story from a cry for help. */
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

/** Age and pregnancy; of a baby every word counts apart, since a fever or a sleep is another thing there. */
function aboutOf(words: readonly string[], { age, pregnant }: CaseFacts['person']): Named {
  const names: Named = new Map();
  if (pregnant === true) names.set('apregnant', null);
  if (age === undefined) return names;
  names.set(`a${BANDS.find(([below]) => age < below)?.[1] ?? 'old'}`, null);
  if (age < BABY_YEARS) for (const word of words) names.set(`b${word}`, word);
  return names;
}

/** What the lexicon found, present or not: the model learns how far to trust it. */
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
