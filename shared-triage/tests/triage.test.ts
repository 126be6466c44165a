import { describe, expect, it } from 'vitest';
import type { CaseFacts, Fact, Person } from '../src/case-facts';
import { evaluate } from '../src/engine/evaluate';
import { LEVEL_ADVICE } from '../src/levels';
import { CONCEPTS } from '../src/lexicon/concepts';
import { SIGN_NAMES } from '../src/lexicon/names';
import { readSigns, readText } from '../src/reader/read-text';
import { readTrigger } from '../src/rules/expression';
import { TRIAGE_RULES } from '../src/rules/rules';
import { sentencesOf } from '../src/rules/sentences';
import { publishedRules, rulesetVersion } from '../src/ruleset';
import RULESET from '../src/ruleset.json';
import { triageText } from '../src/triage';
import { computeRuleset } from './compute-ruleset';
import { BMJ_VIGNETTES } from './vignettes/bmj.vignettes';

const fact = (id: string, status: Fact['status'] = 'present'): [string, Fact] => [id, { id, status, words: '' }];
const caseOf = (facts: [string, Fact][], person: Person = {}): CaseFacts => ({
  person,
  facts: new Map(facts),
  measures: {},
});
const statusIn = (text: string, id: string) => readText(text).facts.get(id)?.status;

describe('the vignettes of the audit', () => {
  it('are the 45, 15 of each class', () => {
    for (const careClass of ['emergency', 'clinician', 'self-care']) {
      expect(BMJ_VIGNETTES.filter((one) => one.careClass === careClass)).toHaveLength(15);
    }
  });
  it('find every emergency, and name it by phrases alone', () => {
    for (const { id, text, person } of BMJ_VIGNETTES.filter((one) => one.careClass === 'emergency')) {
      expect(evaluate(TRIAGE_RULES, readSigns(text, person)).level, id).toBeLessThanOrEqual(2);
      expect(triageText(text, person).level, id).toBeLessThanOrEqual(2);
    }
  });
  it('send nobody home who has to be seen', () => {
    for (const { id, text, person } of BMJ_VIGNETTES.filter((one) => one.careClass === 'clinician'))
      expect(triageText(text, person).level, id).toBeLessThanOrEqual(4);
  });
});

describe('the engine', () => {
  it('is never milder than what was reached before', () => {
    expect(evaluate(TRIAGE_RULES, caseOf([fact('runnyNose')])).level).toBe(5);
    expect(evaluate(TRIAGE_RULES, caseOf([fact('runnyNose')]), 2).level).toBe(2);
  });
  it('says "we could not tell" by level 4 when it knows nothing', () => {
    const result = triageText('My aura wobbles on Tuesdays');
    expect(result).toMatchObject({ level: 4, isUnderstood: false, fired: [] });
  });
  it('counts "not sure" on a danger sign as yes, at level 2', () => {
    expect(evaluate(TRIAGE_RULES, caseOf([fact('blueLips', 'unsure')])).level).toBe(2);
    expect(evaluate(TRIAGE_RULES, caseOf([fact('blueLips')])).level).toBe(1);
    expect(evaluate(TRIAGE_RULES, caseOf([fact('chestPain', 'unsure')])).level).toBe(2);
  });
  it('gives no relief by doubt: what takes a danger back must be certain', () => {
    const sore = [fact('chestPain'), fact('sprain', 'unsure')];
    expect(evaluate(TRIAGE_RULES, caseOf(sore)).level).toBe(2);
  });
  it.each<[string, Person, Person, string]>([
    ['a baby under three months', { age: 0.1 }, { age: 4 }, 'fever since last night, drinks and plays'],
    [
      'an unborn child',
      { age: 30, sex: 'female', pregnant: true },
      { age: 30, sex: 'female' },
      'cramps in my belly today',
    ],
    ['a higher age', { age: 80 }, { age: 30 }, 'I fell and my hip hurts'],
  ])('knows %s', (_, atRisk, other, text) => {
    const byPhrases = (person: Person) => evaluate(TRIAGE_RULES, readSigns(text, person)).level;
    expect(byPhrases(atRisk)).toBeLessThan(byPhrases(other));
  });
  it('adds facts up that are mild alone', () => {
    for (const text of ['I take warfarin', 'I hit my head on a shelf'])
      expect(triageText(text).level).toBeGreaterThan(2);
    expect(triageText('I hit my head on a shelf and I take warfarin').level).toBe(2);
  });
});

