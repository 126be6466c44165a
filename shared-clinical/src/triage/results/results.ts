import type { CareClass } from '../levels';
import measured from './measured.json';
import sealed from './sealed.json';

/** One class of a set: how many cases, and where the engine led them. */
export interface ClassResult {
  careClass: CareClass;
  cases: number;
  right: number;
  /** Over-triage: sent to more urgent care than the case needs. */
  tooCareful: number;
  /** Under-triage: sent to less urgent care. */
  notCarefulEnough: number;
}

/** What can be measured again at any time from texts in the source. */
export interface MeasuredResults {
  /** Names the exact rules. */
  rules: string;
  /** The 45 vignettes of the audit of 2015, re-told. */
  audit: readonly ClassResult[];
  /** Texts by which the rules were found. */
  told: readonly ClassResult[];
  /** Harmless texts with the words of an emergency. */
  confusers: { cases: number; wronglyEmergency: number };
}

/** What `measure` gave for the rules as they are; written by scripts/triage/publish-results.mjs. */
export const MEASURED_RESULTS = measured as MeasuredResults;

/** How the sealed texts of one group, age or door came out. */
export interface SealedResult {
  /** As people call it. */
  name: string;
  emergencies: number;
  emergenciesFound: number;
  /** By phrases alone, without the trained reader. */
  foundByRules: number;
  /** Told to look after it at home: the worst that can happen here. */
  emergenciesSentHome: number;
  others: number;
  othersWronglyEmergency: number;
  confusers: number;
  confusersWronglyEmergency: number;
  /** Led to the right one of the three classes, of all that have one: confusers have none. */
  right: number;
  cases: number;
}

export interface SealedResults {
  measuredOn: string;
  rules: string;
  /** By language, and those of few words and of small children apart. */
  groups: readonly SealedResult[];
  ages: readonly SealedResult[];
  /** Those told with an age: as the symptom checker reads them, by words alone as every other door does, and so as a part of a long message. */
  doors: readonly SealedResult[];
  classes: readonly ClassResult[];
}

/**
 * Measured on texts by other hands, which nobody who wrote rules or trained the reader has seen. All had been opened for one published figure before, and nothing was chosen by that.
 * `node bench/triage.mjs --sealed` prints the same again, with intervals.
 */
export const SEALED_RESULTS = sealed as SealedResults;

/** What others reached on the 45 vignettes, in %: Semigran and others, BMJ 2015;351:h3480, 23 symptom checkers. */
export const PEER_RESULTS = {
  source: 'Semigran and others, BMJ 2015;351:h3480',
  checkers: 23,
  rightOnAverage: 57,
  rightAtBest: 78,
  emergenciesRight: 80,
} as const;
