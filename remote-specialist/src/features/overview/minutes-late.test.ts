import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { delayToSay, minutesLate } from './minutes-late';

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
