import type { Specialty } from '@telehealth/contracts/people';
import { PhraseFinder } from '@telehealth/triage/phrases';
import { NEED_LEXICON } from './need-lexicon';
import { NO_SUGGESTIONS, type Suggestion } from './suggestion';

const MOST = 2;
/** A shorter text is not a need yet. */
const FEWEST_LETTERS = 6;
const PHRASES = Object.entries(NEED_LEXICON).flatMap(([specialty, phrases]) =>
  phrases.map((phrase) => ({ specialty: specialty as Specialty, phrase })),
);
const FINDER = new PhraseFinder(PHRASES.map(({ phrase }) => phrase));

/** At most two specialties that most words of a need point to; general practice if none do. Deterministic. */
export function suggestSpecialties(need: string): readonly Suggestion[] {
  if (need.trim() === '') return NO_SUGGESTIONS;
  const wordsOf = new Map<Specialty, string[]>();
  const seen = new Set<number>();
  for (const { phrase, words } of FINDER.find(need).sort((a, b) => a.phrase - b.phrase)) {
    const specialty = PHRASES[phrase]?.specialty;
    // A repeated phrase counts once.
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
