import { expect, it } from 'vitest';
import { createAppointment } from '../testing/appointment-fixture';
import { groupAppointments, groupOf } from './group-appointments';

const NOW = new Date('2027-03-01T10:00:00Z');
const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);

it.each([
  ['booked, later today', { startsAt: at('12:00') }, 'upcoming'],
  ['booked, running now', { startsAt: at('09:45') }, 'upcoming'],
  ['booked, ended', { startsAt: at('09:00') }, 'past'],
  ['held, clock running', { status: 'held', startsAt: at('12:00'), holdExpiresAt: at('10:05') }, 'upcoming'],
  [
    'awaiting payment, clock run out',
    { status: 'awaiting_payment', startsAt: at('12:00'), holdExpiresAt: at('09:59') },
    'cancelled',
  ],
  [
    'requested, an answer is due',
    { status: 'requested', startsAt: at('18:00'), holdExpiresAt: at('16:00') },
    'upcoming',
  ],
  [
    'requested, never answered',
    { status: 'requested', startsAt: at('12:00'), holdExpiresAt: at('10:00') },
    'cancelled',
  ],
  ['in the waiting room', { status: 'waiting', startsAt: at('10:10') }, 'upcoming'],
  ['waited for, never begun', { status: 'waiting', startsAt: at('09:00') }, 'past'],
  ['running over its end', { status: 'in_progress', startsAt: at('09:00') }, 'upcoming'],
  ['completed early', { status: 'completed', startsAt: at('09:50') }, 'past'],
  ['missed by the patient', { status: 'no_show_patient', startsAt: at('09:40') }, 'past'],
  ['missed by the specialist', { status: 'no_show_specialist', startsAt: at('09:40') }, 'past'],
  ['declined', { status: 'declined', startsAt: at('12:00') }, 'cancelled'],
  ['entered in error', { status: 'entered_in_error', startsAt: at('12:00') }, 'cancelled'],
  ['expired', { status: 'expired', startsAt: at('12:00') }, 'cancelled'],
  ['cancelled', { status: 'cancelled', startsAt: at('12:00') }, 'cancelled'],
] as const)('%s is %s', (_case, changes, group) => {
  expect(groupOf(createAppointment(changes), NOW)).toBe(group);
});

it('puts the soonest first where one looks ahead and the latest first where one looks back', () => {
  const visits = ['08:00', '09:00', '12:00', '13:00'].map((time) =>
    createAppointment({ id: time, startsAt: at(time) }),
  );
  const groups = groupAppointments(visits.reverse(), NOW);
  expect(groups.upcoming.map(({ id }) => id)).toEqual(['12:00', '13:00']);
  expect(groups.past.map(({ id }) => id)).toEqual(['09:00', '08:00']);
});
