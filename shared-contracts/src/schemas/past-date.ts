import { now } from '../clock/clock';

const OLDEST_YEAR = 1900;

/**
 * Whether a text is a real calendar day (`yyyy-mm-dd`) that is not in the future anywhere on earth.
 * @param at instant to compare with; the present by default
 */
export function isPastDate(day: string, at: Date = now()): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (parts === null) return false;
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists && Number(parts[1]) >= OLDEST_YEAR && date.getTime() <= at.getTime() + FOURTEEN_HOURS_MS;
}

// The clocks furthest ahead of UTC: a child may be registered on the day of its birth.
const FOURTEEN_HOURS_MS = 14 * 60 * 60 * 1000;
