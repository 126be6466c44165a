import { describe, expect, it } from 'vitest';
import { INTENTS } from './intent';
import { LEXICON } from './lexicon';
import { OUTSIDE } from './outside.vignettes';
import { PHRASINGS } from './phrasings.vignettes';
import { meantWord, slipsBetween } from './slips';
import { placesOf } from './to-phrase';
import { understand } from './understand';

describe.each(INTENTS)('%s', (intent) => {
  it('has at least fifteen phrasings', () => {
    expect(new Set(PHRASINGS[intent]).size).toBeGreaterThanOrEqual(15);
  });

  it.each(PHRASINGS[intent])('“%s”', (text) => {
    expect(understand(text)).toEqual({ kind: 'one', intent });
  });

  it('is understood in any case, with signs and accents around it', () => {
    const [first = ''] = PHRASINGS[intent];
    expect(understand(`  ${first.toUpperCase()}!!! `)).toEqual({ kind: 'one', intent });
  });

  it('has patterns that can be read', () => {
    const { sure, likely = [] } = LEXICON[intent];
    for (const pattern of [...sure, ...likely]) {
      for (const place of placesOf(pattern)) for (const word of place) expect(word, pattern).toMatch(/^[a-z0-9_]+\*?$/);
    }
  });
});

describe('what is not offered', () => {
  it('is at least sixty texts', () => expect(new Set(OUTSIDE).size).toBeGreaterThanOrEqual(60));

  it.each(OUTSIDE)('“%s”', (text) => {
    expect(understand(text)).toEqual({ kind: 'none' });
  });

  it('stays so for no words, and for very many', () => {
    expect(understand('')).toEqual({ kind: 'none' });
    expect(understand('lorem '.repeat(20_000))).toEqual({ kind: 'none' });
  });
});

it('asks which of two is meant when both weigh the same', () => {
  expect(understand('ambulance or pharmacy')).toEqual({ kind: 'either', intents: ['prescriptions', 'emergency'] });
});

it('always says the same of the same text', () => {
  for (const text of [...Object.values(PHRASINGS).flat(), ...OUTSIDE])
    expect(understand(text)).toEqual(understand(text));
});

it.each([
  ['appointment', 'appointment', 0],
  ['apointment', 'appointment', 1],
  ['recrods', 'records', 1],
  ['abc', 'xyz', 3],
  ['a', 'abcdef', 3],
])('%s is %s with %i slips', (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips);
});

it.each([
  ['move my very own big and long planned appointment', 'none'],
  ['move my big appointment', 'one'],
  ['do not cancel my appointment', 'none'],
  ['no refund, thanks', 'none'],
])('“%s” is read within reach, and with what is denied: %s', (text, kind) => {
  const understood = understand(text);
  expect(
    understood.kind === 'one' && ['reschedule', 'cancel', 'refund'].includes(understood.intent) ? 'one' : 'none',
  ).toBe(kind);
});

it.each([
  ['cancer', 'cancer'],
  ['cancl', 'cancel'],
  ['ancel', 'ancel'],
])('“%s” is meant as “%s”', (word, meant) => {
  expect(meantWord(word, [{ word: 'cancel', isStem: true }])).toBe(meant);
});

it('knows no class that is not there', () => {
  expect(() => placesOf('move {nothing}')).toThrow('nothing');
});
