import { expect, test } from 'vitest';
import { CARD_FIELDS, readCard } from './emergency-card';

const whole = Object.fromEntries(CARD_FIELDS.map(({ name }) => [name, `my ${name}`]));

test('a kept card comes back as it was', () => {
  expect(readCard(JSON.stringify(whole))).toEqual(whole);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['a field missing', JSON.stringify({ ...whole, allergies: undefined })],
  ['a field of another kind', JSON.stringify({ ...whole, allergies: ['nuts'] })],
])('%s is no card', (_, kept) => {
  expect(readCard(kept)).toBeNull();
});
