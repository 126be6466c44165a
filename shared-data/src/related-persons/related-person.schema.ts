import { GENDERS, RELATIONS } from '@telehealth/contracts/people';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { uuid } from '../rows/row-values';

const facts = {
  name: z.string(),
  /** ISO `yyyy-mm-dd`. */
  dateOfBirth: z.string(),
  gender: z.enum(GENDERS),
  relation: z.enum(RELATIONS),
};

/** A person without an account for whom an account holder cares (FHIR RelatedPerson). */
export const relatedPerson = rowSchema<'related_persons'>()({ id: uuid, ...facts });
export type RelatedPerson = z.output<typeof relatedPerson>;

/** The person a visit is for when not the account holder, as recorded for that visit: `for_whom` of a visit. */
export const visitPerson = z.object({
  /** Null for the specialist, and once the person was removed. */
  personId: uuid.nullable(),
  ...facts,
});
