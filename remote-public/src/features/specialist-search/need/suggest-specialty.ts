import type { Specialty } from '@telehealth/contracts';
import { findPhrase } from './find-phrase';
import { NEED_LEXICON } from './need-lexicon';
import { normaliseText } from './normalise-text';

export interface Suggestion {
  specialty: Specialty;
  /** The person's own words it follows from; empty when none of them pointed anywhere. */
  words: readonly string[];
}

/** No need, so nobody is nearer to it than others. */
export const NO_SUGGESTIONS: readonly Suggestion[] = [];

const MOST = 2;
/** Less is not a need yet, only its beginning. */
const FEWEST_LETTERS = 6;

/**
 * Who usually sees to a need in plain words: the specialties most of the words point to, at most two. Words that point
 * nowhere lead to general practice. The same words always give the same answer.
 */
export function suggestSpecialties(need: string): readonly Suggestion[] {
  // The patterns of the phrases are dear to make: not for a page that is only opened.
  if (need.trim() === '') return NO_SUGGESTIONS;
  const sentences = normaliseText(need);
  const found = Object.entries(NEED_LEXICON).map(([specialty, phrases]) => ({
    specialty: specialty as Specialty,
    words: phrases.flatMap((phrase) => findPhrase(sentences, phrase)?.words ?? []),
  }));
  const pointed = found.filter(({ words }) => words.length > 0).sort((a, b) => b.words.length - a.words.length);
  if (pointed.length > 0) return pointed.slice(0, MOST);
  return need.trim().length < FEWEST_LETTERS ? NO_SUGGESTIONS : [{ specialty: 'general', words: [] }];
}
