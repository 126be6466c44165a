import { z } from 'zod';
import { visitPerson } from '../related-persons/related-person.schema';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';

/** Somebody the caller treats: names and times, no word of their record. */
export const patient = rowSchema<'my_patients'>()({
  patientId: uuid,
  name: z.string(),
  lastVisitAt: instant.nullable(),
  nextVisitAt: instant.nullable(),
  nextAppointmentId: uuid.nullable(),
  /** Who the next visit is for when that is not this person. */
  nextForWhom: visitPerson.nullish(),
  /** When the last right ends; null: it has no end, or there is none. */
  accessUntil: instant.nullable(),
  /** Whether something of the record is open to the caller now. */
  hasAccess: z.boolean(),
});
export type Patient = z.output<typeof patient>;
