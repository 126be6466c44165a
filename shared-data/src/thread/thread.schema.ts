import { z } from 'zod';
import { column, jsonRow } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';
import { fileOfVisit } from '../visit-files/visit-file.schema';

/** One entry of a thread: a person's text or file, or a line that the system wrote. */
const threadMessage = jsonRow({
  id: uuid,
  seq: whole,
  kind: z.enum(['text', 'system']),
  /** Null: a line of the system. */
  senderId: uuid.nullable(),
  senderName: textOrNone,
  /** The id under which the sender's browser sent it. */
  clientId: uuid.nullable(),
  body: z.string(),
  file: fileOfVisit.nullable().default(null),
  event: z.string().nullable(),
  /** Rule and version of the danger sign that the sender was warned of, e.g. `chest.pain@3`. */
  redFlag: z.string().nullable(),
  sentAt: instant,
  isTakenBack: column(
    'deleted_at',
    instant.nullable().transform((at) => at !== null),
  ),
});
export type ThreadMessage = z.output<typeof threadMessage>;

/** A stretch of a thread, and how the thread stands. */
export const threadPage = jsonRow({
  isOpen: column('open', z.boolean()),
  closesAt: instant,
  /** Since when this side owes the other an answer; null: it owes none. */
  unansweredSince: instant.nullable(),
  lastSeq: whole,
  /** Number of the last message that each person read. */
  reads: z.record(z.string(), whole),
  messages: z.array(threadMessage),
});
export type ThreadPage = z.output<typeof threadPage>;
