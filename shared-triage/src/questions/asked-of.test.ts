import { describe, expect, it } from 'vitest';
import type { CaseFacts, Person } from '../case-facts';
import { evaluate } from '../engine/evaluate';
import { CONCEPTS } from '../lexicon/concepts';
import { readText } from '../reader/read-text';
import { readTrigger } from '../rules/expression';
import { TRIAGE_RULES } from '../rules/rules';
import { withAnswers, withOwnPregnancyOnly } from './answers';
import { ASKED_OF, areasOfConcept, isAskedOf } from './asked-of';
import { COVERED } from './covered';
import { nextQuestion } from './next-question';
import { safetyScreen } from './safety-screen';
import { asksOf } from './wording';

const NOBODY: CaseFacts = { person: {}, facts: new Map(), measures: {} };
const MAN: Person = { age: 34, sex: 'male' };
const WOMAN: Person = { age: 34, sex: 'female', pregnant: false };

/** What the danger signs that fit ask about. */
const coveredOf = (text: string, person: Person): ReadonlySet<string> =>
  new Set(safetyScreen(person, text).flatMap(({ id }) => COVERED[id]?.split(' ') ?? []));

/** The questions put to a patient who denies every danger sign and every question. */
function questionsOf(text: string, person: Person): string[] {
  const covered = coveredOf(text, person);
  const denied = safetyScreen(person, text).map(({ id }) => [id, 'no'] as const);
  let facts = withOwnPregnancyOnly(withAnswers(readText(text, person), new Map(denied)));
  const asked: string[] = [];
  for (;;) {
    const question = nextQuestion(facts, new Set(asked), { covered });
    if (question === null) return asked;
    asked.push(question.id);
    facts = withAnswers(facts, new Map([[question.id, 'no']]));
  }
}

const INJURY = ['openFracture', 'limbColdNumb', 'penetrating', 'burnLarge'];
const PERIOD = ['pregnant', 'maybePregnant', 'soaksPads', 'babyMovesLess', 'labourHeavy'];

describe('what is asked of a complaint, and what never is', () => {
  it.each<[string, Person, string[], string[]]>([
    ['a runny nose and sneezing', MAN, ['breathless', 'fever'], [...INJURY, ...PERIOD, 'legSwollenOne', 'blackStool']],
    ['headache for three days', WOMAN, ['fever', 'stiffNeck'], [...INJURY, ...PERIOD, 'blackStool', 'legSwollenOne']],
    ['a cough', MAN, ['breathless', 'coughBlood', 'fever'], [...INJURY, 'nothingStays', 'noUrine', 'hotJoint']],
    [
      'an itchy rash on my arm',
      WOMAN,
      ['fever', 'stiffNeck'],
      [...INJURY, 'bloodUrine', 'palpitations', 'nothingStays'],
    ],
    ['my knee hurts', MAN, ['hotJoint', 'fever'], ['eyeHurt', 'blackStool', 'noUrine', 'seesSpots', 'breathless']],
    ['earache', { age: 6, sex: 'male' }, ['fever'], [...INJURY, 'bloodyDiarrhoea', 'rightLowerPain', 'hotJoint']],
    [
      'it burns when I pee',
      WOMAN,
      ['rigors', 'fever', 'cannotPee'],
      [...INJURY, 'eyeHurt', 'legSwollenOne', 'fainted'],
    ],
    ['sore throat', MAN, ['throatDanger', 'fever'], [...INJURY, 'legSwollenOne', 'jaundice', 'blackStool']],
    ['my back hurts', MAN, ['saddle', 'cannotPee', 'fever'], [...INJURY, 'eyeHurt', 'blackStool', 'breathless']],
    [
      'I sprained my ankle',
      MAN,
      ['openFracture', 'limbColdNumb'],
      ['bloodUrine', 'seesSpots', 'blackStool', 'breathless'],
    ],
    [
      'diarrhoea',
      { age: 3, sex: 'male' },
      ['nothingStays', 'bloodyDiarrhoea', 'drowsy'],
      [...INJURY, 'testiclePain', 'breathless'],
    ],
    [
      'stomach ache',
      { age: 29, sex: 'female' },
      ['bellySevere', 'maybePregnant'],
      [...INJURY, 'seesSpots', 'babyMovesLess'],
    ],
    ['stomach ache', MAN, ['bellySevere', 'testiclePain'], PERIOD],
    ['a wart on my foot', MAN, [], [...INJURY, 'breathless', 'fainted', 'vomiting', 'drowsy']],
    ['I feel low', MAN, ['harmOthers'], [...INJURY, 'legSwollenOne', 'fever']],
    ['my calf is sore', MAN, ['legSwollenOne', 'clotRisk', 'breathless'], [...INJURY, 'eyeHurt', 'blackStool']],
  ])('%s, %j', (text, person, asked, never) => {
    const questions = questionsOf(text, person);
    // A sign on the screen asks some of them in one sentence with others.
    expect([...questions, ...coveredOf(text, person)]).toEqual(expect.arrayContaining(asked));
    expect(questions.filter((id) => never.includes(id))).toEqual([]);
  });

  it('every question has its complaints and the guidance they come from', () => {
    const asking = Object.keys(CONCEPTS).filter((id) => asksOf(id, { whom: 'you' }) !== '');
    expect(Object.keys(ASKED_OF).sort()).toEqual(asking.sort());
    for (const { of, source } of Object.values(ASKED_OF)) {
      expect(of.length).toBeGreaterThan(0);
      expect(source.length).toBeGreaterThan(10);
    }
  });
});

