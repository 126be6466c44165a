import { WORD_CLASSES } from './words';

/** At most this many other words between two words of a pattern. */
const GAP = '~2';
/** Abbreviations that the reader expands. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  cant: 'cannot',
  wont: 'will_not',
  dont: 'do_not',
  doesnt: 'does_not',
  didnt: 'did_not',
  isnt: 'is_not',
  hasnt: 'has_not',
  havent: 'have_not',
};

/** The alternatives at each position of a pattern. @throws Error for an unknown class */
export function placesOf(pattern: string): readonly (readonly string[])[] {
  return pattern.split(' ').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part.split('|').map((word) => WRITTEN_OUT[word] ?? word);
    const words = WORD_CLASSES[name];
    if (words === undefined) throw new Error(`There is no class of words called ${name}`);
    return words;
  });
}

/** A pattern in the syntax of the triage reader's phrases. */
export const toPhrase = (pattern: string): string =>
  placesOf(pattern)
    .map((words) => [...new Set(words)].join('|'))
    .join(` ${GAP} `);
