import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { describe, expect, it } from 'vitest';
import { toTime } from '../../../practice/time-of-day';
import {
  addDays,
  addMonths,
  breaksOf,
  groupByDay,
  lanesOf,
  monthOf,
  openStretches,
  shownHours,
  stretchOf,
  weekOf,
} from './days';

const rule = (weekday: number, startsAt: string, endsAt: string, more = {}) => ({
  ...{ weekday, startsAt, endsAt, validFrom: null, validTo: null, modes: [...CONSULTATION_MODES] },
  ...more,
});
const exception = (kind: 'off' | 'extra', startsAt: string, endsAt: string) => ({
  ...{ id: kind, kind, fromDate: '2030-03-04', toDate: '2030-03-05', startsAt, endsAt },
});
const DAY = '2030-03-04';
const words = (...args: Parameters<typeof openStretches>) =>
  openStretches(...args).map(({ from, to }) => `${toTime(from)}-${toTime(to)}`);

it('counts days over the ends of months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(weekOf('2031-01-01')).toEqual([
    ...['2030-12-30', '2030-12-31', '2031-01-01', '2031-01-02', '2031-01-03', '2031-01-04', '2031-01-05'],
  ]);
  expect(addMonths('2030-01-31', 1)).toBe('2030-02-01');
  expect(addMonths('2030-01-31', -1)).toBe('2029-12-01');
  const month = monthOf('2030-09-15');
  expect([month.length, month[0], month.at(-1)]).toEqual([42, '2030-08-26', '2030-10-06']);
});

describe('what is open', () => {
  const week = [rule(1, '09:00', '12:00'), rule(1, '13:00', '17:00'), rule(2, '09:00', '10:00')];
  it.each([
    ['the hours of the weekday', [], ['09:00-12:00', '13:00-17:00']],
    ['extra time joins what it touches', [exception('extra', '12:00', '13:00')], ['09:00-17:00']],
    ['time off cuts a piece out', [exception('off', '10:00', '14:00')], ['09:00-10:00', '14:00-17:00']],
    ['off wins over extra', [exception('extra', '17:00', '20:00'), exception('off', '00:00', '24:00')], []],
  ])('%s', (_name, exceptions, open) => {
    expect(words(DAY, week, exceptions as Parameters<typeof openStretches>[2])).toEqual(open);
  });
  it('is none of the week on a public holiday, but extra time', () => {
    const holidays = [{ day: DAY, name: 'A holiday', opened: false }];
    expect(words(DAY, week, [], holidays)).toEqual([]);
    expect(words(DAY, week, [exception('extra', '10:00', '11:00')], holidays)).toEqual(['10:00-11:00']);
    expect(words('2030-03-05', week, [], holidays)).toEqual(['09:00-10:00']);
  });
  it('only in the weeks it holds for', () => {
    const rules = [rule(1, '09:00', '10:00', { validTo: '2030-03-03' }), rule(1, '11:00', '12:00', { validFrom: DAY })];
    expect(words(DAY, rules, [])).toEqual(['11:00-12:00']);
  });
});

it('shows whole hours around everything there is', () => {
  expect(shownHours([])).toEqual({ from: 480, to: 1020 });
  expect(
    shownHours([
      { from: 555, to: 600 },
      { from: 1190, to: 1220 },
    ]),
  ).toEqual({ from: 540, to: 1260 });
  const late = stretchOf({ startsAt: new Date('2030-03-04T21:45:00Z'), minutes: 60 }, 'Africa/Johannesburg');
  expect(late).toEqual({ from: 1425, to: 1440 });
});

it('knows the breaks of a day, and places what overlaps beside each other', () => {
  const part = (from: number, to: number) => ({ from, to });
  expect(breaksOf([part(480, 750), part(795, 900)])).toEqual([part(750, 795)]);
  expect(breaksOf([])).toEqual([]);
  const lanes = lanesOf([part(0, 15), part(5, 10), part(12, 20), part(20, 30), part(35, 36), part(40, 50)], 10);
  expect(lanes.map(({ lane, lanes: of }) => `${lane + 1}/${of}`)).toEqual(['1/3', '2/3', '3/3', '1/3', '1/2', '2/2']);
});

it('groups visits by the day of the zone they begin on, in their order', () => {
  const at = (text: string) => ({ startsAt: new Date(text) });
  const visits = [at('2035-03-05T21:30:00Z'), at('2035-03-05T22:30:00Z'), at('2035-03-05T07:00:00Z')];
  const found = groupByDay(visits, 'Africa/Johannesburg');
  expect([...found]).toEqual([
    ['2035-03-05', [visits[0], visits[2]]],
    ['2035-03-06', [visits[1]]],
  ]);
});
