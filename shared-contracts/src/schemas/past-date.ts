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

/**
 * Whether a text is a day as far as it was said (`yyyy`, `yyyy-mm` or `yyyy-mm-dd`) and has begun somewhere on earth. Source:
 * https://hl7.org/fhir/R4/datatypes.html#dateTime
 */
export function isPastSaidDay(day: string, at: Date = now()): boolean {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(day)) return false;
  return isPastDate(`${day}${'-01-01'.slice(day.length - '0000'.length)}`, at);
}

// The clocks furthest ahead of UTC: a child may be registered on the day of its birth.
const FOURTEEN_HOURS_MS = 14 * 60 * 60 * 1000;
