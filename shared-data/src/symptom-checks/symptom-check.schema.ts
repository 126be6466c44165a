import { type SymptomCheck, symptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { z } from 'zod';
import { column, rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';

/** A stored symptom check in its owner's record. */
export const savedCheck = rowSchema<'triage_sessions'>()({
  id: uuid,
  savedAt: column('created_at', instant),
  /** The visit it is attached to; null: none. */
  appointmentId: uuid.nullable(),
  check: column('answers', symptomCheck),
});
export type SavedCheck = z.output<typeof savedCheck>;

export const savedId = rowSchema<'triage_sessions'>()({ id: uuid }).transform(({ id }) => id);

export const visitIds = z.array(uuid).transform((ids): ReadonlySet<string> => new Set(ids));

/** Null for answers of another shape, e.g. to reviewed rules of the database. */
export const checkOrNone = z
  .unknown()
  .transform((answers): SymptomCheck | null => symptomCheck.safeParse(answers).data ?? null);

/** The checks attached to a visit, without malformed ones. All content comes from the patient's device. */
export const checksAtVisit = z
  .array(z.object({ answers: checkOrNone }))
  .transform((rows) => rows.map(({ answers }) => answers).filter((check) => check !== null));
