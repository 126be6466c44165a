import { GENDERS, RELATIONS, type RelatedPerson, type VisitPerson } from '@telehealth/contracts';
import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { uuid } from '../client/row-values';

const facts = { name: z.string(), gender: z.enum(GENDERS), relation: z.enum(RELATIONS) };
const personRow = z.object({ id: uuid, date_of_birth: z.string(), ...facts });

const toPerson = ({ date_of_birth, ...row }: z.infer<typeof personRow>): RelatedPerson => ({
  ...row,
  dateOfBirth: date_of_birth,
});

/** Rows of `related_persons`, in the order of the answer. @throws AppError `data.unreadable` */
export const toRelatedPersons = (data: unknown): RelatedPerson[] => readAs(z.array(personRow), data).map(toPerson);

/** `for_whom` of a row of `my_appointments`. */
export const visitPerson: z.ZodType<VisitPerson> = z.object({
  personId: uuid.nullable(),
  dateOfBirth: z.string(),
  ...facts,
});
