import { personIn, type SaidPerson } from '@telehealth/triage/people';
import { isForPaediatrics, isGrown, leavesAgeOpen } from '../../../whom/said-words';
import type { ErrandWay } from './errand-ways';
import { suggestSpecialties } from './suggest-specialty';
import type { Suggestion } from './suggestion';
import type { WrittenLanguage } from './written-language';

/** What a need in plain words says. */
export interface ReadNeed {
  suggestions: readonly Suggestion[];
  /** Whom it is about, if it names somebody. */
  person: SaidPerson | null;
  /** What it was written for, if that has a shorter way than a search. */
  errand: ErrandWay | null;
  language: WrittenLanguage | null;
}

/**
 * The checker has the chunk of this file as well and needs none of the ways, so they are a chunk of their own; null: it did not
 * arrive. Specialties are suggested without it.
 */
const loadWays = () => import(/* webpackChunkName: "need-ways" */ './need-ways').catch(() => null);

export async function readNeed(need: string): Promise<ReadNeed> {
  const ways = await loadWays();
  const person = personIn(need);
  const errand = ways?.errandWay(need) ?? null;
  const suggestions = suggestFor(suggestSpecialties(need), person);
  return {
    person,
    errand,
    language: ways?.writtenLanguage(need) ?? null,
    suggestions: errand?.isGeneral && !isForPaediatrics(person) ? generalFirst(suggestions) : suggestions,
  };
}

const GENERAL: Suggestion = { specialty: 'general', words: [] };
const isGeneral = ({ specialty }: Suggestion) => specialty === 'general';

/** Any doctor does these errands, and a general practitioner for the least. */
const generalFirst = (suggestions: readonly Suggestion[]): readonly Suggestion[] => [
  GENERAL,
  ...suggestions.filter((one) => !isGeneral(one)).slice(0, 1),
];

/** Children's doctors are suggested for no grown son, and for a child also where its age alone is told. */
function suggestFor(suggestions: readonly Suggestion[], person: SaidPerson | null): readonly Suggestion[] {
  if (isGrown(person)) {
    const others = suggestions.filter(({ specialty }) => specialty !== 'pediatrics');
    const isBare = others.length === 0 && suggestions.length > 0;
    return isBare ? [GENERAL] : others;
  }
  const found = withChildrensDoctor(suggestions, person);
  // Of somebody who may be grown, general practice is the other half.
  return leavesAgeOpen(person) && !found.some(isGeneral) ? [...found, GENERAL] : found;
}

function withChildrensDoctor(suggestions: readonly Suggestion[], person: SaidPerson | null): readonly Suggestion[] {
  const isNamed = suggestions.some(({ specialty }) => specialty === 'pediatrics');
  if (!isForPaediatrics(person) || isNamed) return suggestions;
  const pointed = suggestions.filter(({ words }) => words.length > 0);
  return [...pointed.slice(0, 1), { specialty: 'pediatrics', words: [] }];
}