const HOW = 'says how a complaint is, and is none itself';
const WHO = 'says who the person is; every complaint of a child asks for it';
const SCREEN = 'is answered on the screen of danger signs, before the first question';
const OF_DIARRHOEA = 'asks about diarrhoea, which is not there';
/** Pairs that raise a level and are not asked, with the reason. */
const NOT_ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bellyPain: { worsening: HOW, recurring: HOW, sweetBreath: SCREEN },
  rightLowerPain: { worsening: HOW, recurring: HOW, child: WHO, sweetBreath: SCREEN },
  diabetes: { sweetBreath: SCREEN },
  drowsy: same('fumesAround sweetBreath', SCREEN),
  sugarHigh: { sweetBreath: SCREEN },
  vomiting: same('fumesAround sweetBreath', SCREEN),
  floppy: { baby: WHO, newborn: WHO, child: WHO },
  feedsBadly: { baby: WHO, newborn: WHO },
  cryDanger: { baby: WHO, newborn: WHO },
  fever: { newborn: SCREEN },
  mottled: { baby: WHO, newborn: WHO, child: WHO },
  bloodyDiarrhoea: { child: WHO, ...same('highFever faint pesticide steroidLong', OF_DIARRHOEA) },
  chestPain: same('vomiting nothingStays nausea', SCREEN),
  rigors: { cannotWalkInjury: 'an injury is why they cannot walk' },
};

function same(ids: string, reason: string): Record<string, string> {
  return Object.fromEntries(ids.split(' ').map((id) => [id, reason]));
}

const PEOPLE: Person[] = [MAN, { age: 30, sex: 'female' }, { age: 4 }, { age: 70, sex: 'female' }, { age: 0.6 }];
const levelOf = (ids: readonly string[], person: Person, rules = TRIAGE_RULES): number => {
  const facts = withAnswers({ ...NOBODY, person }, new Map(ids.map((id) => [id, 'yes' as const])));
  const { isUnderstood, level } = evaluate(rules, facts);
  return isUnderstood ? level : 6;
};
/** The rules that name a sign or a broader one it implies. */
const rulesOf = (id: string) => {
  const ids = [id, ...(CONCEPTS[id]?.is?.split(' ') ?? [])];
  return new Set(TRIAGE_RULES.filter(({ when }) => readTrigger(when).names.some((name) => ids.includes(name))));
};

it('no question is dropped whose “yes” together with the complaint is more urgent than either, but for a stated reason', () => {
  const ids = Object.keys(CONCEPTS);
  const named = new Map(ids.map((id) => [id, rulesOf(id)]));
  const alone = new Map(ids.map((id) => [id, PEOPLE.map((person) => levelOf([id], person))]));
  const dropped: Record<string, string[]> = {};
  for (const question of Object.keys(ASKED_OF)) {
    for (const complaint of ids) {
      if (complaint === question || isAskedOf(question, new Set(areasOfConcept(complaint)))) continue;
      // A level raised by both together comes from a rule that names both.
      const rules = [...(named.get(question) ?? [])].filter((one) => named.get(complaint)?.has(one));
      const raises = PEOPLE.some(
        (person, at) =>
          levelOf([complaint, question], person, rules) <
          Math.min(alone.get(complaint)?.[at] ?? 6, alone.get(question)?.[at] ?? 6),
      );
      if (rules.length > 0 && raises) dropped[question] = [...(dropped[question] ?? []), complaint];
    }
  }
  const reasoned = Object.entries(NOT_ASKED).map(([id, reasons]) => [id, Object.keys(reasons).sort()]);
  expect(Object.fromEntries(Object.entries(dropped).map(([id, of]) => [id, of.sort()]))).toEqual(
    Object.fromEntries(reasoned),
  );
});

it('what a danger sign covers is a question that exists', () => {
  for (const id of Object.values(COVERED).flatMap((ids) => ids.split(' '))) expect(Object.keys(ASKED_OF)).toContain(id);
});

it('the gravest signs stand together on the screen of everybody', () => {
  for (const person of PEOPLE) {
    const asked = safetyScreen(person).flatMap(({ id }) => COVERED[id]?.split(' ') ?? []);
    expect(asked).toEqual(expect.arrayContaining(['unresponsive', 'cannotBreathe', 'heavyBleeding', 'seizureNow']));
  }
});
