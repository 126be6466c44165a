import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

export const LOOP_KINDS = [
  'messages',
  'result',
  'renewal',
  'request',
  'correction',
  'note',
  'addendum',
  'prescription_draft',
  'letter_draft',
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
  /** Names it in an act on it. */
  itemId: uuid,
  appointmentId: uuid.nullable(),
  patientId: uuid,
  patientName: z.string(),
  /** Null: not known. */
  patientBorn: z.iso.date().nullable(),
  since: instant,
  /** Null: no deadline. */
  dueAt: instant.nullable(),
  overdue: z.boolean(),
  /** Of a visit: its start. */
  startsAt: instant.nullish(),
  /** When its newest part was opened; null: not yet. Never of one's own drafts. */
  seenAt: instant.nullable(),
  /** A message in it came with a danger sign. */
  urgent: z.boolean(),
  /** The colleague who has it; null: it is the specialist's to do. */
  withName: z.string().nullable(),
  /** The colleague who gave it. */
  fromName: z.string().nullable(),
  /** Colleagues who may take it. */
  takers: z.array(z.object({ id: uuid, name: z.string() })),
});
export type OpenLoop = z.output<typeof openLoop>;

/** Whether it waits for the specialist and not for a colleague. */
export const isMine = ({ withName }: OpenLoop): boolean => withName === null;

/** Something that was finished today. */
export const finishedWork = rowSchema<'my_finished_work'>()({
  kind: z.enum(['messages', 'result', 'renewal', 'correction', 'follow_up', 'access_ends']),
  itemId: uuid,
  appointmentId: uuid.nullable(),
  patientId: uuid,
  patientName: z.string(),
  /** `done` was only said, and can be taken back. */
  how: z.enum(['done', 'answered', 'issued', 'declined', 'visit_needed', 'corrected', 'refused']),
  at: instant,
});
export type FinishedWork = z.output<typeof finishedWork>;
