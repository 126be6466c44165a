import { describe, expect, it } from 'vitest';
import type { CaseFacts, Person } from '../case-facts';
import { evaluate } from '../engine/evaluate';
import type { Level } from '../levels';
import { CONCEPTS } from '../lexicon/concepts';
import { SIGN_NAMES } from '../lexicon/names';
import { readText } from '../reader/read-text';
import { TRIAGE_RULES } from '../rules/rules';
import { type Answer, withAnswers } from './answers';
import { describeResult } from './describe-result';
import { MOST_QUESTIONS, nextQuestion } from './next-question';
import { safetyScreen } from './safety-screen';

const PEOPLE: Person[] = [
  {},
  { age: 0.3 },
  { age: 6 },
  { age: 40, sex: 'male' },
  { age: 29, sex: 'female', pregnant: true },
];

/** Gives the same answer to every question until none is left. */
function interview(text: string, person: Person, answer: Answer): { asked: string[]; level: Level; facts: CaseFacts } {
  let facts = readText(text, person);
  const asked = new Set<string>();
  let { level } = evaluate(TRIAGE_RULES, facts);
  for (;;) {
    const question = nextQuestion(facts, asked, { floor: level });
    if (question === null) return { asked: [...asked], level, facts };
    asked.add(question.id);
    facts = withAnswers(facts, new Map([[question.id, answer]]));
    level = evaluate(TRIAGE_RULES, facts, level).level;
  }
}

describe('the safety screen', () => {
  it.each(PEOPLE)('shows only signs that lead to an emergency: %j', (person) => {
    for (const { id, says } of safetyScreen(person)) {
      expect(says).not.toBe('');
      for (const answer of ['yes', 'unsure'] as const) {
        const facts = withAnswers(readText('', person), new Map([[id, answer]]));
        expect(evaluate(TRIAGE_RULES, facts).level, `${id} ${answer}`).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('the questions', () => {
  it('ask first what tells most, and stop at an emergency', () => {
    const { asked, level } = interview('I have a headache', { age: 40 }, 'yes');
    expect(asked).toHaveLength(1);
    expect(level).toBeLessThanOrEqual(2);
  });
  it.each(['headache', 'a cough', 'stomach ache', 'fever', 'sore throat', 'back pain', 'dizzy', 'a rash'])(
    'are three to six for "%s" when all is denied',
    (text) => {
      const { asked, level } = interview(`I have ${text}`, { age: 40, sex: 'female' }, 'no');
      expect(asked.length).toBeGreaterThanOrEqual(3);
      expect(asked.length).toBeLessThanOrEqual(MOST_QUESTIONS);
      expect(level).toBeGreaterThanOrEqual(3);
    },
  );
  it('are the same every time, and none twice', () => {
    const first = interview('my child has a fever and a cough', { age: 3 }, 'no').asked;
    expect(interview('my child has a fever and a cough', { age: 3 }, 'no').asked).toEqual(first);
    expect(new Set(first).size).toBe(first.length);
  });
  it('are never about a pregnancy of a man or the crying of a grown-up', () => {
    const { asked } = interview('stomach ache and vomiting', { age: 40, sex: 'male' }, 'no');
    for (const id of ['pregnant', 'maybePregnant', 'cryDanger', 'feedsBadly']) expect(asked).not.toContain(id);
  });
  it('never make a level milder', () => {
    const facts = readText('my chest hurts', { age: 40 });
    const before = evaluate(TRIAGE_RULES, facts).level;
    const after = evaluate(TRIAGE_RULES, withAnswers(facts, new Map([['chestPain', 'no']])), before).level;
    expect(after).toBe(before);
  });
  it('have plain names, each sign one', () => {
    expect(Object.keys(SIGN_NAMES).sort()).toEqual(Object.keys(CONCEPTS).sort());
    for (const name of Object.values(SIGN_NAMES)) expect(name).toMatch(/^[A-Z]/);
  });
});

describe('the described result', () => {
  const described = (text: string) => describeResult(evaluate(TRIAGE_RULES, readText(text)));
  it('names rules, sources, words, and that nobody reviewed them', () => {
    const result = described('my face is drooping');
    expect(result.level).toBe(1);
    expect(result.reasons[0]).toMatchObject({ ruleId: 'stroke.signs', words: ['face is drooping'] });
    expect(result.reasons[0]?.source).toContain('NG128');
    expect(result.isUnreviewed).toBe(true);
    expect(result.actions[0]).toBe('call');
    expect(result.booking).toBe('afterCalling');
  });
  it('leads a crisis to people', () => expect(described('I want to die').actions[0]).toBe('crisisLine'));
  it('does not soothe what it did not understand', () => {
    expect(described('zzz')).toMatchObject({
      level: 4,
      heading: 'We could not tell. Talk to a clinician',
      reasons: [],
    });
  });
});
