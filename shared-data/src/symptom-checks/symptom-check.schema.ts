import { type SymptomCheck, symptomCheck } from '@telehealth/contracts/schemas';
import { z } from 'zod';
import { column, rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';

/** A symptom check in its owner's record, which holds a check of the person's own device. */
export const savedCheck = rowSchema<'triage_sessions'>()({
  id: uuid,
  savedAt: column('created_at', instant),
  /** The visit it went with; null: none. */
  appointmentId: uuid.nullable(),
  check: column('answers', symptomCheck),
});
export type SavedCheck = z.output<typeof savedCheck>;

/** The id of what was saved. */
export const savedId = rowSchema<'triage_sessions'>()({ id: uuid }).transform(({ id }) => id);

/** The visits that came with one. */
export const visitIds = z.array(uuid).transform((ids): ReadonlySet<string> => new Set(ids));

/** Null for answers of another shape, e.g. to reviewed rules of the database. */
export const checkOrNone = z
  .unknown()
  .transform((answers): SymptomCheck | null => symptomCheck.safeParse(answers).data ?? null);

/** What a patient took to a visit, without attachments of another shape. Everything in it comes from their device. */
export const checksAtVisit = z
  .array(z.object({ answers: checkOrNone }))
  .transform((rows) => rows.map(({ answers }) => answers).filter((check) => check !== null));
