import { describe, expect, it } from 'vitest';
import { writeText } from './write-text';

const NAMES = { colleagueName: 'Hlengiwe Ngcobo', specialistName: 'Naledi Mokoena', timeZone: 'Africa/Johannesburg' };
const STARTS = '2026-12-01T08:00:00Z';
const VISIT = {
  ...{ appointmentId: 'a', startsAt: STARTS, endsAt: '2026-12-01T08:30:00Z', timeZone: 'Africa/Johannesburg' },
  ...{ minutes: 30, mode: 'video', priceMinor: 4500, currency: 'USD', sequence: 1, private: false },
};
const linesOf = (template: string, payload: object) => writeText(template, payload).text.lines.join(' ');

describe('the mails about a covered visit', () => {
  const say = (template: string, recipientName: string, counterpartName: string) =>
    writeText(template, { ...NAMES, recipientName, counterpartName, startsAt: STARTS, refId: 'a' }).text;

  it('tell the patient who comes instead and where what they share goes', () => {
    const { subject, lines } = say('consultation.covered.patient', 'Thandi', 'Naledi Mokoena');
    expect(subject).toBe('Somebody else holds your visit');
    expect(lines.join(' ')).toContain('Naledi Mokoena cannot hold your visit. Hlengiwe Ngcobo does it instead.');
    expect(lines.join(' ')).toContain(
      'open to Hlengiwe Ngcobo now, and through this visit no longer to Naledi Mokoena',
    );
  });

  it('tell the colleague that she stands in, for whom and in whose visit, never that somebody stands in for her', () => {
    const { subject, lines } = say('consultation.coverNamed.specialist', 'Hlengiwe', 'Thandi Nkosi');
    expect(subject).toBe('You stand in for a colleague');
    expect(lines.join(' ')).toContain('Naledi Mokoena asks you to stand in for this visit.');
  });

  it.each([
    ['patient', 'Your visit is with Naledi Mokoena, as you booked it.'],
    ['specialist', 'Hlengiwe Ngcobo cannot stand in any more.'],
    ['covering', 'The visit in which you stood in is with Naledi Mokoena again.'],
  ])('tell the %s in their own words that nobody stands in any more', (side, words) => {
    expect(say(`consultation.coverEnded.${side}`, 'Who reads', 'Thandi Nkosi').lines.join(' ')).toContain(words);
  });

  it.each([
    'covered.patient',
    'coverNamed.specialist',
    'coverEnded.patient',
    'coverEnded.specialist',
    'coverEnded.covering',
  ])('name nobody in the first line of %s, which a lock screen shows', (name) => {
    const { lines } = say(`consultation.${name}`, 'Who reads', 'Thandi Nkosi');
    expect(lines[0]).not.toMatch(/Thandi|Naledi|Hlengiwe/);
  });
});

describe('moves and cancellations are said to be of who made them', () => {
  const covering = {
    ...VISIT,
    recipientName: 'Hlengiwe',
    counterpartName: 'Thandi Nkosi',
    specialistName: 'Naledi Mokoena',
  };
  const patient = { ...VISIT, recipientName: 'Thandi', counterpartName: 'Naledi Mokoena' };
  it.each([
    ['booking.moved.covering', covering, /^Thandi Nkosi moved the visit/],
    ['booking.cancelled.covering', { ...covering, cancelledBy: 'specialist' }, /^Naledi Mokoena cancelled the visit/],
    ['booking.cancelled.covering', { ...covering, cancelledBy: 'patient' }, /^Thandi Nkosi cancelled the visit/],
    ['booking.cancelled.covering', { ...covering, cancelledBy: 'system' }, /^The clinic cancelled the visit/],
    ['booking.moved.patient', { ...patient, actorName: 'A Sister' }, /^A Sister, who acts for you, moved your/],
    [
      'booking.cancelled.patient',
      { ...patient, cancelledBy: 'patient', actorName: 'A Sister' },
      /^A Sister, who acts for you, cancelled/,
    ],
    ['booking.moved.patient', { ...patient, actorName: null }, /^You moved your visit/],
    ['booking.moved.patient', { ...patient, accepted: true }, /^You took the time that Naledi Mokoena proposed/],
    ['booking.proposalEnded.patient', { ...patient, withdrawn: true }, /^Naledi Mokoena no longer asks to move/],
    ['booking.proposalEnded.patient', { ...patient, withdrawn: false }, /the time to answer is over/],
  ])('%s %#', (template, payload, words) => {
    expect(linesOf(template, payload)).toMatch(words);
  });
});
