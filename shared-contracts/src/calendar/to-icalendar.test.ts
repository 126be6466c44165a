import { describe, expect, it } from 'vitest';
import { type CalendarEvent, toCalendarFeed, toICalendar } from './to-icalendar';

const NOW = new Date('2026-11-20T08:00:00.500Z');
const EVENT: CalendarEvent = {
  id: '5d0c1f9e',
  sequence: 2,
  startsAt: new Date('2026-11-27T07:00:00Z'),
  endsAt: new Date('2026-11-27T07:30:00Z'),
  summary: 'Visit with Dr Mokoena',
  organizer: { name: 'Sawubona', email: 'visits@sawubona.example' },
  attendee: { name: 'Thandi "T" Nkosi; and, son', email: 'thandi@example.com' },
};

/** Undoes the folding of RFC 5545, 3.1. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('toICalendar', () => {
  it('writes a complete event in UTC', () => {
    expect(toICalendar({ ...EVENT, url: 'https://sawubona.example/consultation/1', remindMinutes: [30] }, NOW)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Sawubona//Visits//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:REQUEST',
        'BEGIN:VEVENT',
        'UID:5d0c1f9e@sawubona.example',
        'SEQUENCE:2',
        'DTSTAMP:20261120T080000Z',
        'DTSTART:20261127T070000Z',
        'DTEND:20261127T073000Z',
        'SUMMARY:Visit with Dr Mokoena',
        'URL:https://sawubona.example/consultation/1',
        'ORGANIZER;CN="Sawubona":mailto:visits@sawubona.example',
        `ATTENDEE;CN="Thandi 'T' Nkosi; and, son";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCE`,
        ' PTED;RSVP=FALSE:mailto:thandi@example.com',
        'STATUS:CONFIRMED',
        'CLASS:PRIVATE',
        'TRANSP:OPAQUE',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-PT30M',
        'DESCRIPTION:Visit with Dr Mokoena',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('cancels under the same id', () => {
    const lines = unfold(toICalendar({ ...EVENT, sequence: 3, cancelled: true, remindMinutes: [30] }, NOW));
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:5d0c1f9e@sawubona.example', 'SEQUENCE:3']),
    );
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('escapes separators and line ends, and lets nobody add lines', () => {
    const file = toICalendar(
      {
        ...EVENT,
        summary: 'A, B; C\\D',
        description: 'one\r\ntwo\nEND:VEVENT\u0007',
        url: 'https://a.example/\r\nX:1',
      },
      NOW,
    );
    const lines = unfold(file);
    expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D');
    expect(lines).toContain('DESCRIPTION:one\\ntwo\\nEND:VEVENT');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('X:1'))).toBe(false);
  });

  it('folds at 75 octets without cutting a character', () => {
    const summary = `Besoek by dokter ${'Šimůnková 🩺 '.repeat(20)}`.trim();
    const file = toICalendar({ ...EVENT, summary }, NOW);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfold(file)).toContain(`SUMMARY:${summary}`);
    expect(file).not.toContain('\uFFFD');
  });
});

it('writes a calendar of many that invites nobody', () => {
  const { organizer: _no, attendee: _nobody, ...entry } = EVENT;
  const lines = unfold(toCalendarFeed('Visits; private', [entry, { ...entry, id: 'second' }], NOW));
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines).toContain('NAME:Visits\\; private');
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:5d0c1f9e@sawubona.example',
    'UID:second@sawubona.example',
  ]);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2);
  expect(lines.join()).not.toMatch(/ATTENDEE|ORGANIZER|VALARM/);
  expect(unfold(toCalendarFeed('Visits', [], NOW)).join()).not.toContain('VEVENT');
});
