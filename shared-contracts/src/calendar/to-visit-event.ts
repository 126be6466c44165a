import type { ConsultationMode } from '../booking/appointment.ts';
import { nameWithoutLinks } from '../formatting/plain-name.ts';
import { formatMoment } from '../formatting/time.ts';
import { pathTo } from '../routes/path-to.ts';
import { BRAND_NAME, CALENDAR_ADDRESS } from '../settings/brand.ts';
import type { CalendarEvent, CalendarPerson } from './to-icalendar.ts';

/** What a calendar learns of a visit. */
export interface CalendarVisit {
  id: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  minutes: number;
  mode: ConsultationMode;
  /** The other side, as the owner of the calendar knows them. */
  counterpartName: string;
  /** Whose visit it is when the owner of the calendar acts for them. */
  forWhom?: { name: string } | null | undefined;
  /** IANA zones the time is written in, the reader's first. */
  zones: readonly [string, ...string[]];
  cancelled: boolean;
  /** How a server writes the time; a browser by its own table. */
  write?: (at: Date, zone: string) => string;
}

/** A day before, and when the doors open. */
const REMIND_MINUTES = [24 * 60, 30];
const BY_MODE: Readonly<Record<ConsultationMode, string>> = {
  video: 'By video',
  voice: 'By voice call',
  chat: 'By chat',
};

/** The calendar entry of a visit for one of its two sides. No word about health is in it: calendars are shared. */
export function toVisitEvent(visit: CalendarVisit, attendee: CalendarPerson, origin: string): CalendarEvent {
  const times = [...new Set(visit.zones.map((zone) => (visit.write ?? formatMoment)(visit.startsAt, zone)))];
  return {
    id: visit.id,
    sequence: visit.sequence,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    summary: `Visit with ${nameWithoutLinks(visit.counterpartName)}${whomText(visit)}`,
    description: [
      `${BY_MODE[visit.mode]}, ${visit.minutes} minutes. It takes place on ${BRAND_NAME}, at the address of this entry.`,
      ...times,
    ].join('\n'),
    location: 'Online',
    url: origin + pathTo('consultation', { id: visit.id }),
    organizer: { name: BRAND_NAME, email: CALENDAR_ADDRESS },
    attendee: { ...attendee, name: nameWithoutLinks(attendee.name) },
    remindMinutes: REMIND_MINUTES,
    cancelled: visit.cancelled,
  };
}

const whomText = ({ forWhom }: CalendarVisit): string => (forWhom ? ` for ${nameWithoutLinks(forWhom.name)}` : '');
