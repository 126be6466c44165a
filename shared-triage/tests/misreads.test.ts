import { expect, it } from 'vitest';
import { readSigns } from '../src/reader/read-text';
import { triageText } from '../src/triage';

const thereIn = (text: string, age?: number) =>
  [...readSigns(text, age === undefined ? {} : { age }).facts.values()]
    .filter(({ status }) => status === 'present' || status === 'unsure')
    .map(({ id }) => id);

it.each<[string, string]>([
  ['I don’t know where to start.', 'confused'],
  ['We are on a farm outside Bethlehem and town is far.', 'tick'],
  ['I don’t smoke and I don’t drink.', 'feedsBadly'],
  ['They painted the speed humps yellow.', 'yellowBaby'],
  ['I was at the dentist last week for a check.', 'toothache'],
  ['The wind is blowing the whole day.', 'bloated'],
  ['There was a power cut during supper.', 'cut'],
  ['The dogs are barking so I can’t hear myself think.', 'hearingLoss'],
  ['My phone fell in the toilet.', 'injuryEvent'],
  ['We drive to Limpopo every Easter.', 'limpChild'],
  ['I had a tetanus shot in 2023.', 'lockjaw'],
  ['She is cooking for the whole family.', 'choking'],
  ['I did have a coughing fit on Sunday from a crumb.', 'seizureNow'],
  ['He beats me at Rummikub every week.', 'assault'],
  ['I live on brufen for my back.', 'suicideIntent'],
  ['Neither weak nor numb, and nothing droopy.', 'strokeSigns'],
])('“%s” holds no %s', (text, id) => {
  expect(thereIn(text)).not.toContain(id);
});

it('takes slow tingling for no stroke, and sudden weakness for one', () => {
  expect(triageText('tingling and a numb left hand for six weeks').tier).not.toBe('alarm');
  expect(triageText('suddenly my left hand is numb and weak').level).toBe(1);
});

it('does not take a mother’s fever for her baby’s', () => {
  expect(triageText('I have a fever myself, the baby drinks well', { age: 0.4 }).level).toBeGreaterThan(2);
  expect(triageText('he has a fever, I have none', { age: 0.15 }).level).toBeLessThanOrEqual(2);
  expect(
    triageText('my right breast is hot and red, baby is three weeks, I had 38.1', { age: 28, sex: 'female' }).level,
  ).toBe(3);
});

it.each([
  ['in a story', 'My character in the video game bleeds out too quick, how do I heal'],
  ['in a quiz', 'Which poison was it, for the pub quiz? Somebody was poisoned in the novel'],
  ['in general', 'Can you get struck by lightning on the phone?'],
  ['of an animal', 'Our parrot swallowed a button battery from the remote!'],
])('hears no alarm where a danger is only told %s', (_, text) => {
  expect(triageText(text).tier).not.toBe('alarm');
});

it.each([
  'I was watching a film when I got a sudden headache, the worst of my life',
  'lol I want to kill myself',
  'just kidding, I took all my pills',
  'generator was running in the garage, all three of us are dizzy and the dog has collapsed',
  'hit on the head in the rugby game and he vomits',
])('hears an alarm in “%s”', (text) => {
  expect(triageText(text).tier).toBe('alarm');
});
