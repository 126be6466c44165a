import { dayKey, formatShortDay, formatTime, zoneName } from '@telehealth/contracts';

interface WhenProps {
  at: Date;
  /** IANA zone the time is written in. */
  zone: string;
  /** `time` and `day` only where the rest stands beside it, e.g. under a heading with the day and the zone. */
  show?: 'full' | 'time' | 'day';
  /** Today and tomorrow by name. Off where the page may stay open or be printed. */
  relative?: boolean;
  hideZone?: boolean;
  /** For tests and pictures; the clock otherwise. */
  now?: Date;
}

const DAY_MS = 86_400_000;

/** A moment with its day and whose time it is, e.g. "Today 14:20, Johannesburg time". */
export function When({ at, zone, show = 'full', relative = true, hideZone = false, now = new Date() }: WhenProps) {
  const day = relative ? dayText(at, zone, now) : formatShortDay(at, zone);
  const time = formatTime(at, zone);
  const full = hideZone ? `${day} ${time}` : `${day} ${time}, ${zoneName(zone)}`;
  return <time dateTime={at.toISOString()}>{show === 'time' ? time : show === 'day' ? day : full}</time>;
}

/** "Today", "Tomorrow" or "Yesterday" in that zone, else the short day; with the year when it is another one. */
export function dayText(at: Date, zone: string, now: Date = new Date()): string {
  const key = dayKey(at, zone);
  if (key === dayKey(now, zone)) return 'Today';
  if (key === dayKey(new Date(now.getTime() + DAY_MS), zone)) return 'Tomorrow';
  if (key === dayKey(new Date(now.getTime() - DAY_MS), zone)) return 'Yesterday';
  const day = formatShortDay(at, zone);
  return key.slice(0, 4) === dayKey(now, zone).slice(0, 4) ? day : `${day} ${key.slice(0, 4)}`;
}

/** The text of `When`, for labels and announcements. */
export function whenText(at: Date, zone: string, now: Date = new Date()): string {
  return `${dayText(at, zone, now)} ${formatTime(at, zone)}, ${zoneName(zone)}`;
}
