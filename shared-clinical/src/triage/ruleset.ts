import type { Level } from './levels';
import { CONCEPTS } from './lexicon/concepts';
import { MODIFIERS } from './lexicon/modifiers';
import { WORD_CLASSES } from './lexicon/word-classes';
import { TRIAGE_RULES } from './rules/rules';
import { sentencesOf } from './rules/sentences';
import MODEL from './trained/model.json';

/** A rule as the database keeps it (`triage_rulesets.rules`): id, version, level and source are what it checks. */
export interface PublishedRule {
  id: string;
  version: number;
  level: Level;
  source: string;
  text: string;
  route: 'medical' | 'crisis';
  when: string;
}

/** The language the reader understands; rules themselves know none. */
export const RULESET_LANGUAGE = 'en';

/** The rules as the proposal `triage_rules` takes them. */
export function publishedRules(): PublishedRule[] {
  return TRIAGE_RULES.map((rule) => {
    const { id, version, level, source, route, when } = rule;
    return { id, version, level, source, text: sentencesOf(rule).text, route, when };
  });
}

let known: string | undefined;

/**
 * Names the exact rules, words and phrases in use, 16 hex digits: the same data gives the same name anywhere. Two FNV-1a
 * halves; it tells versions apart and is no protection against forgery.
 */
export function rulesetVersion(): string {
  known ??= fnv(
    JSON.stringify([TRIAGE_RULES, TRIAGE_RULES.map(sentencesOf), CONCEPTS, WORD_CLASSES, MODIFIERS, MODEL.hash]),
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
