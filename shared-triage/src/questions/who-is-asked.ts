import type { CaseFacts, Person } from '../case-facts';

const CHILD_YEARS = 16;
/** Younger children cannot say what they feel. */
const TELLS_YEARS = 4;
const SPEAKS_OF_SELF_YEARS = 8;
const YOUNGEST_MOTHER = 12;
const OLDEST_MOTHER = 55;

type Check = (facts: CaseFacts) => boolean;

const isChild: Check = ({ person: { age } }) => age !== undefined && age < CHILD_YEARS;
const canTell: Check = ({ person: { age } }) => age === undefined || age >= TELLS_YEARS;
const speaksOfSelf: Check = ({ person: { age } }) => age === undefined || age >= SPEAKS_OF_SELF_YEARS;
const isPregnant: Check = ({ facts }) => facts.get('pregnant')?.status === 'present';
/** Pregnancy is possible and neither stated nor denied yet. */
const isPregnancyOpen: Check = ({ person, facts }) =>
  mayBePregnant(person) &&
  person.age !== undefined &&
  person.pregnant === undefined &&
  !['present', 'unsure'].includes(facts.get('maybePregnant')?.status ?? '');
const bleedsMonthly: Check = ({ person }) => mayBePregnant(person);

/** Questions that only these patients are asked. */
const ONLY: Readonly<Record<string, Check>> = {
  floppy: isChild,
  feedsBadly: isChild,
  cryDanger: isChild,
  workOfBreathing: isChild,
  swallowedBattery: isChild,
  pregnant: isPregnancyOpen,
  maybePregnant: isPregnancyOpen,
  babyMovesLess: isPregnant,
  labourHeavy: isPregnant,
  soaksPads: bleedsMonthly,
  testiclePain: ({ person }) => person.sex !== 'female',
  strokeSigns: canTell,
  thunderclap: canTell,
  chestPain: canTell,
  chestCrushing: canTell,
  armJawPain: canTell,
  palpitations: canTell,
  rightLowerPain: canTell,
  flankPain: canTell,
  seesSpots: canTell,
  stiffNeck: ({ person: { age } }) => age === undefined || age >= 1,
  saddle: canTell,
  suicideIntent: speaksOfSelf,
  harmOthers: speaksOfSelf,
};

export const canBeAsked = (id: string, facts: CaseFacts): boolean => ONLY[id]?.(facts) !== false;

/** Whether this person can be pregnant; unknown sex or age leaves it possible. */
export function mayBePregnant({ sex, age }: Person): boolean {
  return sex !== 'male' && (age === undefined || (age >= YOUNGEST_MOTHER && age <= OLDEST_MOTHER));
}
