/** 1: call an ambulance now. 2: go now. 3: today. 4: in the next days. 5: look after it at home. */
export const CARE_LEVELS = [1, 2, 3, 4, 5] as const;
export type CareLevel = (typeof CARE_LEVELS)[number];
export const SYMPTOM_ANSWERS = ['yes', 'no', 'unsure'] as const;
export type SymptomAnswer = (typeof SYMPTOM_ANSWERS)[number];

/** A rule that decided, as it stood when it did. */
export interface SymptomCheckReason {
  ruleId: string;
  ruleVersion: number;
  level: CareLevel;
  text: string;
  source: string;
}

/**
 * A symptom check as it is kept and taken to a visit (FHIR: QuestionnaireResponse with a RiskAssessment). Everything in it
 * was said or computed on the person's device: whoever reads it is told so.
 */
export interface SymptomCheck {
  /** Names the exact rules and words, 16 hex digits. */
  rules: string;
  level: CareLevel;
  heading: string;
  within: string;
  about: 'me' | 'other';
  /** In years; decimals for infants. */
  age: number;
  sex: 'female' | 'male' | 'unsaid';
  pregnant?: SymptomAnswer;
  /** As typed. */
  words: string;
  /** What they agreed to, or ticked: `says` in plain words. */
  facts: readonly { id: string; says: string; answer: SymptomAnswer }[];
  questions: readonly { id: string; asks: string; answer: SymptomAnswer }[];
  reasons: readonly SymptomCheckReason[];
  /** No clinician has reviewed the rules that decided. */
  isUnreviewed: boolean;
  /** They said that they had already called for help. */
  hasCalled: boolean;
}
