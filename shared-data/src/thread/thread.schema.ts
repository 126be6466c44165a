import { z } from 'zod';
import { instant, uuid, whole } from '../rows/row-values';
import { fileOfVisit } from '../visit-files/visit-file.schema';

/** One row of a thread: somebody's words or file, or a line that nobody wrote. */
const threadMessage = z
  .object({
    id: uuid,
    seq: whole,
    kind: z.enum(['text', 'system']),
    sender_id: uuid.nullable(),
    sender_name: z.string().nullable(),
    client_id: uuid.nullable(),
    body: z.string(),
    file: fileOfVisit.nullable().default(null),
    event: z.string().nullable(),
    red_flag: z.string().nullable(),
    sent_at: instant,
    deleted_at: instant.nullable(),
  })
  .transform(({ sender_id, sender_name, client_id, red_flag, sent_at, deleted_at, ...rest }) => ({
    ...rest,
    /** Null: nobody wrote it. */
    senderId: sender_id,
    senderName: sender_name ?? '',
    /** The id under which the sender's browser sent it. */
    clientId: client_id,
    /** Rule and version of the danger sign that the sender was warned of, e.g. `chest.pain@3`. */
    redFlag: red_flag,
    sentAt: sent_at,
    isTakenBack: deleted_at !== null,
  }));
export type ThreadMessage = z.output<typeof threadMessage>;

/** A stretch of a thread, and how the thread stands. */
export const threadPage = z
  .object({
    open: z.boolean(),
    closes_at: instant,
    unanswered_since: instant.nullable(),
    last_seq: whole,
    /** By person: the number of the last message they read. */
    reads: z.record(z.string(), whole),
    messages: z.array(threadMessage),
  })
  .transform(({ closes_at, unanswered_since, last_seq, open, ...rest }) => ({
    ...rest,
    isOpen: open,
    closesAt: closes_at,
    /** Since when this side owes the other an answer; null: it owes none. */
    unansweredSince: unanswered_since,
    lastSeq: last_seq,
  }));
export type ThreadPage = z.output<typeof threadPage>;
