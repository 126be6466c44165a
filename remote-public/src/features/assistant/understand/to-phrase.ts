import { WORD_CLASSES } from './words';

/** Between two words of a pattern at most so many others stand. */
const GAP = '~2';
/** Words that the reader writes out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  cant: 'cannot',
  wont: 'will_not',
  dont: 'do_not',
  doesnt: 'does_not',
  didnt: 'did_not',
  isnt: 'is_not',
};

/** The alternatives of each place of a pattern. @throws Error for a class that does not exist */
export function placesOf(pattern: string): readonly (readonly string[])[] {
  return pattern.split(' ').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part.split('|').map((word) => WRITTEN_OUT[word] ?? word);
    const words = WORD_CLASSES[name];
    if (words === undefined) throw new Error(`There is no class of words called ${name}`);
    return words;
  });
}

/** A pattern as the finder of the triage reader takes it. */
export const toPhrase = (pattern: string): string =>
  placesOf(pattern)
    .map((words) => [...new Set(words)].join('|'))
    .join(` ${GAP} `);
