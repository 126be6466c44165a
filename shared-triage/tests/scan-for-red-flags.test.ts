import { EMERGENCY_NUMBERS, numbersFor } from '@telehealth/clinical/emergency-numbers';
import { describe, expect, it, vi } from 'vitest';
import { MOST_SIGNS } from '../src/questions/safety-screen';
import { PhraseIndex } from '../src/reader/phrases';
import { TRIAGE_RULES } from '../src/rules/rules';
import { adviceOn, scanForRedFlags } from '../src/scan-for-red-flags';
import { readVignette } from './vignettes/case';
import { TEXT_BOX_VIGNETTES } from './vignettes/text-box.vignettes';
import { UNSEEN } from './vignettes/unseen.vignettes';

/** The work is counted, not timed: how quick the machine is at the moment says nothing of the scanner. */
const MORE_THAN_TWICE = 2.2;
const MOST_LOOKS_PER_WORD = 12;
const MOST_LETTERS_PER_WORD = 2000;

/** How often a text of nothing dangerous makes the scanner look something up, and how many letters its patterns read. */
function workFor(text: string): { words: number; looks: number; letters: number } {
  // The first reading builds the lexicon and remembers the words.
  scanForRedFlags(text);
  const work = { words: text.split(' ').length, looks: 0, letters: 0 };
  const asked = [vi.spyOn(PhraseIndex.prototype, 'atomsOf'), vi.spyOn(PhraseIndex.prototype, 'startingWith')];
  const { exec } = RegExp.prototype;
  let flags: unknown;
  // `test`, `match` and `replace` ask `exec`. One that goes on from its last place reads on from there.
  RegExp.prototype.exec = function (given) {
    const from = this.global ? this.lastIndex : 0;
    const found = exec.call(this, given);
    work.letters += (this.global && found !== null ? this.lastIndex : given.length) - from;
    return found;
  };
  try {
    flags = scanForRedFlags(text);
  } finally {
    RegExp.prototype.exec = exec;
    work.looks = asked.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    for (const spy of asked) spy.mockRestore();
  }
  expect(flags).toEqual([]);
  return work;
}

const idsIn = (text: string) => scanForRedFlags(text).map((flag) => flag.ruleId);

describe.each(Object.entries(TEXT_BOX_VIGNETTES))('%s', (id, seen) => {
  const unseen = UNSEEN[id] ?? [];
  it('has its vignettes', () => {
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect(unseen.length).toBeGreaterThanOrEqual(2);
  });
  it.each(seen.map((line) => [readVignette(line).text]))('sees "%s"', (text) => expect(idsIn(text)).toContain(id));
  it.each(unseen.map((text) => [text]))('does not see "%s"', (text) => expect(idsIn(text)).not.toContain(id));
});

it('has vignettes for rules only', () => {
  const ids = TRIAGE_RULES.map((rule) => rule.id);
  for (const id of [...Object.keys(TEXT_BOX_VIGNETTES), ...Object.keys(UNSEEN)]) expect(ids).toContain(id);
});

