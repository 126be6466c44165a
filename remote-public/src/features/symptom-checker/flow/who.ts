import { actingPerson, ageAt } from '@telehealth/contracts/people';
import { numberOf } from '@telehealth/contracts/schemas/number-kinds';
import { type NumberKind, readNumber } from '@telehealth/contracts/schemas/read-number';
import { type About, type Person, whomOf } from '@telehealth/triage/check';
import type { AgeUnit, Who } from './check-state';

const IN_A_YEAR: Readonly<Record<AgeUnit, number>> = { years: 1, months: 12, weeks: 52 };
const MOST: Readonly<Record<AgeUnit, number>> = { years: 120, months: 36, weeks: 104 };
/** Younger children do not use the checker themselves. */
const ASKS_FOR_SELF_YEARS = 6;
const YOUNGEST_MOTHER = 12;
const OLDEST_MOTHER = 55;

export const ageKind = (unit: AgeUnit): NumberKind => ({ decimals: 0, min: 0, max: MOST[unit] });

/** @returns the age in years, or null if it is invalid */
export function ageOf({ age, unit }: Who): number | null {
  const count = numberOf(age, ageKind(unit));
  return Number.isNaN(count) ? null : count / IN_A_YEAR[unit];
}

export function canBePregnant(who: Who): boolean {
  const age = ageOf(who);
  return who.sex !== 'male' && who.sex !== '' && age !== null && age >= YOUNGEST_MOTHER && age <= OLDEST_MOTHER;
}

/** The person in the rules' terms. */
export function personOf(who: Who): Person {
  const age = ageOf(who);
  return {
    ...(age !== null && { age }),
    ...((who.sex === 'female' || who.sex === 'male') && { sex: who.sex }),
    ...(canBePregnant(who) && who.pregnant === 'yes' && { pregnant: true }),
    ...(canBePregnant(who) && who.pregnant === 'no' && { pregnant: false }),
  };
}

export function aboutOf(who: Who): About {
  const person = personOf(who);
  // Below `/for/<person>` "me" is that person, whom who reads it looks after.
  return { whom: whomOf(who.about !== 'other' && actingPerson() === null, person.age), person };
}

const MONTHS_SAID = 36;

/** What a record knows of its person, as the first screen asks it. @param today ISO `yyyy-mm-dd` */
export function whoOf(known: { dateOfBirth: string; gender: string }, today: string): Partial<Who> {
  const sex: Partial<Who> = known.gender === 'female' || known.gender === 'male' ? { sex: known.gender } : {};
  if (known.dateOfBirth === '') return { about: 'me', ...sex };
  const { years, months } = ageAt(known.dateOfBirth, today);
  const age = months < MONTHS_SAID ? { age: String(months), unit: 'months' as const } : { age: String(years) };
  return { about: 'me', ...age, ...sex };
}

export type WhoProblem = 'about' | 'tooYoung' | 'age' | 'sex' | 'pregnant';

/** The problem with an age in words, with the unit's limit. */
export function ageProblem({ age, unit }: Who): string {
  const { is } = readNumber(age, ageKind(unit));
  if (is === 'empty') return 'Please enter an age';
  if (is !== 'outside') return 'Please enter a whole number, e.g. 6, and choose years, months or weeks';
  return unit === 'years'
    ? `Please enter an age of up to ${MOST.years} years`
    : `For more than ${MOST[unit]} ${unit}, please choose ${unit === 'weeks' ? 'months or years' : 'years'}`;
}

/** Missing fields before the first question, in the form's order. */
export function problemsOf(who: Who): WhoProblem[] {
  return [
    ...(who.about === '' ? (['about'] as const) : []),
    ...(who.about === 'me' && actingPerson() === null && (ageOf(who) ?? ASKS_FOR_SELF_YEARS) < ASKS_FOR_SELF_YEARS
      ? (['tooYoung'] as const)
      : []),
    ...(ageOf(who) === null ? (['age'] as const) : []),
    ...(who.sex === '' ? (['sex'] as const) : []),
    ...(canBePregnant(who) && who.pregnant === '' ? (['pregnant'] as const) : []),
  ];
}
