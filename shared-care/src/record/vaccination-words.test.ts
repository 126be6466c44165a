import { expect, it } from 'vitest';
import { givenMoment, givenText, vaccinationText } from './vaccination-words';

it.each([
  ['2', 'Measles, dose 2'],
  ['booster', 'Measles, booster'],
  ['', 'Measles'],
])('names the dose %s', (dose, text) => expect(vaccinationText({ label: 'Measles', dose })).toBe(text));

it.each([
  ['2019-05-06', 'AB-12', '6 May 2019, batch AB-12'],
  ['2019-05', '', 'May 2019'],
  ['2019', '', '2019'],
  ['', '', 'nobody knows when'],
])('says of %s no more than was said', (givenOn, batch, text) => expect(givenText({ givenOn, batch })).toBe(text));

it('stands in the timeline where it was given, or else where it was written down', () => {
  const updatedAt = new Date('2026-11-20T08:00:00Z');
  expect(givenMoment({ givenOn: '', updatedAt })).toEqual({ at: updatedAt });
  expect(givenMoment({ givenOn: '2019', updatedAt })).toMatchObject({ when: { words: '2019', iso: '2019' } });
});
