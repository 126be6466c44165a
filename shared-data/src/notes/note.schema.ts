import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid, whole } from '../rows/row-values';

const words = z.string().default('');
const lines = z.array(z.string()).default([]);

/** A teach-back question, by which a patient checks their understanding of the plan; `right` is the option's index from 0. */
const teachBackQuestion = z.object({ question: z.string(), options: z.array(z.string()), right: whole });
export type TeachBackQuestion = z.output<typeof teachBackQuestion>;

export const note = rowSchema<'notes'>()({
  id: uuid,
  version: whole,
  state: z.enum(['draft', 'signed', 'discarded']),
  category: z.string(),
  /** 0 is the note itself, the others are its addenda in order. */
  chainNo: whole,
  soap: z.object({ subjective: words, objective: words, assessment: words, plan: words }),
  planPlain: z.string(),
  teachBack: z.array(teachBackQuestion),
  /** What to watch for after the visit: reasons to call 112 at once, and reasons to write or book. */
  watchFor: z.object({ callAtOnce: lines, writeOrBook: lines }),
  signedAt: instant.nullable(),
  updatedAt: instant,
  /** SHA-256 over everything that was signed, as `\x…`. */
  contentHash: z.string().nullable(),
});
export type Note = z.output<typeof note>;

/** The parts of a note that its author writes. */
export type NoteWords = Pick<Note, 'soap' | 'planPlain' | 'teachBack' | 'watchFor'>;

/** The result of a save: done, or overtaken by another save; then the newest note comes back, and this text is kept beside it. */
export const noteSave = z.union([
  z.object({ saved: z.literal(true), note }),
  z.object({
    saved: z.literal(false),
    hint: z.enum(['notes.changedElsewhere', 'notes.signedElsewhere']),
    note,
  }),
]);
export type NoteSave = z.output<typeof noteSave>;

/** The patient's last answers to a plan's questions. */
export const teachBackAnswers = rowSchema<'plan_answers'>()({
  at: instant,
  /** The chosen options, from 0, one for each question. */
  answers: z.array(whole),
  /** The numbers of the misunderstood questions, from 0. */
  misunderstood: z.array(whole),
});
export type TeachBackAnswers = z.output<typeof teachBackAnswers>;

/** The response to a logged change of a record, which reveals no more than this. */
export const changedRow = z.object({ id: uuid, version: whole });
