import { expect, it } from 'vitest';
import { createAppointment } from '../testing/appointment-fixture';
import { canCancel, canMove } from './appointment-steps';

const NOW = new Date('2027-03-01T10:00:00Z');
const AHEAD = new Date('2027-03-01T12:00:00Z');

it.each([
  ['booked, ahead', { startsAt: AHEAD }, true, true],
  ['booked, begun', { startsAt: new Date('2027-03-01T09:50:00Z') }, false, false],
  ['booked, moved as often as allowed', { startsAt: AHEAD, movesLeft: 0 }, true, false],
  ['the same for the specialist', { startsAt: AHEAD, movesLeft: 0, viewerRole: 'specialist' }, true, true],
  ['in the waiting room', { status: 'waiting', startsAt: AHEAD }, true, false],
  ['requested', { status: 'requested', startsAt: AHEAD }, true, false],
  ['being paid', { status: 'awaiting_payment', paymentState: 'processing', startsAt: AHEAD }, false, false],
  ['to be paid', { status: 'awaiting_payment', paymentState: 'requires_payment', startsAt: AHEAD }, true, false],
  ['running', { status: 'in_progress', startsAt: AHEAD }, false, false],
  ['cancelled', { status: 'cancelled', startsAt: AHEAD }, false, false],
] as const)('%s', (_case, changes, cancel, move) => {
  const visit = createAppointment(changes);
  expect([canCancel(visit, NOW), canMove(visit, NOW)]).toEqual([cancel, move]);
});
