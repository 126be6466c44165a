import { expect, it } from 'vitest';
import { NOTIFICATIONS } from './catalogue';
import { notificationLine } from './notification-line';

const NOTHING = {
  ...{ side: null, appointmentId: null, counterpartName: null, specialistName: null, delegateName: null },
  ...{ startsAt: null, forWhom: null },
};
const told = (
  event: string,
  more: Partial<typeof NOTHING> | { appointmentId: string } = {},
  refId: string | null = 'ref',
) => ({
  ...{ id: 'n1', event, refId, createdAt: new Date(0), readAt: null },
  payload: { ...NOTHING, ...more },
});

it('says nothing clinical', () => {
  for (const event of Object.keys(NOTIFICATIONS)) {
    for (const role of ['patient', 'specialist'] as const) {
      expect(notificationLine(told(event), role)?.title).not.toMatch(
        /medicine|prescri|diagnos|symptom|allerg|blood|result|tablet/i,
      );
    }
  }
});

it.each([
  ['booking.moved', 'patient', 'Your visit with Naledi Mokoena has a new time', '/consultation/v1'],
  ['booking.requested', 'specialist', 'Naledi Mokoena asks for a visit', '/consultation/v1'],
  ['note.signed', 'patient', 'The notes of your visit with Naledi Mokoena are ready', '/consultation/v1#plan'],
  ['message.received', 'specialist', 'You have a new message', '/consultation/v1#messages'],
  [
    'chart.letterIssued',
    'patient',
    'There is something new from your visit with Naledi Mokoena',
    '/consultation/v1#letters',
  ],
  ['renewal.ready', 'patient', 'What you asked for was issued', '/my-prescriptions'],
  ['chart.correctionRequested', 'specialist', 'You were asked to correct something', '/specialist/patients'],
  ['access.endingSoon', 'specialist', 'Access to a record ends soon', '/specialist/patients'],
  ['renewal.requested', 'specialist', 'Somebody asks you for a renewal', '/specialist/consultations?show=renewals'],
  ['access.requested', 'patient', 'Somebody asks to see parts of your record', '/patient/access-manager'],
] as const)('%s, to a %s', (event, role, title, to) => {
  const facts = { counterpartName: 'Naledi Mokoena', appointmentId: 'v1' };
  expect(notificationLine(told(event, facts as never), role)).toEqual({ title, to });
});

it('says how much money it is about, and with whom the visit is', () => {
  const line = (event: string, facts: object) => notificationLine(told(event, facts as never), 'patient')?.title;
  const money = { amountMinor: 4500, currency: 'USD', counterpartName: 'Naledi Mokoena' };
  expect(line('payment.refunded', money)).toBe('US$45.00 for your visit with Naledi Mokoena is on its way back');
  expect(line('payment.refunded', {})).toBe('Your money is on its way back');
  const off = { ...money, side: 'patient', refundMinor: 2250 };
  expect(line('booking.cancelled', off)).toBe(
    'Your visit with Naledi Mokoena was cancelled; US$22.50 goes back to you',
  );
  expect(line('booking.cancelled', { ...off, side: 'specialist' })).toBe(
    'Your visit with Naledi Mokoena was cancelled',
  );
});

it('has no line for an event that it does not know', () => {
  expect(notificationLine(told('of.tomorrow'), 'patient')).toBeNull();
});

it.each([
  ['access.reported', 'An entry of an access log was reported', '/desk/reports'],
  ['consultation.specialistAbsent', 'Naledi Mokoena missed a visit', '/desk/visits'],
  ['renewal.unanswered', 'A request has waited for two days', '/desk'],
] as const)('%s, to an operator', (event, title, to) => {
  expect(notificationLine(told(event, { counterpartName: 'Naledi Mokoena' } as never), 'operator')).toEqual({
    title,
    to,
  });
});

it('says of whom it is to who acts for them', () => {
  const forWhom = { name: 'Sipho Nkosi', dateOfBirth: '2019-04-02', seenOn: '2026-12-01' };
  const news = told('booking.confirmed', { counterpartName: 'Naledi Mokoena' } as never);
  const ofChild = { ...news, payload: { ...news.payload, forWhom } };
  expect(notificationLine(ofChild, 'patient')?.title).toMatch(/, for Sipho Nkosi, 7 years$/);
  expect(notificationLine(news, 'patient')?.title).not.toContain('for Sipho');
});

it('leads to the visit that money or a message is about, and home where none is named', () => {
  expect(notificationLine(told('payment.failed'), 'patient')?.to).toBe('/payment/ref');
  expect(notificationLine(told('message.received'), 'patient')?.to).toBe('/consultation/ref#messages');
  expect(notificationLine(told('note.signed'), 'patient')?.to).toBe('/patient/dashboard');
});
