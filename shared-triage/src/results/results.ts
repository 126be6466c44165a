import type { CareClass } from '../levels';
import measured from './measured.json';
import sealed from './sealed.json';

export interface ClassResult {
  careClass: CareClass;
  cases: number;
  right: number;
  /** Over-triage: sent to more urgent care than the case needs. */
  tooCareful: number;
  /** Under-triage: sent to less urgent care than the case needs. */
  notCarefulEnough: number;
}

/** Results that can be reproduced at any time from texts in this repository. */
export interface MeasuredResults {
  /** The version of the exact rules. */
  rules: string;
  /** The 45 vignettes of the audit of 2015, retold. */
  audit: readonly ClassResult[];
  /** Texts from which the rules were developed. */
  told: readonly ClassResult[];
  /** Harmless texts that contain words of an emergency. */
  confusers: { cases: number; wronglyEmergency: number };
}

/** The result of `measure` for the current rules; written by shared-triage/training/publish-results.mjs. */
export const MEASURED_RESULTS = measured as MeasuredResults;

/** Results on the sealed texts of one group, age or entry point. */
export interface SealedResult {
  name: string;
  emergencies: number;
  emergenciesFound: number;
  /** Found by phrases alone, without the trained classifier. */
  foundByRules: number;
  /** Emergencies told to stay at home: the worst possible error. */
  emergenciesSentHome: number;
  others: number;
  othersWronglyEmergency: number;
  confusers: number;
  confusersWronglyEmergency: number;
  /** Sent to the right one of the three classes; confusers have no class and do not count. */
  right: number;
  cases: number;
}

export interface SealedResults {
  measuredOn: string;
  rules: string;
  /** By language, with short texts and small children as their own groups. */
  groups: readonly SealedResult[];
  ages: readonly SealedResult[];
  /**
   * Texts that state an age, read in three ways: as the symptom checker does, by words alone as every other text field does, and
   * as a part of a long message.
   */
  doors: readonly SealedResult[];
  classes: readonly ClassResult[];
}

/**
 * Results on texts written by other authors, which no author of the rules and no training saw. All had been opened for one
 * earlier published figure, and no choice was made by it. `node bench/triage.mjs --sealed` prints the same again, with intervals.
 */
export const SEALED_RESULTS = sealed as SealedResults;

/** Results of others on the 45 vignettes, in %: Semigran and others, BMJ 2015;351:h3480, 23 symptom checkers. */
export const PEER_RESULTS = {
  source: 'Semigran and others, BMJ 2015;351:h3480',
  checkers: 23,
  rightOnAverage: 57,
  rightAtBest: 78,
  emergenciesRight: 80,
} as const;
