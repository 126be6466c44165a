import { now } from '../clock/clock.ts';
import { oneLine } from '../formatting/plain-name.ts';

/** Somebody in a calendar file. */
export interface CalendarPerson {
  name: string;
  email: string;
}

/** One visit as a calendar sees it. Never give it a reason, a specialty or other words about health: calendars are shared. */
export interface CalendarEvent {
  /** Stays the same over changes, so calendars update instead of doubling. */
  id: string;
  /** Grows with every change. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  /** E.g. `Visit with Dr Naledi Mokoena`. */
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  /** Who sends the entry and its changes. */
  organizer: CalendarPerson;
  /** Whose calendar it goes into. */
  attendee: CalendarPerson;
  /** Minutes before the start at which the calendar reminds. */
  remindMinutes?: readonly number[];
  /** Takes the entry out of calendars that have it. */
  cancelled?: boolean;
}

const LINE_OCTETS = 75;

/**
 * A calendar file (RFC 5545) with one event, times in UTC: an instant needs no table of a zone, which calendars may have an
 * old one of. `METHOD` is REQUEST, the same `UID` with a higher `SEQUENCE` when the event changed, and CANCEL once it is
 * off (RFC 5546, 3.2.2 and 3.2.5).
 * @param madeAt the present by default
 */
export function toICalendar(event: CalendarEvent, madeAt: Date = now()): string {
  const cancelled = event.cancelled === true;
  const hasAddress = event.attendee.email !== '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sawubona//Visits//EN',
    'CALSCALE:GREGORIAN',
    // Who has no address is invited to nothing (RFC 5546, 3.2.1).
    `METHOD:${cancelled ? 'CANCEL' : hasAddress ? 'REQUEST' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    ...whatAndWhen(event, madeAt),
    `ORGANIZER;CN=${quoted(event.organizer.name)}:${mailto(event.organizer.email)}`,
    // They agreed when they booked; nobody waits for an answer to this file.
    ...(hasAddress
      ? [
          `ATTENDEE;CN=${quoted(event.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(event.attendee.email)}`,
        ]
      : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    ...(cancelled ? [] : (event.remindMinutes ?? []).flatMap((minutes) => alarm(minutes, event.summary))),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return written(lines);
}

/** An entry of a calendar that is read again and again: nobody is invited by it, and what is off is simply not in it. */
export type FeedEvent = Omit<CalendarEvent, 'organizer' | 'attendee' | 'remindMinutes' | 'cancelled'>;

/**
 * A calendar that programs subscribe to (RFC 5545; how often to ask: RFC 7986, 5.7, and the older name that some programs
 * know instead).
 * @param name of the calendar, as programs list it
 * @param madeAt the present by default
 */
export function toCalendarFeed(name: string, events: readonly FeedEvent[], madeAt: Date = now()): string {
  return written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sawubona//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      ...whatAndWhen(event, madeAt),
      'STATUS:CONFIRMED',
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

function whatAndWhen(event: FeedEvent, madeAt: Date): string[] {
  return [
    `UID:${escapeText(event.id)}@sawubona.example`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${toUtc(madeAt)}`,
    `DTSTART:${toUtc(event.startsAt)}`,
    `DTEND:${toUtc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...optional('DESCRIPTION', event.description),
    ...optional('LOCATION', event.location),
    ...(event.url === undefined ? [] : [`URL:${event.url.replace(/[\r\n]/g, '')}`]),
  ];
}

const written = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join('');

function alarm(minutes: number, summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${minutes}M`,
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
  ];
}

function optional(name: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`${name}:${escapeText(text)}`];
}

function toUtc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

// A parameter's value has no way to write a quotation mark (RFC 5545, 3.2), and readers make a line break of \n or ^n in it.
function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('"', "'").replace(/[\\^]/g, '/')}"`;
}

function mailto(email: string): string {
  return `mailto:${email.replace(/[\p{Cc}\s]/gu, '')}`;
}

// Lines are folded by octets, not characters, and never inside one character.
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
