/** The topics that the assistant lists. */
export const TOPIC_INTENTS = [
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
/** Narrower questions, answered where somebody asks them; too many for the list of topics. */
export const ERRANDS = [
  'place',
  'channels',
  'forgottenPassword',
  'signInCode',
  'ownDetails',
  'hivCare',
  'identityPapers',
  'onBehalf',
  'sameDoctor',
  'waitingTime',
  'withoutSmartphone',
  'joinVisit',
  'paidNoBooking',
  'photos',
  'waysToPay',
  'referrals',
  'hours',
  'doctorAbsent',
  'forChild',
  'familySees',
  'delivery',
  'scriptRefused',
  'dose',
  'contraception',
  'visitLength',
  'missedVisit',
  'complaint',
  'recording',
  'recordWrong',
  'youngPerson',
  'resultsExplained',
  'secondOpinion',
] as const;
/** Everything that the assistant can answer. It is finite on purpose. */
export const INTENTS = [...TOPIC_INTENTS, ...ERRANDS] as const;
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
