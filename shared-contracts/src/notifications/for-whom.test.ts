import { describe, expect, it } from 'vitest';
import { writeText } from './write-text';

const forWhom = { name: 'Sipho Nkosi', dateOfBirth: '2019-04-02', seenOn: '2026-12-01' };
const VISIT = {
  ...{ appointmentId: 'visit', recipientName: 'Thandi Nkosi', counterpartName: 'Naledi Mokoena' },
  ...{ startsAt: '2026-12-01T08:00:00Z', endsAt: '2026-12-01T08:30:00Z', timeZone: 'Africa/Johannesburg', minutes: 30 },
  ...{ mode: 'video', priceMinor: 0, currency: 'USD', sequence: 0, forWhom },
};
const written = (template: string, payload: object) => writeText(template, payload).text;

describe('a mail about a visit for somebody who is not the account holder', () => {
  it.each([
    ['booking.confirmed.patient', { side: 'patient' }, 'tell the specialist about allergies and medicines'],
    ['booking.confirmed.specialist', { side: 'specialist' }, 'ask about allergies'],
    ['booking.soon.patient', { side: 'patient' }, 'tell the specialist about allergies and medicines'],
    ['consultation.patientWaiting', { role: 'specialist' }, 'ask about allergies'],
  ] as const)('%s says whom it is for, how old they are, and that nothing is on record', (template, more, asks) => {
    const { subject, lines } = written(template, { ...VISIT, ...more });
    expect(lines).toContain(`The visit is for Sipho Nkosi, 7 years. There is no record of them here yet: ${asks}.`);
    // What a lock screen shows names nobody.
    expect(`${subject} ${lines[0]}`).not.toContain('Sipho');
  });

  it.each(['booking.cancelled.patient', 'note.signed', 'chart.letterIssued', 'payment.refunded', 'message.received'])(
    '%s names them',
    (template) => {
      const { lines } = written(template, { ...VISIT, side: 'patient', cancelledBy: 'patient', amountMinor: 4500 });
      expect(lines.filter((line) => line.startsWith('The visit is for Sipho Nkosi, 7 years.'))).toHaveLength(1);
    },
  );

  it('says nothing of it where the visit is for the account holder', () => {
    const { lines } = written('booking.confirmed.patient', { ...VISIT, side: 'patient', forWhom: undefined });
    expect(lines.join(' ')).not.toContain('The visit is for');
  });
});
