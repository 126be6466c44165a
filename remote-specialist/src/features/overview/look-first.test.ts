import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import type { OpenLoop } from '../../data/open-loops/open-loop.schema';
import { lookFirst } from './look-first';
import { delayToSay, minutesLate } from './minutes-late';

const NOW = new Date('2026-11-27T08:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const loop = (kind: OpenLoop['kind'], name: string, dueIn: number | null): OpenLoop => ({
  ...{ kind, refId: null, appointmentId: `a-${name}`, patientId: name, patientName: name, since: inHours(-50) },
  ...{ dueAt: dueIn === null ? null : inHours(dueIn), overdue: dueIn !== null && dueIn <= 0 },
  startsAt: null,
});
const look = (visits: ReturnType<typeof createAppointment>[], loops: OpenLoop[]) =>
  lookFirst({ visits, loops, doors: new Map(), now: NOW, zone: 'UTC' });
const visit = (name: string, hours: number, status: 'booked' | 'waiting' = 'booked') =>
  createAppointment({ id: name, counterpartId: name, counterpartName: name, status, startsAt: inHours(hours) });

it('goes by its rules in their order and names them', () => {
  const found = look(
    [visit('Thandi', -0.2, 'waiting'), visit('Early', 0.5, 'waiting'), visit('Result', 5)],
    [
      loop('note', 'Late note', -30),
      loop('access_request', 'Lapsing', 5),
      loop('renewal', 'Late renewal', -1),
      loop('result', 'Result', null),
      loop('result', 'No visit', null),
      loop('note', 'In time', 5),
      loop('access_request', 'Not yet', 100),
    ],
  );
  expect(found.map(({ name, says }) => [name, says])).toEqual([
    ['Thandi', 'Waits, booked for 07:48'],
    ['Result', 'Results came 2 days 2 hours ago and are not opened; the visit is at 13:00'],
    ['Late renewal', 'Asked to renew a prescription 2 days 2 hours ago; the limit for an answer is 48 hours'],
    ['Late note', 'The note of the visit is not signed after 2 days 2 hours; the limit is 24 hours'],
    ['Lapsing', 'Your request expires in 5 hours'],
  ]);
  expect(found.map(({ to }) => to)).toEqual([
    ...['/consultation/Thandi', '/consultation/Result', '/specialist/consultations?show=renewals'],
    ...['/consultation/a-Late%20note', '/specialist/patients'],
  ]);
});

it('stays short', () => {
  expect(
    look(
      [],
      Array.from({ length: 20 }, (_, at) => loop('note', `${at}`, -at - 1)),
    ),
  ).toHaveLength(6);
});

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
