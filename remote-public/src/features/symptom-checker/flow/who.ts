import type { Person } from '@telehealth/clinical/triage/case-facts';
import { type About, whomOf } from '@telehealth/clinical/triage/questions/about';
import { type NumberKind, numberOf, readNumber } from '@telehealth/contracts/schemas';
import type { AgeUnit, Who } from './check-state';

const IN_A_YEAR: Readonly<Record<AgeUnit, number>> = { years: 1, months: 12, weeks: 52 };
const MOST: Readonly<Record<AgeUnit, number>> = { years: 120, months: 36, weeks: 104 };
/** Younger children do not ask for themselves. */
const ASKS_FOR_SELF_YEARS = 6;
const YOUNGEST_MOTHER = 12;
const OLDEST_MOTHER = 55;

/** Which numbers are an age in this unit. */
export const ageKind = (unit: AgeUnit): NumberKind => ({ decimals: 0, min: 0, max: MOST[unit] });

/** @returns the age in years, or null when it is none */
export function ageOf({ age, unit }: Who): number | null {
  const count = numberOf(age, ageKind(unit));
  return Number.isNaN(count) ? null : count / IN_A_YEAR[unit];
}

/** Whether a pregnancy is asked about. */
export function canBePregnant(who: Who): boolean {
  const age = ageOf(who);
  return who.sex !== 'male' && who.sex !== '' && age !== null && age >= YOUNGEST_MOTHER && age <= OLDEST_MOTHER;
}

/** What the rules are told of the person. */
export function personOf(who: Who): Person {
  const age = ageOf(who);
  return {
    ...(age !== null && { age }),
    ...((who.sex === 'female' || who.sex === 'male') && { sex: who.sex }),
    ...(canBePregnant(who) && who.pregnant === 'yes' && { pregnant: true }),
    ...(canBePregnant(who) && who.pregnant === 'no' && { pregnant: false }),
  };
}

/** For whom questions and results are worded. */
export function aboutOf(who: Who): About {
  const person = personOf(who);
  return { whom: whomOf(who.about !== 'other', person.age), person };
}

export type WhoProblem = 'about' | 'tooYoung' | 'age' | 'sex' | 'pregnant';

/** What is wrong with an age, in words: the unit that was chosen says how far it goes. */
export function ageProblem({ age, unit }: Who): string {
  const { is } = readNumber(age, ageKind(unit));
  if (is === 'empty') return 'Please enter an age';
  if (is !== 'outside') return 'Please enter a whole number, e.g. 6, and choose years, months or weeks';
  return unit === 'years'
    ? `Please enter an age of up to ${MOST.years} years`
    : `For more than ${MOST[unit]} ${unit}, please choose ${unit === 'weeks' ? 'months or years' : 'years'}`;
}

/** What is still missing before the first question, in the order of the form. */
export function problemsOf(who: Who): WhoProblem[] {
  return [
    ...(who.about === '' ? (['about'] as const) : []),
    ...(who.about === 'me' && (ageOf(who) ?? ASKS_FOR_SELF_YEARS) < ASKS_FOR_SELF_YEARS ? (['tooYoung'] as const) : []),
    ...(ageOf(who) === null ? (['age'] as const) : []),
    ...(who.sex === '' ? (['sex'] as const) : []),
    ...(canBePregnant(who) && who.pregnant === '' ? (['pregnant'] as const) : []),
  ];
}
