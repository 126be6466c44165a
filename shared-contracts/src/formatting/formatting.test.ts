import { describe, expect, it } from 'vitest';
import { formatMoney } from './money';
import {
  dayKey,
  formatCountdown,
  formatDate,
  formatDay,
  formatMoment,
  formatShortMoment,
  formatTime,
  viewerTimeZone,
  zoneName,
} from './time';

it('writes amounts with their currency and its decimals', () => {
  expect(formatMoney({ amountMinor: 4500, currency: 'USD' })).toBe('US$45.00');
  expect(formatMoney({ amountMinor: 5, currency: 'GBP' })).toBe('£0.05');
  expect(formatMoney({ amountMinor: 81_100, currency: 'ZAR' })).toBe('R811.00');
  expect(formatMoney({ amountMinor: 1200, currency: 'JPY' })).toMatch(/1,200$/);
});

describe('moments', () => {
  const at = new Date('2026-11-26T23:30:00Z');
  it('says day, time and whose zone', () => {
    expect(formatMoment(at, 'Africa/Johannesburg')).toBe('Friday 27 November 2026, 01:30 South African time');
    expect(formatMoment(at, 'America/New_York')).toBe('Thursday 26 November 2026, 18:30 New York time');
    expect(formatDate(at, 'Africa/Johannesburg')).toBe('27 Nov 2026');
    expect(formatDate(at, 'UTC')).toBe('26 Nov 2026');
    expect(formatShortMoment(at, 'Europe/London')).toBe('Thu 26 Nov, 23:30 London time');
  });
  it('counts midnight as 00', () => expect(formatTime(new Date('2026-01-01T00:00:00Z'), 'UTC')).toBe('00:00'));
  it('follows summer time', () => {
    expect(formatTime(new Date('2026-03-29T00:30:00Z'), 'Europe/London')).toBe('00:30');
    expect(formatTime(new Date('2026-03-29T01:30:00Z'), 'Europe/London')).toBe('02:30');
  });
  it('groups by the day of the zone, not of UTC', () => {
    expect(dayKey(at, 'Africa/Johannesburg')).toBe('2026-11-27');
    expect(formatDay(at, 'UTC')).toBe('Thursday 26 November 2026');
  });
  it('names zones by place', () => {
    expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time');
    expect(zoneName('Etc/UTC')).toBe('UTC');
    expect(zoneName('Africa/Johannesburg')).toBe('South African time');
    expect(viewerTimeZone()).not.toBe('');
  });
});

it.each([
  [600_000, '10:00'],
  [59_001, '1:00'],
  [9000, '0:09'],
  [-5, '0:00'],
])('counts %i ms down as %s', (left, text) => expect(formatCountdown(left)).toBe(text));
