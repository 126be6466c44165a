import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { decideTodos, nextVisitOf } from './decide-todos';

const NOW = new Date('2027-03-01T10:00:00Z');
const LATER = new Date('2027-03-02T12:00:00Z');
const held = createAppointment({
  id: 'held',
  status: 'held',
  paymentState: null,
  startsAt: LATER,
  holdExpiresAt: new Date('2027-03-01T10:08:00Z'),
});
const unpaid = createAppointment({
  id: 'unpaid',
  status: 'awaiting_payment',
  paymentState: 'requires_payment',
  startsAt: LATER,
  holdExpiresAt: new Date('2027-03-01T10:03:00Z'),
});
const calledOff = createAppointment({ id: 'off', status: 'cancelled', cancelledBy: 'specialist', startsAt: LATER });
const kindsOf = (...args: Parameters<typeof decideTodos>) => decideTodos(...args).map(({ kind }) => kind);

it('puts the clock that runs out first on top', () => {
  expect(kindsOf([held, unpaid], true, NOW)).toEqual(['finishPaying', 'continueBooking']);
});

it('asks for missing details', () => {
  expect(kindsOf([], false, NOW)).toEqual(['completeDetails']);
});

it('forgets a clock that ran out, and a payment that is under way', () => {
  expect(
    kindsOf(
      [
        { ...unpaid, holdExpiresAt: NOW },
        { ...held, paymentState: 'processing' },
      ],
      true,
      NOW,
    ),
  ).toEqual([]);
});

it('offers a new time after the specialist called off, until there is one', () => {
  expect(kindsOf([calledOff], true, NOW)).toEqual(['rebook']);
  expect(kindsOf([calledOff, createAppointment({ startsAt: LATER })], true, NOW)).toEqual([]);
  expect(kindsOf([{ ...calledOff, cancelledBy: 'patient' }], true, NOW)).toEqual([]);
  expect(kindsOf([{ ...calledOff, startsAt: new Date('2027-02-01T10:00:00Z') }], true, NOW)).toEqual([]);
});

it('offers a new time after the specialist declined or did not come', () => {
  expect(kindsOf([{ ...calledOff, status: 'declined', cancelledBy: null }], true, NOW)).toEqual(['rebook']);
  expect(kindsOf([{ ...calledOff, status: 'no_show_specialist', cancelledBy: null }], true, NOW)).toEqual(['rebook']);
  expect(kindsOf([{ ...calledOff, status: 'no_show_patient', cancelledBy: null }], true, NOW)).toEqual([]);
});

it('finds the next booked visit, a running one included', () => {
  const running = createAppointment({ id: 'running', startsAt: new Date('2027-03-01T09:45:00Z') });
  const over = createAppointment({ id: 'over', startsAt: new Date('2027-03-01T08:00:00Z') });
  expect(nextVisitOf([createAppointment({ startsAt: LATER }), over, running, held], NOW)?.id).toBe('running');
  expect(nextVisitOf([held, over], NOW)).toBeNull();
});
