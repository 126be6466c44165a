import { z } from 'zod';
import { RELATIONS } from '../people/related-person';
import { patientOnboardingSchema } from './patient-onboarding';
import { says } from './says';
import { nameText } from './texts';

/** Somebody the account holder cares for. */
export const relatedPersonSchema = z.object({
  name: nameText('person.nameRequired'),
  ...patientOnboardingSchema.pick({ dateOfBirth: true, gender: true }).shape,
  relation: z
    .enum([...RELATIONS, ''], says('person.relationRequired'))
    .refine((relation) => relation !== '', says('person.relationRequired')),
});
export type RelatedPersonForm = z.input<typeof relatedPersonSchema>;

/** What the form for a new person starts with. */
export const NEW_RELATED_PERSON: RelatedPersonForm = { name: '', dateOfBirth: '', gender: '', relation: '' };
