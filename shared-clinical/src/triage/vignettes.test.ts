import { describe, expect, it } from 'vitest';
import type { Person } from './case-facts';
import { evaluate } from './engine/evaluate';
import { CLASS_OF_LEVEL } from './levels';
import { readSigns } from './reader/read-text';
import { ALIKE_RULES } from './rules/alike.rules';
import { TRIAGE_RULES } from './rules/rules';
import { triageText } from './triage';
import { readVignette } from './vignettes/case';
import { CONFUSERS } from './vignettes/confusers';
import { PLAIN_EMERGENCIES } from './vignettes/plain-emergencies';
import { RULE_VIGNETTES } from './vignettes/rule-vignettes';
import { TEXT_BOX_VIGNETTES } from './vignettes/text-box.vignettes';
import { TOLD_CASES } from './vignettes/told';

const LEAST_RIGHT = 0.97;
/** By phrases alone: what the trained reader adds is measured on texts that nobody wrote for it. */
const judge = (text: string, person: Person = {}) => {
  const facts = readSigns(text, person);
  return { ...evaluate(TRIAGE_RULES, facts), facts };
};
const read = (line: string) => {
  const { text, person } = readVignette(line);
  return judge(text, person);
};

describe.each(TRIAGE_RULES.filter((rule) => !ALIKE_RULES.includes(rule)).map((rule) => [rule.id, rule] as const))(
  '%s',
  (id, rule) => {
    const lines = RULE_VIGNETTES.get(id) ?? [];
    const watched = new Set(TEXT_BOX_VIGNETTES[id]);
    it('has at least five vignettes, fires on each, and they come out at its level', () => {
      expect(lines.length).toBeGreaterThanOrEqual(5);
      for (const line of lines) {
        const result = read(line);
        expect(
          result.fired.map((one) => one.rule.id),
          line,
        ).toContain(id);
        // A short text of the text boxes may hold an even more urgent sign.
        if (watched.has(line)) expect(result.level, line).toBeLessThanOrEqual(rule.level);
        else expect(result.level, line).toBe(rule.level);
      }
    });
    it('is missed when it is taken away', () => {
      const others = TRIAGE_RULES.filter((one) => one !== rule);
      const isMissed = lines.some((line) => {
        const { level, facts } = read(line);
        const without = evaluate(others, facts);
        return without.level > level || !without.isUnderstood;
      });
      expect(isMissed).toBe(true);
    });
  },
);

it('has vignettes for rules only', () => {
  const ids = new Set(TRIAGE_RULES.map((rule) => rule.id));
  expect([...RULE_VIGNETTES.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

describe('confusers', () => {
  it('are at least 150', () => expect(new Set(CONFUSERS).size).toBeGreaterThanOrEqual(150));
  it.each(CONFUSERS.map((text) => [text]))('"%s" is no emergency', (text) => {
    expect(CLASS_OF_LEVEL[judge(text).level]).not.toBe('emergency');
  });
});

it.each(PLAIN_EMERGENCIES.map((text) => [text]))('"%s" is an emergency', (text) => {
  expect(CLASS_OF_LEVEL[judge(text).level]).toBe('emergency');
});

/** By both readers: phrases that were found by these cases alone found nothing in others (0151). */
describe('told cases', () => {
  const judged = TOLD_CASES.map((one) => ({ ...one, given: CLASS_OF_LEVEL[triageText(one.text, one.person).level] }));
  it('miss no emergency', () => {
    const missed = judged.filter((one) => one.careClass === 'emergency' && one.given !== 'emergency');
    expect(missed.map(({ text }) => text)).toEqual([]);
  });
  it('are mostly right', () => {
    const right = judged.filter((one) => one.given === one.careClass);
    expect(right.length / judged.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