describe('triggers', () => {
  const trigger = (text: string, facts: CaseFacts) => readTrigger(text).holds(facts, false) !== null;
  const cough: CaseFacts = {
    person: { age: 40, sex: 'female' },
    facts: new Map([['cough', { id: 'cough', status: 'present', words: 'cough', hours: 72, severe: true }]]),
    measures: { temp: 38.5 },
    hours: 72,
  };
  it.each([
    ['cough', true],
    ['!cough', false],
    ['fever | cough', true],
    ['fever & cough', false],
    ['cough>=3d', true],
    ['cough>=4d', false],
    ['cough<4d & lasts>=72h', true],
    ['cough:severe & !cough:mild', true],
    ['temp>=38.5 & age>=16 & female & grown', true],
    ['male | age<16', false],
    ['2 of (cough, fever, temp>=38)', true],
    ['2 of (cough, fever, headache)', false],
    ['(fever | cough) & !(headache & cough)', true],
  ])('%s: %s', (text, expected) => expect(trigger(text, cough)).toBe(expected));
  it.each(['cough &', '(cough', 'temp', 'cough cough', '2 of cough', '&'])('refuses "%s"', (text) => {
    expect(() => trigger(text, cough)).toThrow();
  });
});

describe('the rules', () => {
  it('name only concepts that the reader knows', () => {
    for (const { when } of TRIAGE_RULES)
      for (const id of readTrigger(when).names) expect(Object.keys(CONCEPTS)).toContain(id);
  });
  it('have ids of their own, a source, and no review they never had', () => {
    expect(new Set(TRIAGE_RULES.map(({ id }) => id)).size).toBe(TRIAGE_RULES.length);
    for (const rule of TRIAGE_RULES) {
      expect(rule.source).not.toBe('');
      expect(rule.review).toBeNull();
      expect(sentencesOf(rule).text, rule.id).not.toBe('');
      // At every door only dangers are shown, and of them what was noticed.
      expect(rule.text !== '', rule.id).toBe(rule.level <= 2);
    }
  });
  it('fit what the database accepts, and have a name for exactly their state', () => {
    for (const { id, level, version, source } of publishedRules()) {
      expect(id).toMatch(/^[a-z][a-zA-Z0-9.]{0,79}$/);
      expect([1, 2, 3, 4, 5]).toContain(level);
      expect(version).toBeGreaterThan(0);
      expect(source.trim()).not.toBe('');
    }
    expect(publishedRules().length).toBeLessThanOrEqual(500);
    expect(rulesetVersion()).toMatch(/^[0-9a-f]{16}$/);
    expect(RULESET).toEqual(computeRuleset());
    expect(Object.keys(SIGN_NAMES).sort()).toEqual(Object.keys(CONCEPTS).sort());
  });
  it('have advice for every level', () => {
    for (const level of [1, 2, 3, 4, 5] as const) expect(LEVEL_ADVICE[level].watch.length).toBeGreaterThan(0);
  });
});

