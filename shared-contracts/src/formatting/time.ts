import { INTERFACE_LOCALE } from './money.ts';
import { remember } from './remember.ts';
import { asShownInUtc, toldMinutesAhead } from './zone-clocks.ts';

/** localStorage: the zone times are shown in, as chosen or of the profile; removed on sign-out. Apart from the other keys, which the landing page loads. */
export const TIME_ZONE_KEY = 'timeZone';

/** The IANA zone times are shown in: of the profile or as chosen on this device, else the device's own. */
export function viewerTimeZone(): string {
  try {
    const kept: string | undefined = localStorage[TIME_ZONE_KEY];
    return kept === undefined ? zoneOf() : keptZone(kept);
  } catch {
    // Storage can be switched off, a server has none, and what is kept may be no zone.
    return zoneOf();
  }
}

const zoneOf = (timeZone?: string): string => Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone;
/** A list asks for it with every row. The device's own is asked anew each time: it changes on a journey. */
const keptZone = remember(zoneOf);

/** The one zone of South Africa. */
export const SOUTH_AFRICAN_ZONE = 'Africa/Johannesburg';

/** What to call a zone, e.g. `London time` for `Europe/London`. A whole country that has one time is called by its name. */
export function zoneName(timeZone: string): string {
  if (timeZone === SOUTH_AFRICAN_ZONE) return 'South African time';
  const place = timeZone.split('/').at(-1) ?? timeZone;
  return place === 'UTC' || place === 'GMT' ? 'UTC' : `${place.replaceAll('_', ' ')} time`;
}

/** The day in a zone, e.g. `Thursday 27 November 2025`. */
export function formatDay(at: Date, timeZone: string): string {
  return write(at, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** The day in a zone, short and without the year, e.g. `Thu 27 Nov`. */
export function formatShortDay(at: Date, timeZone: string): string {
  return write(at, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** A date with its year, short, e.g. `1 Oct 2026`. */
export function formatDate(at: Date, timeZone: string): string {
  return write(at, timeZone, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A date without a time or a zone, e.g. a birth date: `2026-10-01` reads `1 Oct 2026`. */
export function formatPlainDate(date: string): string {
  return formatDate(new Date(`${date}T12:00:00Z`), 'UTC');
}

/** The time of day in a zone, e.g. `14:30`. Only beside a day and a zone; alone it says too little. */
export function formatTime(at: Date, timeZone: string): string {
  return write(at, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Day, time and whose zone, e.g. `Thursday 27 November 2025, 14:30 South African time`. */
export function formatMoment(at: Date, timeZone: string): string {
  return `${formatDay(at, timeZone)}, ${formatTime(at, timeZone)} ${zoneName(timeZone)}`;
}

/** The same in short, e.g. `Thu 27 Nov, 14:30 South African time`. */
export function formatShortMoment(at: Date, timeZone: string): string {
  return `${formatShortDay(at, timeZone)}, ${formatTime(at, timeZone)} ${zoneName(timeZone)}`;
}

/** The calendar day in a zone as `yyyy-mm-dd`, for grouping openings by day. */
export function dayKey(at: Date, timeZone: string): string {
  const read = readBy(at, timeZone);
  return formatter('en-CA', read.timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(read.at);
}

/** Time left as `m:ss`, never below `0:00`. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A list of two hundred cards asks for the same few again and again. */
const formatterOf = remember((key) => {
  const [locale, options]: [string, Intl.DateTimeFormatOptions] = JSON.parse(key);
  return new Intl.DateTimeFormat(locale, options);
});

function formatter(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatterOf(JSON.stringify([locale, { ...options, timeZone }]));
}

/** The moment and zone that a format takes: where the database told the zone's clock, what that clock shows, as UTC. */
function readBy(at: Date, timeZone: string): { at: Date; timeZone: string } {
  const ahead = toldMinutesAhead(at, timeZone);
  return ahead === null ? { at, timeZone } : { at: asShownInUtc(at, ahead), timeZone: 'UTC' };
}

// Put together from parts: separators and commas differ between versions of the platform's language data.
function write(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const read = readBy(at, timeZone);
  const parts = formatter(INTERFACE_LOCALE, read.timeZone, options).formatToParts(read.at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  if (options.hour !== undefined) return `${of('hour')}:${of('minute')}`;
  return [of('weekday'), of('day'), of('month'), of('year')].filter((part) => part !== undefined).join(' ');
}
