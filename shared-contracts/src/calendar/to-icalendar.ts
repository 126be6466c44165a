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
  /** Takes the entry out of calendars that have it. */
  cancelled?: boolean;
}

const LINE_OCTETS = 75;

/**
 * A calendar file (RFC 5545) with one event, times in UTC. `METHOD` is PUBLISH, or CANCEL for a cancelled event.
 * @param now when the file is made
 */
export function toICalendar(event: CalendarEvent, now: Date = new Date()): string {
  const cancelled = event.cancelled === true;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sawubona//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@sawubona.example`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(event.startsAt)}`,
    `DTEND:${toUtc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...optional('DESCRIPTION', event.description),
    ...optional('LOCATION', event.location),
    ...(event.url === undefined ? [] : [`URL:${event.url.replace(/[\r\n]/g, '')}`]),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
