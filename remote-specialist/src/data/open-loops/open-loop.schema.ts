import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

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

/** An open task of the signed-in specialist, without any chart content. */
export const openLoop = rowSchema<'my_open_loops'>()({
  kind: z.enum(LOOP_KINDS),
  /** The note, request or draft; null where the task has none. */
  refId: uuid.nullable(),
  appointmentId: uuid.nullable(),
  patientId: uuid,
  patientName: z.string(),
  since: instant,
  /** Null: no deadline. */
  dueAt: instant.nullable(),
  overdue: z.boolean(),
  /** Of a visit: its start. */
  startsAt: instant.nullish(),
});
export type OpenLoop = z.output<typeof openLoop>;
