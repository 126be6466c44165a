// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { instantInZone } from './instant-in-zone';
import { dayKey, formatMoment, formatShortMoment } from './time';
import { toldMinutesAhead, ZONE_CLOCKS_KEY } from './zone-clocks';

afterEach(() => localStorage.clear());

const VANCOUVER = 'America/Vancouver';
// British Columbia ended the change of clocks in 2026; tables from before it put this moment at 12:00.
const AT = new Date('2027-01-15T20:00:00Z');

function tell(minutes: number): void {
  const changes = [
    [Date.parse('2026-01-01T00:00:00Z'), -480],
    [Date.parse('2026-03-08T10:00:00Z'), -420],
    [Date.parse('2026-11-01T09:00:00Z'), minutes],
  ];
  const clock = { from: Date.parse('2026-01-01T00:00:00Z'), until: Date.parse('2028-01-01T00:00:00Z'), changes };
  localStorage.setItem(ZONE_CLOCKS_KEY, JSON.stringify({ [VANCOUVER]: clock }));
}

it.each([
  [-420, '13:00'],
  [-480, '12:00'],
])('writes times by the clock the database told: %i minutes ahead shows %s', (minutes, shown) => {
  tell(minutes);
  expect(formatMoment(AT, VANCOUVER)).toBe(`Friday 15 January 2027, ${shown} Vancouver time`);
  expect(formatShortMoment(AT, VANCOUVER)).toBe(`Fri 15 Jan, ${shown} Vancouver time`);
  expect(instantInZone('2027-01-15', shown, VANCOUVER)).toEqual(AT);
});

it('takes the day from that clock too', () => {
  tell(-420);
  const before = new Date('2027-01-16T07:30:00Z');
  expect(dayKey(before, VANCOUVER)).toBe('2027-01-16');
  tell(-480);
  expect(dayKey(before, VANCOUVER)).toBe('2027-01-15');
});

it('reads what was not told by the table of the device', () => {
  const plain = formatMoment(AT, VANCOUVER);
  tell(-600);
  expect(toldMinutesAhead(AT, 'Europe/London')).toBeNull();
  expect(formatMoment(new Date('2025-07-01T12:00:00Z'), VANCOUVER)).toBe('Tuesday 1 July 2025, 05:00 Vancouver time');
  expect(toldMinutesAhead(new Date('2028-01-01T00:00:00Z'), VANCOUVER)).toBeNull();
  for (const junk of ['', 'null', '7', '{"America/Vancouver":null}', '{"America/Vancouver":{"from":0,"until":9e15}}']) {
    localStorage.setItem(ZONE_CLOCKS_KEY, junk);
    expect(formatMoment(AT, VANCOUVER)).toBe(plain);
  }
});
