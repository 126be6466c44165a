import { z } from 'zod';
import { LIMITS } from '../settings/limits';
import { says } from './says';

/** A message in the thread of a visit. */
export const visitMessageSchema = z.object({
  body: z
    .string(says('messages.empty'))
    .trim()
    .min(1, says('messages.empty'))
    .max(LIMITS.message.max, says('messages.tooLong')),
});
export type VisitMessageForm = z.output<typeof visitMessageSchema>;

const part = z.string(says('data.invalid')).max(LIMITS.notePart.max, says('notes.partTooLong'));

const lines = z
  .array(z.string(says('data.invalid')).trim().max(LIMITS.watchFor.text.max, says('validation.tooLong')))
  // A line that was begun and left empty is none.
  .transform((texts) => texts.filter((text) => text !== ''))
  .pipe(z.array(z.string()).max(LIMITS.watchFor.lines.max, says('validation.tooMany')));

/** What a patient is to watch for after a visit, in plain words: reasons to call 112 at once, and reasons to write or book. */
export const watchForSchema = z.object({ callAtOnce: lines, writeOrBook: lines });
export type WatchFor = z.output<typeof watchForSchema>;

/** A note as it is saved: any part may still be empty. */
export const noteDraftSchema = z.object({
  soap: z.object({ subjective: part, objective: part, assessment: part, plan: part }),
  planPlain: z.string(says('data.invalid')).max(LIMITS.planPlain.max, says('notes.planTooLong')),
});
export type NoteDraftForm = z.output<typeof noteDraftSchema>;

/** A note that may be signed. */
export const noteToSignSchema = noteDraftSchema.extend({
  soap: noteDraftSchema.shape.soap.extend({
    assessment: part.refine((text) => text.trim() !== '', says('notes.assessmentRequired')),
  }),
  planPlain: noteDraftSchema.shape.planPlain.refine((text) => text.trim() !== '', says('notes.planRequired')),
});
