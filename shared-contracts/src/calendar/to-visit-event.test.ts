import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { toICalendar } from './to-icalendar';
import { type CalendarVisit, toVisitEvent } from './to-visit-event';

const VISIT: CalendarVisit = {
  id: '5d0c1f9e-0000-4000-8000-000000000000',
  sequence: 0,
  startsAt: new Date('2027-03-27T09:00:00Z'),
  endsAt: new Date('2027-03-27T09:30:00Z'),
  minutes: 30,
  mode: 'video',
  counterpartName: 'Dr Naledi "Lele" Mokoena; Šimůnková',
  zones: ['Europe/London', 'Africa/Johannesburg'],
  cancelled: false,
};
const ATTENDEE = { name: 'Thandi Nkosi', email: 'thandi@example.com' };

/** Reads the file with somebody else's parser; nothing here comes from what wrote it. */
function read(changes: Partial<CalendarVisit> = {}) {
  const file = toICalendar(toVisitEvent({ ...VISIT, ...changes }, ATTENDEE, 'https://sawubona.example'));
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('no event in the file');
  return { calendar, component, event: new ICAL.Event(component) };
}

describe('the calendar entry of a visit, read by another parser', () => {
  it('is a request to one person, at the right instant in any zone', () => {
    const { calendar, component, event } = read();
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event.uid).toBe(`${VISIT.id}@sawubona.example`);
    expect(event.sequence).toBe(0);
    expect(event.startDate.toJSDate()).toEqual(VISIT.startsAt);
    expect(event.endDate.toJSDate()).toEqual(VISIT.endsAt);
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toMatch(/Z$/);
    expect(event.organizer).toBe('mailto:visits@sawubona.example');
    expect(event.attendees.map((person) => person.getFirstValue())).toEqual(['mailto:thandi@example.com']);
    expect(event.attendees[0]?.getParameter('partstat')).toBe('ACCEPTED');
    expect(event.summary).toBe(`Visit with ${VISIT.counterpartName}`);
    const sipho = { name: 'Sipho Nkosi' };
    expect(read({ forWhom: sipho }).event.summary).toBe(`Visit with ${VISIT.counterpartName} for Sipho Nkosi`);
    expect(component.getFirstPropertyValue('url')).toBe(`https://sawubona.example/consultation/${VISIT.id}`);
  });

  it('writes the time in both zones, on the night the clocks change as well', () => {
    const { event } = read({ startsAt: new Date('2027-03-28T00:30:00Z'), endsAt: new Date('2027-03-28T01:30:00Z') });
    expect(event.startDate.toJSDate()).toEqual(new Date('2027-03-28T00:30:00Z'));
    expect(event.duration.toSeconds()).toBe(3600);
    expect(event.description).toContain('Sunday 28 March 2027, 00:30 London time');
    expect(event.description).toContain('Sunday 28 March 2027, 02:30 South African time');
  });

  it('says a time once where both are in one zone', () => {
    const { event } = read({ zones: ['Africa/Johannesburg', 'Africa/Johannesburg'] });
    expect(event.description.match(/11:00/g)).toHaveLength(1);
  });

  it('reminds a day before and when the doors open', () => {
    const alarms = read().component.getAllSubcomponents('valarm');
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual(['DISPLAY', 'DISPLAY']);
    expect(alarms.map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds())).toEqual([
      -86_400, -1800,
    ]);
  });

  it('is replaced by a later one when it moves, and taken out when it is off', () => {
    const [first, moved, off] = [read(), read({ sequence: 1 }), read({ sequence: 2, cancelled: true })];
    expect(new Set([first, moved, off].map(({ event }) => event.uid)).size).toBe(1);
    expect([first, moved, off].map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
    expect(off.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(off.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(off.component.getAllSubcomponents('valarm')).toEqual([]);
  });
});
