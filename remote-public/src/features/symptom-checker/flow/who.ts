import type { Person } from '@telehealth/clinical/triage/case-facts';
import type { AgeUnit, Who } from './check-state';

const IN_A_YEAR: Readonly<Record<AgeUnit, number>> = { years: 1, months: 12, weeks: 52 };
const MOST: Readonly<Record<AgeUnit, number>> = { years: 120, months: 36, weeks: 104 };
const YOUNGEST_MOTHER = 12;
const OLDEST_MOTHER = 55;

/** @returns the age in years, or null when it is none */
export function ageOf({ age, unit }: Who): number | null {
  if (!/^\d{1,3}$/.test(age.trim())) return null;
  const count = Number(age);
  return count > MOST[unit] ? null : count / IN_A_YEAR[unit];
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

export type WhoProblem = 'about' | 'age' | 'sex' | 'pregnant';

/** What is still missing before the first question, in the order of the form. */
export function problemsOf(who: Who): WhoProblem[] {
  return [
    ...(who.about === '' ? (['about'] as const) : []),
    ...(ageOf(who) === null ? (['age'] as const) : []),
    ...(who.sex === '' ? (['sex'] as const) : []),
    ...(canBePregnant(who) && who.pregnant === '' ? (['pregnant'] as const) : []),
  ];
}
