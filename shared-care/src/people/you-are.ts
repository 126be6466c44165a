import { type ActingBasis, ageAt, OF_AGE_AT, type Relation } from '@telehealth/contracts/people';
import { type PersonForm, personSchema } from '@telehealth/contracts/schemas/person';
import { says } from '@telehealth/contracts/schemas/says';
import { z } from 'zod';

interface You {
  value: string;
  label: string;
  /** What the person is to whoever adds them. */
  relation: Relation;
  basis: Exclude<ActingBasis, 'invited'>;
}

/** What one can be to a child. */
const TO_A_CHILD: readonly You[] = [
  { value: 'parent', label: 'Mother or father', relation: 'child', basis: 'guardian' },
  { value: 'guardian', label: 'Legal guardian', relation: 'other', basis: 'guardian' },
  { value: 'grandparent', label: 'Grandparent', relation: 'grandchild', basis: 'carer' },
  { value: 'carer', label: 'Another caregiver', relation: 'other', basis: 'carer' },
];
/** And to an adult who has no sign-in. */
const TO_AN_ADULT: readonly You[] = [
  { value: 'child', label: 'Their son or daughter', relation: 'parent', basis: 'carer' },
  { value: 'grandchild', label: 'Their grandchild', relation: 'grandparent', basis: 'carer' },
  { value: 'partner', label: 'Their partner', relation: 'partner', basis: 'carer' },
  { value: 'sibling', label: 'Their brother or sister', relation: 'sibling', basis: 'carer' },
  { value: 'adultCarer', label: 'Another caregiver', relation: 'other', basis: 'carer' },
];

/** What whoever adds a person can be to them, by the age. Nobody is the guardian of an adult. */
export const youAre = (dateOfBirth: string, day: string): readonly You[] =>
  dateOfBirth !== '' && ageAt(dateOfBirth, day).years >= OF_AGE_AT ? TO_AN_ADULT : TO_A_CHILD;

export const findYou = (value: string): You | undefined =>
  [...TO_A_CHILD, ...TO_AN_ADULT].find((one) => one.value === value);

/** The first step: who the person is. */
export const whoSchema = personSchema.omit({ relation: true, basis: true }).extend({
  you: z.string().min(1, says('person.relationRequired')),
});
export type WhoForm = z.input<typeof whoSchema>;

export const NOBODY: WhoForm = { firstName: '', lastName: '', dateOfBirth: '', gender: '', you: '' };

/** The person as the database takes one; null while it is not said what one is to them. */
export function personOf({ you: value, ...person }: WhoForm): PersonForm | null {
  const you = findYou(value);
  return you === undefined ? null : { ...person, relation: you.relation, basis: you.basis };
}
