import { dayKey, formatTime } from './time';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How far a zone is ahead of UTC at an instant, in milliseconds, by what its clock shows. */
function offsetAt(at: Date, zone: string): number {
  const shown = Date.parse(`${dayKey(at, zone)}T${formatTime(at, zone)}:00Z`);
  return shown - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instant at which a zone's clock shows a day and time. Where the clock shows it twice (it was put back) the first one.
 * @param day `yyyy-mm-dd`, as `<input type="date">` gives it
 * @param time `hh:mm`, as `<input type="time">` gives it
 * @returns null for what no clock shows: not a date, or a time that is skipped when the clock is put forward
 */
export function instantInZone(day: string, time: string, zone: string): Date | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return null;
  // The clock changes at most once within two days, so one of the two offsets holds.
  for (const near of [wall - DAY_MS, wall + DAY_MS]) {
    const at = new Date(wall - offsetAt(new Date(near), zone));
    if (dayKey(at, zone) === day && formatTime(at, zone) === time) return at;
  }
  return null;
}
