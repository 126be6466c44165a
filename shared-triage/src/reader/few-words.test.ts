import { expect, it } from 'vitest';
import { triageText } from '../triage';

const NAMED = [
  ...[
    'heart attack',
    'Heart attack?',
    'mom heart attack help',
    'hert attak',
    'hartaanval',
    'stroke',
    'stroke symptoms',
  ],
  ...['I think its a stroke', 'sepsis', 'meningitis', 'asthma attack', 'head injury', 'dying', 'emergency', 'slangbyt'],
  ...['call an ambulance', 'epileptic fit', 'fits', 'baby not moving', 'self harm', 'oordosis', 'overdose', 'coma'],
];
const IN_OTHER_WORDS = [
  ...['stroke rehab', 'after stroke', 'no stroke', 'stroke doctor', 'my boss gives me a heart attack', 'keep fit'],
  ...['emergency contraception', 'emergency contact', 'meningitis vaccine', 'dying of hunger', 'am I fit'],
  ...['job on an ambulance', 'miscarriage support group', 'first aid course for an asthma attack'],
];

const DANGERS = [
  ...['bood in my vomit', 'i was rped', 'my sgar is 30', 'cest pain and sweating', 'pain in my chet', 'drak paraffin'],
  ...['braak bloed', 'bloei baie', 'slang gepik', 'uyadlikiza', 'umntwana uyaxhuzula', 'ngigwaziwe', 'angiphefumuli'],
];
const EVERYDAY = [
  ...['I have a headache', 'my head hurts', 'I have neck pain', 'stomach pain', 'a sore throat', 'back pain', 'dizzy'],
  ...['baby has a cold', 'period pain', 'heat rash', 'weight loss', 'keel seer', 'izinyo libuhlungu', 'stuffed nose'],
];

it.each(NAMED)('an emergency of which nothing but the name is written is one: %s', (text) => {
  expect(triageText(text).level).toBeLessThanOrEqual(2);
});

it.each(IN_OTHER_WORDS)('and with words that say what is wanted it is not: %s', (text) => {
  expect(triageText(text).level).toBeGreaterThan(2);
});

it.each(DANGERS)('a danger in a few words, or with a letter missing, is one: %s', (text) => {
  expect(triageText(text).level).toBeLessThanOrEqual(2);
});

it.each(EVERYDAY)('what many people have is none: %s', (text) => {
  for (const person of [{}, { age: 34, sex: 'female' }] as const)
    expect(triageText(text, person).level).toBeGreaterThan(2);
});
