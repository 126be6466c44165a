import type { PartialDateTime } from './brought';

const SAID = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;
const NOON = 12;

/**
 * Reads a FHIR date, dateTime or instant. A time of day without its zone is not a moment, so only the day is kept. Source:
 * https://hl7.org/fhir/R4/datatypes.html#dateTime
 * @returns null when it is malformed or no such day exists
 */
export function readPartialDateTime(text: unknown): PartialDateTime | null {
  const match = typeof text === 'string' ? SAID.exec(text.trim()) : null;
  if (match === null) return null;
  const [whole, year, month, day, hour, minute, second = '00', zone] = match;
  const at = new Date(0);
  at.setUTCHours(NOON);
  at.setUTCFullYear(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
  if (at.getUTCMonth() + 1 !== Number(month ?? 1) || at.getUTCDate() !== Number(day ?? 1)) return null;
  if (hour === undefined) {
    const precision = day === undefined ? (month === undefined ? 'year' : 'month') : 'day';
    return { at, precision };
  }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  if (zone === undefined) return { at, precision: 'day' };
  const moment = new Date(second === '60' ? whole.replace(/:60/, ':59') : whole);
  return Number.isNaN(moment.getTime()) ? null : { at: moment, precision: 'moment' };
}

const LENGTH = { day: 10, month: 7, year: 4 } as const;
const MINUTE_MS = 60_000;
/** Clocks of devices are slightly off; the database allows the same. */
const SLACK_MS = 5 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether the whole stated period lies in the future: "2026" does not in November 2026. */
export function isToCome({ at, precision }: PartialDateTime, now: Date): boolean {
  if (precision === 'moment') return at.getTime() > now.getTime() + SLACK_MS;
  // In the easternmost zones it may be tomorrow already.
  const latest = new Date(now.getTime() + DAY_MS / 2).toISOString();
  return at.toISOString().slice(0, LENGTH[precision]) > latest.slice(0, LENGTH[precision]);
}

/** Whether the whole stated period lies in the past: "2026" does not in November 2026. */
export function isPast({ at, precision }: PartialDateTime, now: Date): boolean {
  if (precision === 'moment') return at < now;
  const earliest = new Date(now.getTime() - DAY_MS / 2).toISOString();
  return at.toISOString().slice(0, LENGTH[precision]) < earliest.slice(0, LENGTH[precision]);
}

/**
 * Whether the whole stated period lies before the patient's birth.
 * @param birthDate `yyyy`, `yyyy-mm`, `yyyy-mm-dd`, or empty
 */
export function isBeforeBirth({ at, precision }: PartialDateTime, birthDate: string): boolean {
  const born = readPartialDateTime(birthDate);
  if (born === null || born.precision === 'moment') return false;
  const length = Math.min(LENGTH[born.precision], precision === 'moment' ? LENGTH.day : LENGTH[precision]);
  // In the zone of birth the moment may already be the next day.
  const latest = precision === 'moment' ? new Date(at.getTime() + DAY_MS / 2) : at;
  return latest.toISOString().slice(0, length) < birthDate.slice(0, length);
}
