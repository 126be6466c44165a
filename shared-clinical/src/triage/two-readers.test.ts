import { describe, expect, it } from 'vitest';
import { scanForRedFlags } from '../scan-for-red-flags';
import { evaluate } from './engine/evaluate';
import { withAnswers, withSignsLookedAt } from './questions/answers';
import { readSigns, readText } from './reader/read-text';
import { ALIKE_RULES } from './rules/alike.rules';
import { TRIAGE_RULES } from './rules/rules';
import { featuresOf, PLACES } from './trained/features';
import { ALIKE_FROM, readAlike } from './trained/read-alike';
import { fromText, MOST, toText } from './trained/weights';
import { triageText } from './triage';

/** An emergency in isiZulu, which no phrase of the lexicon knows: my mother does not answer, her mouth has gone skew. */
const UNKNOWN_TO_THE_RULES = 'umama akaphenduli, umlomo wakhe usutshekile';
const BY_RULES = (text: string) => evaluate(TRIAGE_RULES, readSigns(text)).level;

describe('a text that no rule knows', () => {
  it('is an emergency until the danger signs were looked at, and then one for today', () => {
    expect(BY_RULES(UNKNOWN_TO_THE_RULES)).toBe(4);
    expect(triageText(UNKNOWN_TO_THE_RULES).level).toBe(2);
    const lookedAt = withSignsLookedAt(readText(UNKNOWN_TO_THE_RULES));
    expect(evaluate(TRIAGE_RULES, lookedAt).level).toBe(3);
    expect(evaluate(TRIAGE_RULES, withAnswers(lookedAt, new Map([['strokeSigns', 'yes']]))).level).toBe(1);
  });

  it('is told with the words that weighed most, as they were typed but for accents and signs', () => {
    const { chance, words } = readAlike(UNKNOWN_TO_THE_RULES, readSigns(UNKNOWN_TO_THE_RULES));
    expect(chance).toBeGreaterThanOrEqual(ALIKE_FROM);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(UNKNOWN_TO_THE_RULES.replace(',', '')).toContain(word);
  });

  it('depends on each of both rules', () => {
    for (const rule of ALIKE_RULES) {
      const others = TRIAGE_RULES.filter((one) => one !== rule);
      const facts = readText(UNKNOWN_TO_THE_RULES);
      const read = rule.level === 2 ? facts : withSignsLookedAt(facts);
      expect(evaluate(others, read).level).toBeGreaterThan(rule.level);
    }
  });
});

it('never makes milder what a rule found, and stands behind what can be explained', () => {
  const flags = scanForRedFlags('crushing chest pain and sweating');
  expect(flags[0]).toMatchObject({ level: 1, route: 'medical' });
  expect(flags.findIndex(({ ruleId }) => ruleId === 'text.alike')).not.toBe(0);
});

it.each(['', '   ', 'hi', 'I would like to book a visit next week please', '🙂🙂🙂🙂🙂🙂🙂'])(
  '“%s” reads like no emergency',
  (text) => {
    expect(readAlike(text, readSigns(text)).chance).toBeLessThan(ALIKE_FROM);
  },
);

it('looks at no more than grows with the text', () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
  const half = featuresOf(words.slice(0, words.length / 2), readSigns('')).length;
  expect(featuresOf(words, readSigns('')).length / half).toBeLessThan(2.2);
  expect(featuresOf(words, readSigns('')).every(({ place }) => place >= 0 && place < PLACES)).toBe(true);
});

it('weights are written and read as they are', () => {
  const weights = Int8Array.from({ length: PLACES }, (_, at) => (at % (2 * MOST + 1)) - MOST);
  expect(fromText(toText(weights))).toEqual(weights);
  expect(() => fromText('short')).toThrow('5 weights');
});
