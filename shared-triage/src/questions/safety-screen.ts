import type { Person } from '../case-facts';
import { ASKED_SIGNS, type AskedSign } from '../lexicon/asked';
import { areasOfWords } from './areas-of-words';
import { mayBePregnant } from './who-is-asked';

/** One danger sign in concrete words; the patient answers yes, no or not sure. */
export interface SafetySign {
  /** Id of the concept that a yes answers. */
  id: string;
  /** The sign in plain words, as a statement. */
  says: string;
}

export const MOST_SIGNS = 8;
const CHILD_YEARS = 16;
const OLD_YEARS = 65;
/** Younger children cannot say what they feel. */
const TELLS_YEARS = 4;
const SPEAKS_OF_SELF_YEARS = 8;

const IS_ASKED: Readonly<Record<NonNullable<AskedSign['who']>, (person: Person) => boolean>> = {
  child: ({ age }) => age === undefined || age < CHILD_YEARS,
  mother: (person) => person.pregnant === true || mayBePregnant(person),
  notFemale: ({ sex }) => sex !== 'female',
  old: ({ age }) => age !== undefined && age >= OLD_YEARS,
  speaks: ({ age }) => age === undefined || age >= SPEAKS_OF_SELF_YEARS,
  tells: ({ age }) => age === undefined || age >= TELLS_YEARS,
};

/** What a sign's areas count for: the nearest most. */
const NEAREST = 3;
const NEAR = 2;
/** A sign of everybody stands before one whose area was named once in passing. */
const OF_ANYBODY = 2.5;
const OF_THE_PERSON = 4;

function worthOf({ areas, who }: AskedSign, told: ReadonlyMap<string, number>, { age, pregnant }: Person): number {
  const ofAreas = areas.split(' ').map((area, at) => {
    if (area === 'any') return OF_ANYBODY;
    const found = told.get(area) ?? 0;
    return found === 0 ? 0 : (at === 0 ? NEAREST : NEAR) + Math.min(found, NEAREST) / 10;
  });
  const isOwn = (who === 'child' && age !== undefined) || (who === 'mother' && pregnant === true);
  return Math.max(...ofAreas, isOwn ? OF_THE_PERSON : 0);
}

/**
 * Returns the danger signs to ask about, at most eight, the worst first: those that fit the person and the words, filled up with the
 * worst of the others. Any yes leads to level 1 or 2 at once. Never fewer for a text in which no part of the body is named.
 */
export function safetyScreen(person: Person, words = ''): SafetySign[] {
  const told = areasOfWords(words);
  const worth = (sign: AskedSign) => worthOf(sign, told, person);
  const fitting = ASKED_SIGNS.filter(({ who }) => who === undefined || IS_ASKED[who](person));
  const chosen = [...fitting].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_SIGNS);
  return fitting.filter((sign) => chosen.includes(sign)).map(({ id, says }) => ({ id, says }));
}
