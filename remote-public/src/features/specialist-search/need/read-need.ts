import { personIn, type SaidPerson } from '@telehealth/triage/people';
import { isForPaediatrics, isGrown, leavesAgeOpen } from '../../../whom/said-words';
import { suggestSpecialties } from './suggest-specialty';
import type { Suggestion } from './suggestion';

/** What a need in plain words says. */
export interface ReadNeed {
  suggestions: readonly Suggestion[];
  /** Whom it is about, if it names somebody. */
  person: SaidPerson | null;
}

/** Children's doctors are suggested for no grown son, and for a child also where its age alone is told. */
export function readNeed(need: string): ReadNeed {
  const person = personIn(need);
  const suggestions = suggestSpecialties(need);
  if (isGrown(person)) {
    const others = suggestions.filter(({ specialty }) => specialty !== 'pediatrics');
    const isBare = others.length === 0 && suggestions.length > 0;
    return { person, suggestions: isBare ? [{ specialty: 'general', words: [] }] : others };
  }
  const found = withChildrensDoctor(suggestions, person);
  // Of somebody who may be grown, general practice is the other half.
  const isHalf = leavesAgeOpen(person) && !found.some(({ specialty }) => specialty === 'general');
  return { person, suggestions: isHalf ? [...found, { specialty: 'general', words: [] }] : found };
}

function withChildrensDoctor(suggestions: readonly Suggestion[], person: SaidPerson | null): readonly Suggestion[] {
  const isNamed = suggestions.some(({ specialty }) => specialty === 'pediatrics');
  if (!isForPaediatrics(person) || isNamed) return suggestions;
  const pointed = suggestions.filter(({ words }) => words.length > 0);
  return [...pointed.slice(0, 1), { specialty: 'pediatrics', words: [] }];
}
