import { z } from 'zod';
import { visitPerson } from '../related-persons/related-person.schema';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';

export const LOOP_KINDS = [
  'note',
  'addendum',
  'result',
  'renewal',
  'messages',
  'prescription_draft',
  'follow_up',
  'access_request',
  'access_ends',
] as const;
export type LoopKind = (typeof LOOP_KINDS)[number];

/** One matter that waits for the signed-in specialist. It says nothing of a chart. */
export const openLoop = rowSchema<'my_open_loops'>()({
  kind: z.enum(LOOP_KINDS),
  /** The note, request or draft; null where there is none of its own. */
  refId: uuid.nullable(),
  appointmentId: uuid.nullable(),
  patientId: uuid,
  patientName: z.string(),
  since: instant,
  /** Null: by no rule. */
  dueAt: instant.nullable(),
  overdue: z.boolean(),
  /** Of a visit: when it began, and who it is for when it is not the account holder. */
  startsAt: instant.nullish(),
  forWhom: visitPerson.nullish(),
});
export type OpenLoop = z.output<typeof openLoop>;
