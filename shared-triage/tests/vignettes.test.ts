import { describe, expect, it } from 'vitest';
import type { Person } from '../src/case-facts';
import { evaluate } from '../src/engine/evaluate';
import { CLASS_OF_LEVEL } from '../src/levels';
import { readSigns } from '../src/reader/read-text';
import { ALIKE_RULES } from '../src/rules/alike.rules';
import { ASKED_RULES } from '../src/rules/asked.rules';
import { TRIAGE_RULES } from '../src/rules/rules';
import { triageText } from '../src/triage';
import { readVignette } from './vignettes/case';
import { RULE_VIGNETTES } from './vignettes/rule-vignettes';
import { TOLD_CASES } from './vignettes/told';
import { CONFUSERS, PLAIN_COMPLAINTS, PLAIN_EMERGENCIES } from './vignettes/told-lines';
import { UNNAMED_VIGNETTES } from './vignettes/unnamed.vignettes';

/**
 * Shares that are reached: more is welcome, less is a loss. Nothing trained takes a danger back any more, which left 94 of 100 confusers
 * alone and made 94 of 100 told cases right: that was bought with emergencies, and is not the bar of these.
 */
const LEAST_RIGHT = 0.93;
const LEAST_LEFT_ALONE = 0.78;
const LEAST_PLAIN_LEFT = { byWords: 0.97, byPerson: 0.85 };
/** A rule is known by phrases alone in so many of its vignettes at least: those can say why. The others both readers find together (0155). */
const LEAST_EXPLAINED = 3;

/** By phrases alone. */
/** The reader does not learn from those of unnamed dangers: only the rules have to know them. */
const VIGNETTES: ReadonlyMap<string, readonly string[]> = new Map([
  ...RULE_VIGNETTES,
  ...Object.entries(UNNAMED_VIGNETTES),
]);
const judge = (line: string) => {
  const { text, person } = readVignette(line);
  const facts = readSigns(text, person);
  return { ...evaluate(TRIAGE_RULES, facts), facts };
};
const classOf = (text: string, person: Person = {}) => CLASS_OF_LEVEL[triageText(text, person).level];

describe.each(
  TRIAGE_RULES.filter((rule) => ![...ALIKE_RULES, ...ASKED_RULES].includes(rule)).map(
    (rule) => [rule.id, rule] as const,
  ),
)('%s', (id, rule) => {
  const lines = VIGNETTES.get(id) ?? [];
  const explained = lines.filter((line) => {
    const { fired, level } = judge(line);
    return level <= rule.level && fired.some((one) => one.rule.id === id);
  });
  it('has at least five vignettes, and fires by itself on at least three', () => {
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(explained.length).toBeGreaterThanOrEqual(LEAST_EXPLAINED);
  });
  it('is missed when it is taken away', () => {
    const others = TRIAGE_RULES.filter((one) => one !== rule);
    const isMissed = explained.some((line) => {
      const { level, facts } = judge(line);
      const without = evaluate(others, facts);
      return without.level > level || !without.isUnderstood;
    });
    expect(isMissed).toBe(true);
  });
});

it('finds each emergency among the vignettes, as a person is answered', () => {
  const urgent = TRIAGE_RULES.filter(({ level }) => CLASS_OF_LEVEL[level] === 'emergency');
  const lines = urgent.flatMap(({ id }) => VIGNETTES.get(id) ?? []).map(readVignette);
  expect(lines.length).toBeGreaterThan(600);
  expect(lines.filter(({ text, person }) => classOf(text, person) !== 'emergency').map(({ text }) => text)).toEqual([]);
});

it('has vignettes for rules only', () => {
  const ids = new Set(TRIAGE_RULES.map((rule) => rule.id));
  expect([...VIGNETTES.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

describe('confusers', () => {
  it('are at least 150', () => expect(new Set(CONFUSERS).size).toBeGreaterThanOrEqual(150));
  // By the rules alone they were all left alone, with 20 kB of frames that found nothing in texts they were not written for (0155).
  it('are left alone more often than not', () => {
    const left = CONFUSERS.filter((text) => classOf(text) !== 'emergency');
    expect(left.length / CONFUSERS.length).toBeGreaterThanOrEqual(LEAST_LEFT_ALONE);
  });
});

it.each(PLAIN_EMERGENCIES.map((text) => [text]))('"%s" is an emergency', (text) => {
  expect(classOf(text)).toBe('emergency');
});

/** Told complaints are stories; "I cut my finger with a knife" is none, and is taken for an emergency still (0156). */
describe('plain complaints', () => {
  const leftAlone = (people: readonly Person[]) => {
    const given = PLAIN_COMPLAINTS.flatMap((text) => people.map((person) => classOf(text, person)));
    return given.filter((one) => one !== 'emergency').length / given.length;
  };
  it('are left alone in a text box', () => {
    expect(leftAlone([{}])).toBeGreaterThanOrEqual(LEAST_PLAIN_LEFT.byWords);
  });
  it('are mostly left alone where age and sex are known', () => {
    const people = [
      { age: 34, sex: 'male' },
      { age: 60, sex: 'female' },
    ] as const;
    expect(leftAlone(people)).toBeGreaterThanOrEqual(LEAST_PLAIN_LEFT.byPerson);
  });
});

/** By both readers: phrases that were found by these cases alone found nothing in others (0151). */
describe('told cases', () => {
  const judged = TOLD_CASES.map((one) => ({ ...one, given: classOf(one.text, one.person) }));
  it('miss no emergency', () => {
    const missed = judged.filter((one) => one.careClass === 'emergency' && one.given !== 'emergency');
    expect(missed.map(({ text }) => text)).toEqual([]);
  });
  it('are mostly right', () => {
    const right = judged.filter((one) => one.given === one.careClass);
    expect(right.length / judged.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
