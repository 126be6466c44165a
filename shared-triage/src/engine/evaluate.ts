import type { CaseFacts, Fact } from '../case-facts';
import type { Level, Tier } from '../levels';
import { evaluateTrigger } from '../rules/expression';
import type { TriageRule } from '../rules/triage-rule';

export interface FiredRule {
  rule: TriageRule;
  /** The least urgent level it allows; for a danger sign the patient is unsure about at most 2. */
  floor: Level;
  facts: readonly Fact[];
}

export interface TriageResult {
  level: Level;
  /** The same for a person: at levels 1 to 3 it is `ask` when no rule names a danger and the words only resemble one. */
  tier: Tier;
  /** Most urgent first; empty when nothing was understood. */
  fired: readonly FiredRule[];
  /** False: no rule recognised anything, and the level is the default. */
  isUnderstood: boolean;
  /** Ids of every sign that is or may be present, whether a rule uses it or not. */
  there: ReadonlySet<string>;
}

/** The level when no rule fires: a clinician should look, never "all is well". */
export const DEFAULT_LEVEL: Level = 4;
/** Home care is advised only when the whole text supports it. */
const HOME_LEVEL: Level = 5;
/** A danger sign that the patient is unsure about. */
const DOUBT_LEVEL: Level = 2;

/**
 * Applies rules to the facts of the whole text and of each part: the most urgent floor that fired decides. Pure; identical in
 * browser and server.
 * @param floor a level reached earlier: the result is never milder
 */
export function evaluate(rules: readonly TriageRule[], facts: CaseFacts, floor?: Level): TriageResult {
  const fired: FiredRule[] = rules.flatMap((rule) => {
    const parts = rule.level < HOME_LEVEL ? (facts.windows ?? []) : [];
    const held = [facts, ...parts].flatMap((part) => firedIn(part, rule) ?? []);
    return held.length === 0 ? [] : [held.reduce((worst, one) => (one.floor < worst.floor ? one : worst))];
  });
  fired.sort((a, b) => a.floor - b.floor || a.rule.level - b.rule.level);
  const found = fired[0]?.floor ?? DEFAULT_LEVEL;
  const there = [...facts.facts.values()].filter(({ status }) => status === 'present' || status === 'unsure');
  const level = Math.min(found, floor ?? found) as Level;
  return {
    level,
    tier: tierOf(level, fired),
    fired,
    isUnderstood: fired.length > 0,
    there: new Set(there.map(({ id }) => id)),
  };
}

const TIER_OF: Readonly<Record<Level, Tier>> = { 1: 'alarm', 2: 'alarm', 3: 'today', 4: 'days', 5: 'home' };

/** A level reached earlier was an alarm: nothing that fired now explains it. */
function tierOf(level: Level, fired: readonly FiredRule[]): Tier {
  const isAsked = fired.some(({ rule, floor }) => rule.asks === true && floor <= level);
  const isNamed = fired.some(({ rule, floor }) => rule.asks !== true && floor <= DOUBT_LEVEL);
  return isAsked && !isNamed ? 'ask' : TIER_OF[level];
}

function firedIn(facts: CaseFacts, rule: TriageRule): FiredRule | null {
  const certain = evaluateTrigger(rule.when, facts, false);
  if (certain !== null) return { rule, floor: rule.level, facts: certain };
  const doubted = evaluateTrigger(rule.when, facts, true);
  return doubted === null ? null : { rule, floor: Math.max(rule.level, DOUBT_LEVEL) as Level, facts: doubted };
}
