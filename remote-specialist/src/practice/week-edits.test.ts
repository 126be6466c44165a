import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { expect, it } from 'vitest';
import { copyDay, roomForBreak, withBreak } from './week-edits';

const hours = (weekday: number, startsAt: string, endsAt: string) => ({
  ...{ weekday, startsAt, endsAt, validFrom: null, validTo: null, modes: [...CONSULTATION_MODES] },
});
const words = (rules: readonly ReturnType<typeof hours>[]) =>
  rules.map(({ weekday, startsAt, endsAt }) => `${weekday} ${startsAt}-${endsAt}`);

it.each([
  ['at lunch', '09:00', '17:00', ['1 09:00-13:00', '1 14:00-17:00']],
  ['in the middle where lunch finds no room', '07:00', '13:10', ['1 07:00-09:45', '1 10:15-13:10']],
  ['up to midnight', '18:00', '24:00', ['1 18:00-20:45', '1 21:15-24:00']],
])('takes a break %s', (_name, from, to, left) => {
  expect(words(withBreak(hours(1, from, to)) ?? [])).toEqual(left);
});

it('takes a break from the longest hours, and none from short ones', () => {
  const short = hours(1, '08:00', '09:00');
  expect(withBreak(short)).toBeNull();
  expect(roomForBreak([short])).toBeUndefined();
  expect(words([roomForBreak([short, hours(1, '10:00', '18:00')]) ?? short])).toEqual(['1 10:00-18:00']);
});

it('copies a day over others, whose own hours go', () => {
  const week = [
    hours(1, '08:00', '12:00'),
    hours(1, '13:00', '16:00'),
    hours(2, '10:00', '11:00'),
    hours(3, '07:00', '08:00'),
  ];
  expect(words(copyDay(week, 1, [2, 5])).sort()).toEqual([
    ...['1 08:00-12:00', '1 13:00-16:00', '2 08:00-12:00', '2 13:00-16:00', '3 07:00-08:00'],
    ...['5 08:00-12:00', '5 13:00-16:00'],
  ]);
});
