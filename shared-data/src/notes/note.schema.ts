import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid, whole } from '../rows/row-values';

const words = z.string().default('');
const lines = z.array(z.string()).default([]);

/** Up to three questions by which a patient finds out whether the plan is understood; `right` counts from 0. */
const teachBackQuestion = z.object({ question: z.string(), options: z.array(z.string()), right: whole });
export type TeachBackQuestion = z.output<typeof teachBackQuestion>;

/** A note as its author has it. */
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
  /** What to watch for after the visit: to call 112 at once, and to write or book. */
  watchFor: z.object({ callAtOnce: lines, writeOrBook: lines }),
  signedAt: instant.nullable(),
  updatedAt: instant,
  /** SHA-256 over everything that was signed, as `\x…`. */
  contentHash: z.string().nullable(),
});
export type Note = z.output<typeof note>;

/** What the author writes of it. */
export type NoteWords = Pick<Note, 'soap' | 'planPlain' | 'teachBack' | 'watchFor'>;

/** How a save went: as said, or somebody was faster; then the newest note comes, and these words are kept beside it. */
export const noteSave = z.union([
  z.object({ saved: z.literal(true), note }),
  z.object({
    saved: z.literal(false),
    hint: z.enum(['notes.changedElsewhere', 'notes.signedElsewhere']),
    note,
  }),
]);
export type NoteSave = z.output<typeof noteSave>;

/** How the patient answered a plan's questions the last time. */
export const planAnswer = rowSchema<'plan_answers'>()({
  at: instant,
  /** The chosen options, from 0, one for each question. */
  answers: z.array(whole),
  /** The numbers of the questions that were misunderstood, from 0. */
  misunderstood: z.array(whole),
});
export type PlanAnswer = z.output<typeof planAnswer>;

/** A change of a record that is logged answers with no more than this. */
export const changedRow = z.object({ id: uuid, version: whole });
