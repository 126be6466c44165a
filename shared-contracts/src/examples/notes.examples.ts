import { LIMITS } from '../settings/limits';
import type { Example } from './example';

/** Examples for a message in the thread of a visit. */
export const VISIT_MESSAGE_EXAMPLES: readonly Example<{ body: string }>[] = [
  { name: 'a short message', values: { body: 'Ngiyabonga 🙏' } },
  { name: 'the longest message', values: { body: 'x'.repeat(LIMITS.message.max) } },
  { name: 'spaces around the longest', values: { body: ` ${'x'.repeat(LIMITS.message.max)}\n` } },
  { name: 'blank', values: { body: ' \n\t ' }, refused: { path: 'body', id: 'messages.empty' } },
  {
    name: 'too long',
    values: { body: 'x'.repeat(LIMITS.message.max + 1) },
    refused: { path: 'body', id: 'messages.tooLong' },
  },
];

/** What is sent when a note is saved and signed. */
export interface NoteValues {
  soap: { subjective: string; objective: string; assessment: string; plan: string };
  planPlain: string;
}

export const GOOD_NOTE: NoteValues = {
  soap: {
    subjective: 'Cough for three weeks, worse at night.',
    objective: 'Speaks in full sentences.',
    assessment: 'Cough after a cold, no danger sign.',
    plan: 'Review in two weeks.',
  },
  planPlain: 'Your cough should go within two weeks. Write to me if you get short of breath.',
};

/** Examples for signing a note. */
export const NOTE_EXAMPLES: readonly Example<NoteValues>[] = [
  { name: 'a complete note', values: GOOD_NOTE },
  {
    name: 'the longest texts',
    values: {
      soap: { ...GOOD_NOTE.soap, assessment: 'x'.repeat(LIMITS.notePart.max) },
      planPlain: 'x'.repeat(LIMITS.planPlain.max),
    },
  },
  {
    name: 'without an assessment',
    values: { ...GOOD_NOTE, soap: { ...GOOD_NOTE.soap, assessment: ' \n ' } },
    refused: { path: 'soap.assessment', id: 'notes.assessmentRequired' },
  },
  {
    name: 'without a plan in plain words',
    values: { ...GOOD_NOTE, planPlain: ' ' },
    refused: { path: 'planPlain', id: 'notes.planRequired' },
  },
  {
    name: 'a plan too long',
    values: { ...GOOD_NOTE, planPlain: 'x'.repeat(LIMITS.planPlain.max + 1) },
    refused: { path: 'planPlain', id: 'notes.planTooLong' },
  },
  {
    name: 'a part too long',
    values: { ...GOOD_NOTE, soap: { ...GOOD_NOTE.soap, plan: 'x'.repeat(LIMITS.notePart.max + 1) } },
    refused: { path: 'soap.plan', id: 'notes.partTooLong' },
  },
];

const LONGEST_LINES = Array.from({ length: LIMITS.watchFor.lines.max }, () => 'x'.repeat(LIMITS.watchFor.text.max));

/** Examples of what to watch for after a visit. */
export const WATCH_FOR_EXAMPLES: readonly Example<{ callAtOnce: string[]; writeOrBook: string[] }>[] = [
  { name: 'nothing', values: { callAtOnce: [], writeOrBook: [] } },
  { name: 'one of each', values: { callAtOnce: ['You cannot breathe'], writeOrBook: ['Fever for three days'] } },
  { name: 'the most and the longest', values: { callAtOnce: LONGEST_LINES, writeOrBook: LONGEST_LINES } },
  {
    name: 'a line too long',
    values: { callAtOnce: [], writeOrBook: ['x'.repeat(LIMITS.watchFor.text.max + 1)] },
    refused: { path: 'writeOrBook.0', id: 'validation.tooLong' },
  },
  {
    name: 'too many lines',
    values: { callAtOnce: [...LONGEST_LINES, 'one more'], writeOrBook: [] },
    refused: { path: 'callAtOnce', id: 'validation.tooMany' },
  },
];
