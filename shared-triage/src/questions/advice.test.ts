import { describe, expect, it } from 'vitest';
import type { CaseFacts, Person } from '../case-facts';
import { CRISIS_ADVICE } from '../crisis-advice';
import { evaluate } from '../engine/evaluate';
import { LEVEL_ADVICE } from '../levels';
import { CONCEPTS } from '../lexicon/concepts';
import { readText } from '../reader/read-text';
import { TRIAGE_RULES } from '../rules/rules';
import { sentencesOf } from '../rules/sentences';
import type { Whom } from './about';
import { addressed, TO_THE_READER } from './addressed';
import { withAnswers, withOwnPregnancyOnly } from './answers';
import { type DescribedResult, describeResult } from './describe-result';
import { asksOf } from './wording';

const NOBODY: CaseFacts = { person: {}, facts: new Map(), measures: {} };
const MAN: Person = { age: 40, sex: 'male' };

function described(ids: readonly string[], person: Person, whom: Whom = 'you'): DescribedResult {
  const facts = withAnswers({ ...NOBODY, person }, new Map(ids.map((id) => [id, 'yes' as const])));
  return describeResult(evaluate(TRIAGE_RULES, withOwnPregnancyOnly(facts)), { whom, person });
}

/** Words of advice that name a sign, and the concept of that sign. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/chest pain/i, 'chestPain'],
  [/trouble breathing/i, 'breathless'],
  [/blue or grey lips/i, 'blueLips'],
  [/\bfainting/i, 'fainted'],
  [/\bconfusion/i, 'confused'],
  [/a fit\b/i, 'seizure'],
  [/trouble speaking|droop/i, 'strokeSigns'],
  [/(?<!high )\bfever\b(?! for| rises| lasts)/i, 'fever'],
  [/stiff neck/i, 'stiffNeck'],
  [/\ba rash\b/i, 'rash'],
  [/\bvomiting/i, 'vomiting'],
  [/light hurts/i, 'lightHurts'],
  [/\bdrowsy|drowsiness/i, 'drowsy'],
  [/stops breathing/i, 'notBreathing'],
];

describe('advice never contradicts itself', () => {
  const ids = Object.keys(CONCEPTS);
  const signs = [...new Set(NAMED.map(([, id]) => id))];

  it.each<[string, Person]>([
    ['a man', MAN],
    ['a child', { age: 4 }],
    ['a pregnant woman', { age: 28, sex: 'female', pregnant: true }],
  ])(
    'nothing that is there already is to be watched for: %s',
    (_, person) => {
      const wrong = new Set<string>();
      for (const id of ids) {
        for (const sign of signs) {
          const { watch, level } = described([id, sign], person);
          for (const line of watch)
            for (const [words, named] of NAMED)
              if ((named === sign || named === id) && words.test(line)) wrong.add(`${level} ${id}+${sign}: ${line}`);
        }
      }
      expect([...wrong]).toEqual([]);
    },
    60_000,
  );

  it('whoever is sent at once is not told to book, and whoever stays at home is not sent', () => {
    for (const id of ids) {
      const { level, tier, booking, advice, home, heading } = described([id], MAN);
      expect(booking === 'afterCalling', id).toBe(level <= 2);
      // Words that resemble an emergency call for somebody now or today, with the call on top.
      if (level > 2 && tier !== 'ask') expect(`${heading} ${advice}`, id).not.toMatch(/\bnow\b/i);
      if (level < 5) expect(home, id).toEqual([]);
    }
  });
});

it('what can stay at home leads with what to do there', () => {
  for (const id of [
    'runnyNose',
    'cough',
    'soreThroat',
    'headache',
    'diarrhoea',
    'rash',
    'sprain',
    'cut',
    'fever',
    'burn',
  ])
    expect(described([id], { age: 30, sex: 'male' }).home, id).not.toEqual([]);
  expect(described(['cough'], { age: 0.5 }).home.join()).not.toMatch(/honey/);
});

it('thoughts of suicide open with a person, and poison taken to die with an ambulance', () => {
  expect(described(['suicideIntent'], MAN).heading).toBe('You are not alone. Please talk to somebody now');
  expect(described(['suicideIntent'], MAN).advice).toMatch(/^Call the suicide crisis line/);
  expect(described(['suicideIntent', 'overdose'], MAN).heading).toMatch(/ambulance/);
  expect(described(['violenceFear'], MAN).heading).toMatch(/right to be safe/);
});

describe('you, your child, the person', () => {
  const sentences = [
    ...Object.values(CRISIS_ADVICE).flatMap(({ heading, advice }) => [heading, advice]),
    ...Object.values(LEVEL_ADVICE).flatMap(({ heading, advice, watch }) => [heading, advice, ...watch]),
    ...TRIAGE_RULES.map(sentencesOf).flatMap(({ text, todo, watch }) => [text, todo ?? '', watch ?? '']),
  ];

  it.each<Whom>(['child', 'person'])('no sentence speaks to %s as “you”', (whom) => {
    for (const sentence of sentences) {
      if (TO_THE_READER.includes(sentence)) continue;
      const said = addressed(sentence, { whom });
      if (/\byou(?:r|rself)?\b/i.test(sentence)) expect(said, sentence).not.toBe(sentence);
      expect(said).not.toMatch(/\{/);
      expect(said.replace(/if you cannot get there|worries you|while you get help|Your? child/gi, '')).not.toMatch(
        /\byou\b/i,
      );
    }
  });

  it('questions speak to whoever is asked', () => {
    for (const id of Object.keys(CONCEPTS).filter((one) => asksOf(one, { whom: 'you' }) !== '')) {
      expect(asksOf(id, { whom: 'you' }), id).not.toMatch(/the person|the child|your child/);
      for (const whom of ['child', 'person'] as const) {
        expect(asksOf(id, { whom }), id).not.toMatch(/\b(?:you|yourself|your (?!child))\b|\{/);
        expect(asksOf(id, { whom }), id).toMatch(/\?$/);
      }
    }
    expect(asksOf('confused', { whom: 'child' })).toBe('Is your child confused, or not acting like themselves?');
    expect(asksOf('noUrine', { whom: 'you', person: MAN })).toContain('12 hours');
  });

  it('nobody under 16 is told to take aspirin', () => {
    expect(described(['chestCrushing'], MAN).todo.join()).toContain('aspirin');
    expect(described(['chestCrushing'], { age: 12 }).todo.join()).not.toContain('aspirin');
    expect(described(['chestCrushing'], { age: 12 }, 'child').todo.join()).not.toContain('aspirin');
  });
});

describe('a pregnancy that cannot be', () => {
  it.each<[string, Person, string]>([
    [
      'a baby of six weeks',
      { age: 6 / 52 },
      'my baby was born six weeks ago, I gave birth at home, and now he has a fever',
    ],
    ['a man', MAN, 'fever and belly pain, my wife gave birth two weeks ago'],
    ['a woman of 70', { age: 70, sex: 'female' }, 'belly pain, I gave birth to three'],
  ])('is no reason: %s', (_, person, text) => {
    const facts = withOwnPregnancyOnly(readText(text, person));
    const { reasons } = describeResult(evaluate(TRIAGE_RULES, facts), { whom: 'child', person });
    expect(reasons.filter(({ ruleId }) => ruleId.startsWith('pregnancy.'))).toEqual([]);
  });
  it('and the fever of a baby of six weeks stays an emergency', () => {
    const facts = readText('born six weeks ago, fever since today', { age: 6 / 52 });
    expect(evaluate(TRIAGE_RULES, withOwnPregnancyOnly(facts)).level).toBeLessThanOrEqual(2);
  });
});
