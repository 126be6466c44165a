import { INTERFACE_LOCALE } from './money';

/**
 * Several things in a sentence, e.g. `allergies, medicines and readings`. The format is made when it is asked for, not when the
 * module is read: the first one costs a slow phone a hundredth of a second.
 */
export const listWords = (words: Iterable<string>): string => new Intl.ListFormat(INTERFACE_LOCALE).format(words);
