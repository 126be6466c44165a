import type { SaidTime } from './brought';

const SAID = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;
const NOON = 12;

/**
 * A FHIR date, dateTime or instant. A time of day without its zone is no moment: the day alone is kept.
 * Source: https://hl7.org/fhir/R4/datatypes.html#dateTime
 * @returns null where it is none, or no such day exists
 */
export function readSaidTime(text: unknown): SaidTime | null {
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
/** Clocks of devices are never quite right; the database allows as much. */
const SLACK_MS = 5 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether all of what was said lies after now: "2026" is not to come in November 2026. */
export function isToCome({ at, precision }: SaidTime, now: Date): boolean {
  if (precision === 'moment') return at.getTime() > now.getTime() + SLACK_MS;
  // Where days begin first it may be tomorrow already.
  const latest = new Date(now.getTime() + DAY_MS / 2).toISOString();
  return at.toISOString().slice(0, LENGTH[precision]) > latest.slice(0, LENGTH[precision]);
}

/** Whether all of what was said lies before now: "2026" is not over in November 2026. */
export function isPast({ at, precision }: SaidTime, now: Date): boolean {
  if (precision === 'moment') return at < now;
  const earliest = new Date(now.getTime() - DAY_MS / 2).toISOString();
  return at.toISOString().slice(0, LENGTH[precision]) < earliest.slice(0, LENGTH[precision]);
}

/** Whether all of what was said lies before somebody was born. @param birthDate `yyyy`, `yyyy-mm`, `yyyy-mm-dd`, or empty */
export function isBeforeBirth({ at, precision }: SaidTime, birthDate: string): boolean {
  const born = readSaidTime(birthDate);
  if (born === null || born.precision === 'moment') return false;
  const length = Math.min(LENGTH[born.precision], precision === 'moment' ? LENGTH.day : LENGTH[precision]);
  // A moment may be of the next day where somebody was born.
  const latest = precision === 'moment' ? new Date(at.getTime() + DAY_MS / 2) : at;
  return latest.toISOString().slice(0, length) < birthDate.slice(0, length);
}
