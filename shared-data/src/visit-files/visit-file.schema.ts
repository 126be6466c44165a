import { isMessageId, type MessageId } from '@telehealth/contracts/messages';
import { z } from 'zod';
import { column, jsonRow, rowSchema } from '../rows/row-schema';
import { fileType, uuid, whole } from '../rows/row-values';

/** `awaiting_file`: announced, not arrived. `stored`: arrived and inspected. */
export const fileState = z.enum(['awaiting_file', 'stored', 'refused']);
/** Why it was not kept, or what is gone from what is; null for what no message says. */
export const fileReason = z.codec(z.string(), z.custom<MessageId | null>(), {
  decode: (id) => (isMessageId(id) ? id : null),
  encode: (id) => id ?? '',
});

/** A file for a visit that is being booked, as the server keeps it. */
export const visitFile = rowSchema<'visit_files'>()({
  id: uuid,
  name: column('file_name', z.string()),
  type: column('mime_type', fileType),
  /** In bytes. */
  size: column('size_bytes', whole),
  state: fileState,
  reason: column('scan_note', fileReason),
  /** Its place in the storage. */
  path: z.string(),
});
export type VisitFile = z.output<typeof visitFile>;

/** Where an announced file belongs and what became of it, for who announced it. */
export const fileToCheck = jsonRow({
  path: z.string(),
  state: fileState,
  reason: column('scan_note', fileReason),
});
/** What is known of a file before and after it arrives. */
export type AnnouncedFile = Pick<VisitFile, 'path' | 'state' | 'reason'>;

/** What the function `documents` says of a file it looked at. */
export const fileVerdict = z.object({ state: fileState, reason: fileReason });

/** One file on the page of a visit. */
export const fileOfVisit = z.object({
  id: uuid,
  /** Null for everybody but its owner. */
  title: z.string().nullable(),
  type: fileType,
  /** In bytes. */
  size: whole,
  /** Counts changes of what is said of it. */
  version: whole,
  mayOpen: z.boolean(),
});
export type FileOfVisit = z.output<typeof fileOfVisit>;
