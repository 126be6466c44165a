import { BLEEDING_AND_INJURY_RULES } from './red-flags/bleeding-and-injury.rules';
import { BRAIN_AND_MIND_RULES } from './red-flags/brain-and-mind.rules';
import { findPhrase, standsIn } from './red-flags/find-phrase';
import { HEART_AND_BREATH_RULES } from './red-flags/heart-and-breath.rules';
import { normaliseText } from './red-flags/normalise-text';
import { OTHER_DANGER_RULES } from './red-flags/other-danger.rules';
import { PREGNANCY_AND_CHILD_RULES } from './red-flags/pregnancy-and-child.rules';
import type { Condition, RedFlagLevel, RedFlagRule } from './red-flags/red-flag-rule';

/** Every rule of the scanner. */
export const RED_FLAG_RULES: readonly RedFlagRule[] = [
  ...HEART_AND_BREATH_RULES,
  ...BRAIN_AND_MIND_RULES,
  ...BLEEDING_AND_INJURY_RULES,
  ...PREGNANCY_AND_CHILD_RULES,
  ...OTHER_DANGER_RULES,
];

/** A danger sign found in a text. */
export interface RedFlag {
  ruleId: string;
  version: number;
  level: RedFlagLevel;
  route: 'medical' | 'crisis';
  /** What was noticed, in plain words. */
  text: string;
  source: string;
  /** The words that were read as the sign, in lower case. */
  words: readonly string[];
}

/** What to do at each level, in plain words. */
export const RED_FLAG_ADVICE: Readonly<Record<RedFlagLevel, { heading: string; advice: string }>> = {
  1: {
    heading: 'This may be an emergency. Call an ambulance now',
    advice: 'Call 112 from any mobile phone. Do not wait for a visit here, and do not drive yourself.',
  },
  2: {
    heading: 'This should be seen today, in person',
    advice: 'Go to the nearest emergency centre now, or call 112 if you cannot get there safely.',
  },
};

/**
 * Looks for danger signs in what a person wrote, most urgent first.
 * Knows denial ("no chest pain") and the long past, and errs on the side of danger. It only warns: callers show its
 * result and never block sending. No result does not mean that all is well.
 */
export function scanForRedFlags(text: string): RedFlag[] {
  const sentences = normaliseText(text);
  const found: RedFlag[] = [];
  for (const { id: ruleId, version, level, route, text: noticed, source, when, unless = [] } of RED_FLAG_RULES) {
    for (const condition of when) {
      const words = wordsOf(sentences, condition, unless);
      if (words === null) continue;
      found.push({ ruleId, version, level, route, text: noticed, source, words });
      break;
    }
  }
  return found.sort((a, b) => a.level - b.level);
}

function wordsOf(sentences: readonly string[], condition: Condition, unless: readonly string[]): string[] | null {
  const words: string[] = [];
  const heard = sentences.filter((sentence) => !unless.some((phrase) => standsIn(sentence, phrase)));
  for (const group of condition) {
    const hit = group.map((phrase) => findPhrase(heard, phrase)).find((result) => result !== null);
    if (hit === undefined) return null;
    words.push(hit.words);
  }
  return words;
}
