import { expect, it } from 'vitest';
import { instantInZone } from './instant-in-zone';

it.each([
  ['2027-03-01', '11:00', 'Africa/Johannesburg', '2027-03-01T09:00:00.000Z'],
  ['2027-01-15', '00:30', 'Pacific/Auckland', '2027-01-14T11:30:00.000Z'],
  ['2027-07-15', '09:00', 'Europe/London', '2027-07-15T08:00:00.000Z'],
  // The day the clocks go forward, before and after it.
  ['2027-03-28', '00:30', 'Europe/London', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', '09:00', 'Europe/London', '2027-03-28T08:00:00.000Z'],
  // Shown twice on the night the clocks go back: the first one.
  ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
  ['2027-06-01', '12:00', 'Asia/Kathmandu', '2027-06-01T06:15:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantInZone(day, time, zone)?.toISOString()).toBe(instant);
});

it.each([
  ['2027-03-28', '01:30', 'Europe/London'],
  ['2027-02-31', '10:00', 'UTC'],
  ['', '10:00', 'UTC'],
  ['2027-03-01', '', 'UTC'],
])('%s %s in %s is no time', (day, time, zone) => {
  expect(instantInZone(day, time, zone)).toBeNull();
});
