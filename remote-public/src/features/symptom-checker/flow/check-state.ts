import type { Answer, Reason } from '@telehealth/triage/check';
import type { Level } from '@telehealth/triage/levels';

export const STEPS = ['who', 'words', 'safety', 'facts', 'questions', 'result'] as const;
export type Step = (typeof STEPS)[number];
export const AGE_UNITS = ['years', 'months', 'weeks'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

/** The person the check is about, as typed. */
export interface Who {
  about: 'me' | 'other' | '';
  /** A whole number in `unit`. */
  age: string;
  unit: AgeUnit;
  /** At birth; `unsaid`: prefers not to say. */
  sex: 'female' | 'male' | 'unsaid' | '';
  pregnant: Answer | '';
}

export interface Answered {
  /** Concept id. */
  id: string;
  asks: string;
  answer: Answer;
}

/**
 * The most urgent level so far and its reasons. Later answers never make it milder; only changing the answer that caused it
 * does.
 */
export interface Reached {
  level: Level;
  reasons: readonly Reason[];
}

/** All answers so far, as plain data that survives a reload in sessionStorage. */
export interface CheckState {
  step: Step;
  who: Who;
  /** Answers of the safety screen by concept id. */
  signs: Readonly<Record<string, Answer>>;
  words: string;
  /** Concept ids that the user added from the body or the list. */
  added: readonly string[];
  /** Concept ids read in the text that the user rejected. */
  removed: readonly string[];
  /** Whether the user confirmed what was read in their text. */
  isConfirmed: boolean;
  answers: readonly Answered[];
  reached: Reached | null;
  /** Where an emergency interrupted, and the level before it, to undo a mistaken answer. */
  interrupted: { step: Exclude<Step, 'result'>; reached: Reached | null } | null;
  /** The user said that they called for help. */
  hasCalled: boolean;
}

export const WORDS_LIMIT = 2000;

export const EMPTY_CHECK: CheckState = {
  step: 'who',
  who: { about: '', age: '', unit: 'years', sex: '', pregnant: '' },
  signs: {},
  words: '',
  added: [],
  removed: [],
  isConfirmed: false,
  answers: [],
  reached: null,
  interrupted: null,
  hasCalled: false,
};

export type CheckAction =
  | { is: 'whoSaid'; who: Who }
  | { is: 'signAnswered'; id: string; answer: Answer }
  /** None of the unanswered signs. */
  | { is: 'noOtherSign'; ids: readonly string[] }
  | { is: 'wordsTyped'; words: string }
  | { is: 'factToggled'; id: string }
  | { is: 'factAdded'; id: string }
  | { is: 'wordsDone' }
  | { is: 'factRemoved'; id: string }
  | { is: 'factRestored'; id: string }
  | { is: 'factsConfirmed' }
  | { is: 'questionAnswered'; id: string; asks: string; answer: Answer }
  /** The emergency was read in unconfirmed text: go to the confirmation. */
  | { is: 'misread' }
  | { is: 'called' }
  | { is: 'wentBack' }
  | { is: 'startedAgain'; with?: CheckState };
