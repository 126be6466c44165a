import { now, serverAheadMs, watchClock } from '@telehealth/contracts/clock';
import { dayKey, formatShortDay, formatTime, zoneName } from '@telehealth/contracts/formatting';
import { useSyncExternalStore } from 'react';

interface WhenProps {
  at: Date;
  /** IANA zone of the displayed time. */
  zone: string;
  /** `time` or `day` only where the rest is shown nearby, e.g. under a heading with day and zone. */
  show?: 'full' | 'time' | 'day';
  /** Shows today and tomorrow by name. Off where the page may stay open or be printed. */
  relative?: boolean;
  hideZone?: boolean;
  /** For tests and pictures; the server's clock by default. */
  now?: Date;
}

const DAY_MS = 86_400_000;

/** A moment with its day and zone, e.g. "Today 14:20, South African time". */
export function When({ at, zone, show = 'full', relative = true, hideZone = false, now: present }: WhenProps) {
  // Rerenders when a server reveals that this device's clock is wrong.
  useSyncExternalStore(watchClock, serverAheadMs, serverAheadMs);
  const day = relative ? dayText(at, zone, present) : formatShortDay(at, zone);
  const time = formatTime(at, zone);
  const full = hideZone ? `${day} ${time}` : `${day} ${time}, ${zoneName(zone)}`;
  return <time dateTime={at.toISOString()}>{show === 'time' ? time : show === 'day' ? day : full}</time>;
}

/** "Today", "Tomorrow" or "Yesterday" in that zone, else the short day, with the year if it is another one. */
export function dayText(at: Date, zone: string, present: Date = now()): string {
  const key = dayKey(at, zone);
  if (key === dayKey(present, zone)) return 'Today';
  if (key === dayKey(new Date(present.getTime() + DAY_MS), zone)) return 'Tomorrow';
  if (key === dayKey(new Date(present.getTime() - DAY_MS), zone)) return 'Yesterday';
  const day = formatShortDay(at, zone);
  return key.slice(0, 4) === dayKey(present, zone).slice(0, 4) ? day : `${day} ${key.slice(0, 4)}`;
}

/** A day and time without the zone, only where the screen names it already, e.g. `Thu 26 Nov, 17:30`. */
export const shortWhen = (at: Date, zone: string): string => `${formatShortDay(at, zone)}, ${formatTime(at, zone)}`;

/** The text of `When`, for labels and announcements. */
export function whenText(at: Date, zone: string, present: Date = now()): string {
  return `${dayText(at, zone, present)} ${formatTime(at, zone)}, ${zoneName(zone)}`;
}
