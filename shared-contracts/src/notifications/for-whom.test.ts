import { expect, it } from 'vitest';
import { writeText } from './write-text';

const VISIT = {
  ...{ appointmentId: 'visit', recipientName: 'Thandi Nkosi', counterpartName: 'Naledi Mokoena', side: 'patient' },
  ...{ startsAt: '2026-12-01T08:00:00Z', endsAt: '2026-12-01T08:30:00Z', timeZone: 'Africa/Johannesburg', minutes: 30 },
  ...{ mode: 'video', priceMinor: 0, currency: 'USD', sequence: 0, cancelledBy: 'patient', amountMinor: 4500 },
};
const FOR_WHOM = {
  personId: '3f0e3a86-3c5a-4c8e-9b44-6d5d5f7c9a01',
  name: 'Sipho Nkosi',
  dateOfBirth: '2019-04-02',
  seenOn: '2026-12-01',
};
const written = (template: string, payload: object) => writeText(template, payload).text;

it.each([
  ...['booking.confirmed.patient', 'booking.cancelled.patient', 'booking.soon.patient', 'note.signed'],
  ...['chart.letterIssued', 'payment.refunded', 'message.received'],
])('%s names the person to who acts for them', (template) => {
  const { subject, lines, path } = written(template, { ...VISIT, forWhom: FOR_WHOM });
  expect(lines.filter((line) => line === 'This is about Sipho Nkosi, 7 years.')).toHaveLength(1);
  // What a lock screen shows names nobody.
  expect(`${subject} ${lines[0]}`).not.toContain('Sipho');
  expect(path).toMatch(new RegExp(`^/for/${FOR_WHOM.personId}/`));
});

it('says nothing of it to the person themselves', () => {
  const { lines, path } = written('booking.confirmed.patient', VISIT);
  expect(path).toMatch(/^\/consultation\//);
  expect(lines.join(' ')).not.toContain('This is about Sipho');
});
