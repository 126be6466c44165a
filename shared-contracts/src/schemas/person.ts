import { z } from 'zod';
import { RELATIONS } from '../people/related-person';
import { patientOnboardingSchema } from './patient-onboarding';
import { says } from './says';
import { nameText, textList } from './texts';

/** A person without a sign-in whom somebody adds to act for them. */
export const personSchema = z.object({
  firstName: nameText('validation.firstName'),
  lastName: nameText('validation.lastName'),
  ...patientOnboardingSchema.pick({ dateOfBirth: true, gender: true }).shape,
  relation: z
    .enum([...RELATIONS, ''], says('person.relationRequired'))
    .refine((relation) => relation !== '', says('person.relationRequired')),
  /** Nobody invites themselves: that is the patient's own act. */
  basis: z
    .enum(['guardian', 'carer', ''], says('person.basisRequired'))
    .refine((basis) => basis !== '', says('person.basisRequired')),
});
export type PersonForm = z.input<typeof personSchema>;

/** What is known of somebody’s allergies when they are added; not knowing is an answer. */
export const allergiesOfPersonSchema = z
  .object({
    knows: z
      .enum(['yes', 'none', 'unknown', ''], says('person.allergiesAsked'))
      .refine((knows) => knows !== '', says('person.allergiesAsked')),
    allergies: textList,
  })
  .refine(({ knows, allergies }) => knows !== 'yes' || allergies.length > 0, {
    ...says('person.allergiesNamed'),
    path: ['allergies'],
  });
