import { expect, it } from 'vitest';
import { readAs } from '../client/call-backend';
import { createAppointment } from '../testing/appointment-fixture';
import { toAppointmentRow } from '../testing/fake-backend';
import { appointments, bookingStep, cancellationTermsAnswer } from './appointment.schema';

it('turns rows into appointments, earliest first', () => {
  const later = createAppointment({ id: 'later', startsAt: new Date('2027-03-02T09:00:00Z') });
  const sooner = createAppointment({ id: 'sooner', startsAt: new Date('2027-03-01T09:00:00Z') });
  expect(readAs(appointments, [toAppointmentRow(later), toAppointmentRow(sooner)])).toEqual([sooner, later]);
});

it('reads instants with an offset and microseconds', () => {
  const row = { ...toAppointmentRow(createAppointment()), starts_at: '2027-03-01T11:00:00.123456+02:00' };
  expect(readAs(appointments, [row])[0]?.startsAt.toISOString()).toBe('2027-03-01T09:00:00.123Z');
});

it.each([
  ['a status nobody knows', { status: 'vanished' }],
  ['a time that is none', { starts_at: 'soon' }],
  ['a missing price', { price_minor: undefined }],
])('refuses rows with %s', (_case, change) => {
  expect(() => readAs(appointments, [{ ...toAppointmentRow(createAppointment()), ...change }])).toThrowError(
    expect.objectContaining({ id: 'data.unreadable' }),
  );
});

it('drops everything of a booking row that pages do not need', () => {
  const row = {
    id: 'a',
    status: 'held',
    hold_expires_at: '2027-03-01T09:10:00+00:00',
    extension_used: false,
    patient_id: 'p',
  };
  expect(readAs(bookingStep, row)).toEqual({
    id: 'a',
    status: 'held',
    holdExpiresAt: new Date('2027-03-01T09:10:00Z'),
    extensionUsed: false,
  });
});

it('reads the terms of a cancellation', () => {
  expect(
    readAs(cancellationTermsAnswer, [
      {
        ...{ free_until: '2027-03-01T09:00:00Z', late: true, refund_minor: 0, currency: 'USD', free_minutes: null },
        ...{ paid_minor: 4500, late_refund_minor: 0, asked_at: '2027-03-01T10:00:00Z' },
      },
    ]),
  ).toEqual({
    freeUntil: new Date('2027-03-01T09:00:00Z'),
    late: true,
    refund: { amountMinor: 0, currency: 'USD' },
    paid: { amountMinor: 4500, currency: 'USD' },
    lateRefund: { amountMinor: 0, currency: 'USD' },
    freeMinutes: null,
    askedAt: new Date('2027-03-01T10:00:00Z'),
  });
});
