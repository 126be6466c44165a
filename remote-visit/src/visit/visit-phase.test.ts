import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { visitPhase } from './visit-phase';

const STARTS = new Date('2027-03-01T10:00:00Z');
const minutes = (count: number) => new Date(STARTS.getTime() + count * 60_000);

it.each([
  ['held', { status: 'held', holdExpiresAt: minutes(-100) }, -110, 'pending'],
  ['a hold that ran out a moment ago', { status: 'held', holdExpiresAt: minutes(-100) }, -100, 'off'],
  ['waiting for an answer', { status: 'requested', holdExpiresAt: minutes(-60) }, -110, 'pending'],
  ['booked, 31 minutes before', {}, -31, 'ahead'],
  ['booked, 30 minutes before', {}, -30, 'open'],
  ['booked, nobody began', {}, 29, 'open'],
  ['booked, its time is over, and one can still come', {}, 44, 'open'],
  ['booked, its doors are closed', {}, 45, 'over'],
  ['in the waiting room', { status: 'waiting' }, -10, 'waiting'],
  ['waiting long after', { status: 'waiting' }, 45, 'waiting'],
  ['running over its end', { status: 'in_progress' }, 40, 'running'],
  ['completed', { status: 'completed' }, 20, 'over'],
  ['missed by the patient', { status: 'no_show_patient' }, 20, 'missed'],
  ['missed by the specialist', { status: 'no_show_specialist' }, 20, 'missed'],
  ['cancelled', { status: 'cancelled' }, -60, 'off'],
  ['declined', { status: 'declined' }, -60, 'off'],
] as const)('%s', (_case, changes, minute, phase) => {
  const visit = createAppointment({ startsAt: STARTS, ...changes });
  expect(visitPhase({ visit, opensAt: minutes(-30), closesAt: minutes(45) }, minutes(minute))).toBe(phase);
});

it('what an operator put back is open until it was held', () => {
  const visit = createAppointment({ startsAt: STARTS });
  expect(visitPhase({ visit, opensAt: minutes(-30), closesAt: null }, minutes(600))).toBe('open');
});
