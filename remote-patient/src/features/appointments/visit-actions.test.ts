import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { visitActionsOf } from './visit-actions';

const NOW = new Date('2027-03-01T10:00:00Z');
const LATER = new Date('2027-03-01T12:00:00Z');
const SOON = new Date('2027-03-01T10:05:00Z');

it.each([
  [
    'held',
    { status: 'held', startsAt: LATER, holdExpiresAt: SOON, paymentState: null },
    ['continueBooking', 'release'],
  ],
  [
    'awaiting payment',
    { status: 'awaiting_payment', startsAt: LATER, holdExpiresAt: SOON, paymentState: 'requires_payment' },
    ['finishPaying', 'release'],
  ],
  [
    'payment under way',
    { status: 'awaiting_payment', startsAt: LATER, holdExpiresAt: SOON, paymentState: 'processing' },
    [],
  ],
  ['lapsed', { status: 'awaiting_payment', startsAt: LATER, holdExpiresAt: NOW }, ['bookAgain']],
  ['booked, ahead', { startsAt: LATER }, ['calendar', 'move', 'cancel']],
  ['booked, moved three times', { startsAt: LATER, movesLeft: 0 }, ['calendar', 'cancel']],
  ['booked, running', { startsAt: new Date('2027-03-01T09:45:00Z') }, ['calendar']],
  ['booked, over', { startsAt: new Date('2027-03-01T08:00:00Z') }, ['bookAgain']],
  [
    'waiting for an answer',
    { status: 'requested', startsAt: LATER, holdExpiresAt: SOON, paymentState: null },
    ['release'],
  ],
  ['in the waiting room, early', { status: 'waiting', startsAt: SOON }, ['calendar', 'cancel']],
  ['running', { status: 'in_progress', startsAt: new Date('2027-03-01T09:00:00Z') }, ['calendar']],
  ['declined', { status: 'declined', startsAt: LATER }, ['bookAgain']],
  ['missed', { status: 'no_show_patient', startsAt: NOW }, ['bookAgain']],
  ['cancelled', { status: 'cancelled', startsAt: LATER }, ['bookAgain']],
] as const)('%s', (_case, changes, actions) => {
  expect(visitActionsOf(createAppointment(changes), NOW)).toEqual(actions);
});
