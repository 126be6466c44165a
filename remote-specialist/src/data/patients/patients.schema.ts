import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** A patient of the caller: names and times, nothing from their record. */
export const patient = rowSchema<'my_patients'>()({
  patientId: uuid,
  name: z.string(),
  lastVisitAt: instant.nullable(),
  nextVisitAt: instant.nullable(),
  nextAppointmentId: uuid.nullable(),
  /** When the last grant ends; null: no end, or no grant. */
  accessUntil: instant.nullable(),
  /** Whether the caller can now read some part of the record. */
  hasAccess: z.boolean(),
  /** The day they died, `yyyy-mm-dd`; null: alive, as far as is known. */
  diedOn: z.string().nullish(),
});
export type Patient = z.output<typeof patient>;
