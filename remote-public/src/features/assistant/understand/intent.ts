/** What the assistant can lead to. The list is finite on purpose: nothing outside it is answered. */
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
 * The words an intent is known by. A pattern is words in order with at most two others between them; `cancel*` is a beginning,
 * `a|b` one of several, `{visit}` a class of words.
 */
export interface Lexicon {
  /** Enough by itself. */
  sure: readonly string[];
  /** Enough with another one. */
  likely?: readonly string[];
}
