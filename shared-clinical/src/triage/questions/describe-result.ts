import type { TriageResult } from '../engine/evaluate';
import { DEFAULT_LEVEL } from '../engine/evaluate';
import { LEVEL_ADVICE, type Level, type LevelAdvice, type TriageAction } from '../levels';
import { RULESET_LANGUAGE, rulesetVersion } from '../ruleset';

/** Why: one rule that fired. */
export interface Reason {
  ruleId: string;
  ruleVersion: number;
  level: Level;
  route: 'medical' | 'crisis';
  text: string;
  source: string;
  /** The person's own words, as typed. */
  words: readonly string[];
}

/** All that a result screen shows, and what is recorded with it. */
export interface DescribedResult {
  level: Level;
  heading: string;
  advice: string;
  within: string;
  /** Beyond the advice of the level, from the rules that decided. */
  todo: readonly string[];
  watch: readonly string[];
  actions: readonly TriageAction[];
  booking: LevelAdvice['booking'];
  route: 'medical' | 'crisis';
  /** The rules that decided the level, then the others, most urgent first. */
  reasons: readonly Reason[];
  /** Ids for `save_triage`. */
  fired: readonly string[];
  language: string;
  version: string;
  /** True while no clinician has reviewed the rules; the screen must say so. */
  isUnreviewed: boolean;
}

const NOT_UNDERSTOOD: Pick<LevelAdvice, 'heading' | 'advice'> = {
  heading: 'We could not tell. Talk to a clinician',
  advice:
    'What you wrote fits none of our rules. That does not mean that all is well: please have it looked at in the next days.',
};

/** Puts a result into plain words. */
export function describeResult({ level, fired, isUnderstood }: TriageResult): DescribedResult {
  const advice = LEVEL_ADVICE[level];
  const deciding = fired.filter(({ floor }) => floor === level).map(({ rule }) => rule);
  const isUnclear = !isUnderstood && level === DEFAULT_LEVEL;
  const isCrisis = fired.some(({ rule, floor }) => rule.route === 'crisis' && floor <= level);
  return {
    level,
    ...(isUnclear ? NOT_UNDERSTOOD : { heading: advice.heading, advice: advice.advice }),
    within: advice.within,
    todo: textsOf(deciding.map(({ todo }) => todo)),
    watch: textsOf([...deciding.map(({ watch }) => watch), ...advice.watch]),
    actions: isCrisis ? ['crisisLine', ...advice.actions] : advice.actions,
    booking: advice.booking,
    route: isCrisis ? 'crisis' : 'medical',
    reasons: fired.map(({ rule, floor, facts }) => ({
      ruleId: rule.id,
      ruleVersion: rule.version,
      level: floor,
      route: rule.route,
      text: rule.text,
      source: rule.source,
      words: textsOf(facts.map((fact) => fact.words)),
    })),
    fired: fired.map(({ rule }) => rule.id),
    language: RULESET_LANGUAGE,
    version: rulesetVersion(),
    isUnreviewed: fired.length === 0 || fired.some(({ rule }) => rule.review === null),
  };
}

function textsOf(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text): text is string => text !== undefined && text !== ''))];
}
