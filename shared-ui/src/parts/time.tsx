import { dayKey, formatShortDay, formatTime, now, serverAheadMs, watchClock, zoneName } from '@telehealth/contracts';
import { useSyncExternalStore } from 'react';

interface WhenProps {
  at: Date;
  /** IANA zone the time is written in. */
  zone: string;
  /** `time` and `day` only where the rest stands beside it, e.g. under a heading with the day and the zone. */
  show?: 'full' | 'time' | 'day';
  /** Today and tomorrow by name. Off where the page may stay open or be printed. */
  relative?: boolean;
  hideZone?: boolean;
  /** For tests and pictures; the server's clock otherwise. */
  now?: Date;
}

const DAY_MS = 86_400_000;

/** A moment with its day and whose time it is, e.g. "Today 14:20, South African time". */
export function When({ at, zone, show = 'full', relative = true, hideZone = false, now: present }: WhenProps) {
  // A day's name changes as soon as a server says that this device's clock is wrong.
  useSyncExternalStore(watchClock, serverAheadMs, serverAheadMs);
  const day = relative ? dayText(at, zone, present) : formatShortDay(at, zone);
  const time = formatTime(at, zone);
  const full = hideZone ? `${day} ${time}` : `${day} ${time}, ${zoneName(zone)}`;
  return <time dateTime={at.toISOString()}>{show === 'time' ? time : show === 'day' ? day : full}</time>;
}

/** "Today", "Tomorrow" or "Yesterday" in that zone, else the short day; with the year when it is another one. */
export function dayText(at: Date, zone: string, present: Date = now()): string {
  const key = dayKey(at, zone);
  if (key === dayKey(present, zone)) return 'Today';
  if (key === dayKey(new Date(present.getTime() + DAY_MS), zone)) return 'Tomorrow';
  if (key === dayKey(new Date(present.getTime() - DAY_MS), zone)) return 'Yesterday';
  const day = formatShortDay(at, zone);
  return key.slice(0, 4) === dayKey(present, zone).slice(0, 4) ? day : `${day} ${key.slice(0, 4)}`;
}

/** A day and a time without whose they are: only where the screen names the zone already, e.g. `Thu 26 Nov, 17:30`. */
export const shortWhen = (at: Date, zone: string): string => `${formatShortDay(at, zone)}, ${formatTime(at, zone)}`;

/** The text of `When`, for labels and announcements. */
export function whenText(at: Date, zone: string, present: Date = now()): string {
  return `${dayText(at, zone, present)} ${formatTime(at, zone)}, ${zoneName(zone)}`;
}
