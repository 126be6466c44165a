import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { delayToSay, lateText, minutesBehind, minutesLate } from './minutes-late';

const NOW = new Date('2026-11-27T08:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const visit = (id: string, hours: number) =>
  createAppointment({ id, counterpartId: id, counterpartName: id, status: 'booked', startsAt: inHours(hours) });

it.each([
  [visit('a', -0.2), 12],
  [visit('a', 0), 0],
  [visit('a', 0.2), null],
  [visit('over', -2), null],
  [createAppointment({ status: 'in_progress', startsAt: inHours(-0.2) }), null],
])('knows by how much a visit is late: %#', (of, minutes) => {
  expect(minutesLate(of, NOW)).toBe(minutes);
});

it('knows by how much the day is late: by who waits past their time, or a visit past its end, of the own ones', () => {
  const running = createAppointment({ status: 'in_progress', startsAt: inHours(-0.6) });
  const waiting = createAppointment({ status: 'waiting', startsAt: inHours(-0.15) });
  expect(minutesBehind([running, visit('not here', -0.4)], NOW)).toBe(6);
  expect(minutesBehind([running, waiting], NOW)).toBe(9);
  expect(minutesBehind([{ ...running, coveringName: 'Hlengiwe Ngcobo' }], NOW)).toBe(0);
  expect([0, 1, 9].map(lateText)).toEqual(['', '1 minute late', '9 minutes late']);
});

it.each([
  [1, null, 5],
  [7, null, 10],
  [5, null, 10],
  [12, 10, 15],
  [12, 20, 25],
  [119, 120, 120],
])('late by %d minutes, told %s, offers to tell %d', (late, said, tells) => {
  expect(delayToSay(late, said)).toBe(tells);
});