describe('the scanner', () => {
  it('names the rule, its version, its source and the words it read', () => {
    expect(scanForRedFlags('Hello. Since lunch: CHEST PAIN, and my jaw hurts!')[0]).toMatchObject({
      ruleId: 'heart.attack',
      version: 1,
      level: 1,
      route: 'medical',
      words: ['chest pain', 'pain, and my jaw'],
    });
  });

  it('puts the most urgent first', () => {
    const levels = scanForRedFlags('Severe stomach pain, and now he is unconscious. Also a big burn.').map(
      (flag) => flag.level,
    );
    expect(levels).toEqual([...levels].sort());
    expect(levels[0]).toBe(1);
  });

  it.each([
    ['I want to die', ['suicideCrisis', 'mobile', 'ambulance']],
    ['I took 30 pills because I want to die', ['mobile', 'ambulance', 'suicideCrisis']],
    ['I am suicidal and have chest pain', ['suicideCrisis', 'mobile', 'ambulance']],
    ['my boyfriend beats me and I am scared', ['police', 'genderViolence', 'mobile', 'ambulance']],
    ['crushing chest pain', ['mobile', 'ambulance']],
  ])('knows whom to call first, and everybody who helps: %s', (text, ids) => {
    expect(numbersFor(scanForRedFlags(text)).map(({ id }) => id)).toEqual(ids);
  });

  it('sends people in a crisis to people, not only to an ambulance', () => {
    expect(scanForRedFlags('I want to die')[0]?.route).toBe('crisis');
    expect(EMERGENCY_NUMBERS.some((entry) => entry.route === 'crisis')).toBe(true);
  });

  it.each([
    '',
    '   ',
    'Follow-up of my blood pressure',
    'I need a repeat of my asthma inhaler',
    'Sore throat and a runny nose for three days',
    'Acne on my back; my skin is dry',
    'Tired lately and I would like a check-up before my holiday',
    'Pain in my knee when I climb stairs',
  ])('stays silent for "%s"', (text) => expect(scanForRedFlags(text)).toEqual([]));

  it('takes doubt as danger', () => {
    expect(idsIn('not sure if it is chest pain')).toContain('chest.pain');
    expect(idsIn('no relief from chest pain')).toContain('chest.pain');
    expect(idsIn('not only chest pain')).toContain('chest.pain');
    expect(idsIn('I have a history of chest pain and it is back again')).toContain('chest.pain');
    expect(idsIn('no chest pain yesterday. Chest pain today')).toContain('chest.pain');
    expect(idsIn('I had it years ago, now chest pain')).toContain('chest.pain');
  });

  it('reads what phones type', () => {
    expect(idsIn('I can\u2019t breathe')).toContain('breathing.stopped');
    expect(idsIn('HE IS UNCONSCIOUS')).toContain('awake.unresponsive');
    expect(idsIn('he isnt breathing')).toContain('breathing.stopped');
  });

  it.each([
    ['sentences', 'I have had a mild cough and no other trouble at all this week. '],
    ['words without a full stop', 'I have had a mild cough and no other trouble at all this week and '],
  ])('does no more than twice the work for twice as many %s', (_, part) => {
    const [short, long] = [workFor(part.repeat(150)), workFor(part.repeat(300))];
    expect(long.looks / short.looks).toBeLessThan(MORE_THAN_TWICE);
    expect(long.letters / short.letters).toBeLessThan(MORE_THAN_TWICE);
    expect(long.looks / long.words).toBeLessThan(MOST_LOOKS_PER_WORD);
    expect(long.letters / long.words).toBeLessThan(MOST_LETTERS_PER_WORD);
  });
});

it('advises whoever thinks of suicide to talk to a person first', () => {
  const [worst] = scanForRedFlags('I want to end my life');
  expect(worst).toMatchObject({ ruleId: 'crisis.suicide', route: 'crisis' });
  if (worst === undefined) return;
  const { heading, advice } = adviceOn(worst);
  expect(heading).not.toMatch(/ambulance|emergency/i);
  expect(advice.indexOf('crisis line')).toBeLessThan(advice.indexOf('112'));
});

it('has advice for both levels and a number behind every route', () => {
  for (const level of [1, 2] as const) expect(adviceOn({ ruleId: 'heart.attack', level }).signs).toEqual([]);
  expect(adviceOn({ ruleId: 'heart.attack', level: 1 }).advice).toContain('112');
  const alike = adviceOn({ ruleId: 'text.alike', level: 2 });
  expect(alike.advice).toContain('112');
  expect(alike.signs.length).toBe(MOST_SIGNS);
  for (const route of new Set(TRIAGE_RULES.map((rule) => rule.route))) {
    expect(
      EMERGENCY_NUMBERS.filter((entry) => entry.route === route).every((entry) => /^\+?\d+$/.test(entry.tel)),
    ).toBe(true);
  }
});
