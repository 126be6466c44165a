import type { Level } from '@telehealth/clinical/triage/levels';
import type { Answer } from '@telehealth/clinical/triage/questions/answers';
import type { Reason } from '@telehealth/clinical/triage/questions/describe-result';

export const STEPS = ['who', 'safety', 'words', 'facts', 'questions', 'result'] as const;
export type Step = (typeof STEPS)[number];
export const AGE_UNITS = ['years', 'months', 'weeks'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

/** Whom it is about, as typed. */
export interface Who {
  about: 'me' | 'other' | '';
  /** A whole number in `unit`. */
  age: string;
  unit: AgeUnit;
  /** At birth; `unsaid` for those who would rather not say. */
  sex: 'female' | 'male' | 'unsaid' | '';
  pregnant: Answer | '';
}

export interface Answered {
  /** Concept id. */
  id: string;
  asks: string;
  answer: Answer;
}

/** The most urgent level so far, and what led there. Nothing said later makes it milder; only changing the answer that led there does. */
export interface Reached {
  level: Level;
  reasons: readonly Reason[];
}

/** All that a person said so far. Plain data: it outlives a reload in the tab's own storage. */
export interface CheckState {
  step: Step;
  who: Who;
  /** Answers of the safety screen by concept id. */
  signs: Readonly<Record<string, Answer>>;
  words: string;
  /** Concept ids the person added: from the body, or from the list. */
  added: readonly string[];
  /** Concept ids that were read in the words and are wrong. */
  removed: readonly string[];
  /** Whether the person looked at what was read in their words and agreed. */
  isConfirmed: boolean;
  answers: readonly Answered[];
  reached: Reached | null;
  /** Where an emergency interrupted, and what was reached before it: the way back after a mistaken answer. */
  interrupted: { step: Exclude<Step, 'result'>; reached: Reached | null } | null;
  /** They said that they called for help. */
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
  /** None of those that are still open. */
  | { is: 'noOtherSign'; ids: readonly string[] }
  | { is: 'wordsTyped'; words: string }
  | { is: 'factToggled'; id: string }
  | { is: 'factAdded'; id: string }
  | { is: 'wordsDone' }
  | { is: 'factRemoved'; id: string }
  | { is: 'factRestored'; id: string }
  | { is: 'factsConfirmed' }
  | { is: 'questionAnswered'; id: string; asks: string; answer: Answer }
  /** The emergency was read in words nobody looked at yet: on to looking at them. */
  | { is: 'misread' }
  | { is: 'called' }
  | { is: 'wentBack' }
  | { is: 'startedAgain'; with?: CheckState };
