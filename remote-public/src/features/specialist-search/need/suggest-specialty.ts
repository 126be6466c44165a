import { PhraseFinder } from '@telehealth/clinical/triage/reader/find-phrases';
import type { Specialty } from '@telehealth/contracts';
import { NEED_LEXICON } from './need-lexicon';
import { NO_SUGGESTIONS, type Suggestion } from './suggestion';

const MOST = 2;
/** Less is not a need yet, only its beginning. */
const FEWEST_LETTERS = 6;
const PHRASES = Object.entries(NEED_LEXICON).flatMap(([specialty, phrases]) =>
  phrases.map((phrase) => ({ specialty: specialty as Specialty, phrase })),
);
const FINDER = new PhraseFinder(PHRASES.map(({ phrase }) => phrase));

/**
 * Who usually sees to a need in plain words: the specialties most of the words point to, at most two. Words that point
 * nowhere lead to general practice. The same words always give the same answer.
 */
export function suggestSpecialties(need: string): readonly Suggestion[] {
  if (need.trim() === '') return NO_SUGGESTIONS;
  const wordsOf = new Map<Specialty, string[]>();
  const seen = new Set<number>();
  for (const { phrase, words } of FINDER.find(need).sort((a, b) => a.phrase - b.phrase)) {
    const specialty = PHRASES[phrase]?.specialty;
    // The same phrase twice says no more than once.
    if (specialty === undefined || seen.has(phrase)) continue;
    seen.add(phrase);
    wordsOf.set(specialty, [...(wordsOf.get(specialty) ?? []), words]);
  }
  const pointed = [...wordsOf]
    .map(([specialty, words]) => ({ specialty, words }))
    .sort((a, b) => b.words.length - a.words.length);
  if (pointed.length > 0) return pointed.slice(0, MOST);
  return need.trim().length < FEWEST_LETTERS ? NO_SUGGESTIONS : [{ specialty: 'general', words: [] }];
}
