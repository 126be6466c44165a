import type { Level } from './levels';
import { CONCEPTS } from './lexicon/concepts';
import { HARMLESS } from './lexicon/harmless';
import { MODIFIERS } from './lexicon/modifiers';
import { WORD_CLASSES } from './lexicon/word-classes';
import { TRIAGE_RULES } from './rules/rules';
import { sentencesOf } from './rules/sentences';
import MODEL from './trained/model.json';
import SENTENCES from './trained/sentences.json';

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

let known: string | undefined;

/**
 * Identifies the exact rules, words and phrases in use as 16 hex digits: the same data gives the same value anywhere. Two FNV-1a
 * halves; it tells versions apart and does not protect against forgery.
 */
export function rulesetVersion(): string {
  known ??= fnv(
    JSON.stringify([
      TRIAGE_RULES,
      TRIAGE_RULES.map(sentencesOf),
      CONCEPTS,
      WORD_CLASSES,
      MODIFIERS,
      HARMLESS,
      MODEL.hash,
      SENTENCES.hash,
    ]),
  );
  return known;
}

function fnv(text: string): string {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (at & 0xff), 0x01000193);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
