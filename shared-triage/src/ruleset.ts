import type { Level } from './levels';
import { TRIAGE_RULES } from './rules/rules';
import { sentencesOf } from './rules/sentences';
import RULESET from './ruleset.json';

/** A rule as the database stores it (`triage_rulesets.rules`), which checks id, version, level and source. */
export interface PublishedRule {
  id: string;
  version: number;
  level: Level;
  source: string;
  text: string;
  route: 'medical' | 'crisis';
  when: string;
}

/** The language the reader understands; the rules are language-free. */
export const RULESET_LANGUAGE = 'en';

/** Returns the rules in the shape of the `triage_rules` proposal. */
export function publishedRules(): PublishedRule[] {
  return TRIAGE_RULES.map((rule) => {
    const { id, version, level, source, route, when } = rule;
    return { id, version, level, source, text: sentencesOf(rule).text, route, when };
  });
}

/** Whether no clinician has reviewed one of these rules. */
export const isUnreviewed = (ruleIds: readonly string[]): boolean =>
  TRIAGE_RULES.some(({ id, review }) => review === null && ruleIds.includes(id));

/** Identifies the exact rules, words and phrases in use, 16 hex digits: the same data gives the same value anywhere. */
export const rulesetVersion = (): string => RULESET.version;
