/** Everything that the assistant can answer. The list is finite on purpose. */
export const INTENTS = [
  'book',
  'find',
  'reschedule',
  'cancel',
  'records',
  'prescriptions',
  'prices',
  'medicalAid',
  'rands',
  'refund',
  'sickNote',
  'symptomCheck',
  'technicalTest',
  'privacy',
  'closeAccount',
  'language',
  'powerCut',
  'emergency',
  'humanContact',
  'about',
] as const;
export type Intent = (typeof INTENTS)[number];

/**
 * Patterns that identify an intent. A pattern is words in order with at most two others between them; `cancel*` is a prefix,
 * `a|b` alternatives, `{visit}` a class of words.
 */
export interface Lexicon {
  /** One match is enough. */
  sure: readonly string[];
  /** Enough together with another match. */
  likely?: readonly string[];
}
