import type { CaseFacts, Fact } from '../case-facts';
import type { Level, Tier } from '../levels';
import { readTrigger } from '../rules/expression';
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
  const rulesOf = ruleFinder(rules);
  const held = new Map<TriageRule, FiredRule>();
  for (const part of [facts, ...(facts.windows ?? [])]) {
    for (const rule of rulesOf(part)) {
      if (part !== facts && rule.level >= HOME_LEVEL) continue;
      const one = firedIn(part, rule);
      if (one !== null && one.floor < (held.get(rule)?.floor ?? Number.POSITIVE_INFINITY)) held.set(rule, one);
    }
  }
  const fired = rules.flatMap((rule) => held.get(rule) ?? []);
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

const finders = new WeakMap<readonly TriageRule[], (facts: CaseFacts) => Iterable<TriageRule>>();

/** Which rules can hold at all: those that need none of the signs, and those that need one which is there. */
function ruleFinder(rules: readonly TriageRule[]): (facts: CaseFacts) => Iterable<TriageRule> {
  const known = finders.get(rules);
  if (known !== undefined) return known;
  const always: TriageRule[] = [];
  const bySign = new Map<string, TriageRule[]>();
  for (const rule of rules) {
    const { needs } = readTrigger(rule.when);
    if (needs === null) always.push(rule);
    for (const sign of new Set(needs ?? [])) bySign.set(sign, [...(bySign.get(sign) ?? []), rule]);
  }
  const find = ({ facts }: CaseFacts) =>
    new Set([...always, ...[...facts.keys()].flatMap((sign) => bySign.get(sign) ?? [])]);
  finders.set(rules, find);
  return find;
}

function firedIn(facts: CaseFacts, rule: TriageRule): FiredRule | null {
  const { holds } = readTrigger(rule.when);
  const certain = holds(facts, false);
  if (certain !== null) return { rule, floor: rule.level, facts: certain };
  const doubted = holds(facts, true);
  return doubted === null ? null : { rule, floor: Math.max(rule.level, DOUBT_LEVEL) as Level, facts: doubted };
}