describe('the reader', () => {
  it.each([
    ['no chest pain', 'chestPain', 'absent'],
    ['she denies fever, chills, and vomiting', 'vomiting', 'absent'],
    ['no fever, cough or vomiting', 'vomiting', 'absent'],
    ['no fever, vomiting for two hours', 'vomiting', 'present'],
    ['without any headache', 'headache', 'absent'],
    ['Chest pain? No.', 'chestPain', 'absent'],
    ['chest pain NO, dizzy yes', 'chestPain', 'absent'],
    ['fever: none', 'fever', 'absent'],
    ['chest pain, no fever', 'chestPain', 'present'],
    ['chest pain no relief from tablets', 'chestPain', 'present'],
    ['no tightenings, baby kicking well', 'babyMovesLess', undefined],
    ['not thinking about hurting myself', 'selfHarm', 'absent'],
    ['thank you for helping when he collapsed in March', 'unresponsive', 'past'],
    ['my son has a snake bite, do you treat it', 'dangerousBite', 'present'],
    ['what must I do, my child swallowed bleach', 'poisonTaken', 'present'],
    ['our carbon monoxide alarm went off and I am dizzy', 'gasFumes', 'present'],
    ['her teddy fell down and she has stopped breathing', 'notBreathing', 'present'],
    ['my colleague collapsed and does not respond', 'unresponsive', 'present'],
    ['chest pain when I was carrying the shopping', 'chestPain', 'present'],
    ['chest pain in the past few days', 'chestPain', 'present'],
    ['I had a seizure once, in 1994', 'seizure', 'past'],
    ['I had a fit when I was a child', 'seizure', 'past'],
    ['I do not want to live anymore', 'suicideIntent', 'present'],
    ['is a heart attack worse than giving birth', 'heartAttackNow', undefined],
    ['he stops breathing in his sleep, my wife says, for years', 'snores', 'present'],
    ['since my wife died I want to kill myself', 'suicideIntent', 'present'],
    ['my wife died and I want to kill myself', 'suicideIntent', 'present'],
    ['my friend died last week and I have chest pain', 'chestPain', 'present'],
    ['thought it was a false alarm but I have chest pain', 'chestPain', 'present'],
    ['my late husband had it and now I have chest pain', 'chestPain', 'present'],
    ['if I get up I have chest pain, will you send somebody', 'chestPain', 'present'],
    ['I am a nurse and had chest pain all morning', 'chestPain', 'present'],
    ['hit on the head in the rugby game', 'headInjury', 'present'],
    ['I used to have chest pain', 'chestPain', 'past'],
    ['chest pain? no, just a sore arm', 'chestPain', 'absent'],
    ['watched a film, then my chest pain began', 'chestPain', 'present'],
    ['not sure if it is chest pain', 'chestPain', 'unsure'],
    ['I had seizures as a child', 'seizure', 'past'],
    ['I have a cough. My father had a heart attack', 'heartAttackNow', 'other'],
    ['my hart is pounding and I have diarhea', 'diarrhoea', 'present'],
    ['vommiting since gister', 'vomiting', 'present'],
    ['ek het koors en my kop is seer', 'fever', 'present'],
    ['my isifuba sibuhlungu', 'chestPain', 'present'],
    ['my son has a runny tummy', 'diarrhoea', 'present'],
  ])('"%s": %s is %s', (text, id, status) => expect(statusIn(text, id)).toBe(status));
  it.each<[string, object]>([
    ['temp of 39,5', { temp: 39.5 }],
    ['fever of 102 F', { temp: 38.9 }],
    ['BP 190/120', { systolic: 190, diastolic: 120 }],
    ['blood pressure is 150 over 95', { systolic: 150, diastolic: 95 }],
    ['my sugar is 28', { sugar: 28 }],
    ['glucose 360 mg/dL', { sugar: 20 }],
    ['sats are 88%', { oxygen: 88 }],
    ['pulse of 150', { pulse: 150 }],
    ['my heart is going 180', { pulse: 180 }],
    ['the meter says 2.4', { sugar: 2.4 }],
    ['pain 9/10', { pain: 9 }],
    ['34 weeks pregnant', { weeks: 34 }],
  ])('measures "%s"', (text, measures) => expect(readText(text).measures).toEqual(measures));
  it.each([
    ['cough for three weeks', 504],
    ['coughing since yesterday', 30],
    ['a 3-day cough', 72],
    ['cough for a couple of days', 48],
    ['cough. I am 30 years old', undefined],
    ['my nose bled for 5 minutes, it stopped an hour ago', 1 / 12],
  ])('"%s" lasts %s hours', (text, hours) => expect(readText(text).hours).toBe(hours));
  it('takes the age of the child a grown-up writes about', () => {
    expect(readText('my 2 month old baby has a fever', { age: 31 }).person.age).toBeCloseTo(2 / 12);
    expect(readText('I have a cough', { age: 31 }).person.age).toBe(31);
  });
  it('says where it read a sign', () => {
    expect(readText('Since lunch: CHEST PAIN!').facts.get('chestPain')).toMatchObject({
      words: 'CHEST PAIN',
      at: [13, 23],
      hours: 6,
    });
  });
});
