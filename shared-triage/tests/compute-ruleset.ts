import { CONCEPTS } from '../src/lexicon/concepts';
import { HARMLESS } from '../src/lexicon/harmless';
import { MODIFIERS } from '../src/lexicon/modifiers';
import { WORD_CLASSES } from '../src/lexicon/word-classes';
import { TRIAGE_RULES } from '../src/rules/rules';
import { sentencesOf } from '../src/rules/sentences';
import MODEL from '../src/trained/model.json';
import SENTENCES from '../src/trained/sentences.json';

/** What `src/ruleset.json` says, so that a page that judges a measurement needs no phrases. */
export function computeRuleset(): { version: string; wider: Readonly<Record<string, string>> } {
  const wider = Object.entries(CONCEPTS).flatMap(([id, { is }]) => (is === undefined ? [] : [[id, is]]));
  return { version: version(), wider: Object.fromEntries(wider) };
}

/**
 * Identifies the exact rules, words and phrases as 16 hex digits: the same data gives the same value anywhere. Two FNV-1a halves;
 * it tells versions apart and does not protect against forgery.
 */
function version(): string {
  return fnv(
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
