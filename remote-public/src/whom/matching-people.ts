import { ageAt, type Gender, type Relation } from '@telehealth/contracts/people';
import type { SaidPerson } from '@telehealth/triage/people';

/** What is known of somebody one acts for. */
interface Known {
  relation: Relation;
  gender: Gender | '';
  /** ISO `yyyy-mm-dd`; empty while it is not known. */
  dateOfBirth: string;
}

/** In months: people round ages, and a birthday may lie between. */
const ROUNDED = 1;

/**
 * Those of whom the words may speak, as they stand in the list. Words without age and relation fit nobody, and nobody fits
 * words of another age.
 * @param today ISO `yyyy-mm-dd`
 */
export function matchingPeople<Person extends Known>(
  said: SaidPerson,
  people: readonly Person[],
  today: string,
): Person[] {
  if (said.months === null && said.relation === null) return [];
  return people.filter(
    (person) => fitsAge(said, person, today) && fitsRelation(said, person) && fitsGender(said, person),
  );
}

function fitsAge({ months }: SaidPerson, { dateOfBirth }: Known, today: string): boolean {
  if (months === null) return true;
  if (dateOfBirth === '') return false;
  const age = ageAt(dateOfBirth, today).months;
  return age >= months.from - ROUNDED && age <= months.to + ROUNDED;
}

/** Words of a child may be said by who looks after a grandchild, a niece or a foster child, where the age fits, too. */
function fitsRelation({ relation, months }: SaidPerson, person: Known): boolean {
  if (relation === null || relation === person.relation) return true;
  return relation === 'child' && months !== null && (person.relation === 'other' || person.relation === 'grandchild');
}

const fitsGender = ({ gender }: SaidPerson, person: Known) =>
  gender === null || (person.gender !== 'male' && person.gender !== 'female') || gender === person.gender;
