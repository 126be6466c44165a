import { expect, it } from 'vitest';
import { ageAt, ageBehindName, ageWords, birthdayOf, daysUntil } from './ages';

const DAY = '2026-11-27';

it.each([
  ['2026-11-27', '0 months', '0 months'],
  ['2026-10-27', '1 month', '1 month'],
  ['2026-06-03', '5 months', '5 months'],
  ['2024-11-28', '23 months', '23 months'],
  ['2024-11-27', '2 years', '2'],
  ['2022-08-14', '4 years', '4'],
  ['2014-12-14', '11 years', '11'],
  ['2008-11-28', '17 years', '17'],
  ['2008-11-27', '18', '18'],
  ['1948-11-02', '78', '78'],
])('says the age of who was born on %s', (born, words, behind) => {
  expect([ageWords(born, DAY), ageBehindName(born, DAY)]).toEqual([words, behind]);
});

it('counts years and months, and nothing before birth', () => {
  expect(ageAt('2022-08-14', DAY)).toEqual({ years: 4, months: 51 });
  expect(ageAt('2027-01-01', DAY)).toEqual({ years: 0, months: 0 });
});

it('knows the day of a birthday and how far it is', () => {
  expect(birthdayOf('2014-12-14', 12)).toBe('2026-12-14');
  expect(birthdayOf('2016-02-29', 12)).toBe('2028-02-29');
  expect(birthdayOf('2016-02-29', 18)).toBe('2034-03-01');
  expect(daysUntil('2026-12-14', DAY)).toBe(17);
});
