import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';

const MINUTE_MS = 60_000;
/** The database's bounds of an announced delay, in minutes. */
const LEAST = 5;
const MOST = 120;

/** Returns how many whole minutes ago an unstarted visit should have begun; null: it began, is over, or lies ahead. */
export function minutesLate(visit: Appointment, now: Date): number | null {
  const { status, startsAt } = visit;
  if (nameVisit(visit, now).phase !== 'now' || status === 'in_progress' || startsAt > now) return null;
  return Math.floor((now.getTime() - startsAt.getTime()) / MINUTE_MS);
}

/**
 * Returns by how many whole minutes the day of these visits runs late: the longest that a visit runs over its end, or that somebody
 * waits past their time. Visits in which a colleague stands in are the colleague's.
 */
export function minutesBehind(visits: readonly Appointment[], now: Date): number {
  const late = visits
    .filter(({ coveringName }) => coveringName === null)
    .map((visit) => {
      if (visit.status === 'waiting') return minutesLate(visit, now) ?? 0;
      return visit.status === 'in_progress' ? Math.floor((now.getTime() - visit.endsAt.getTime()) / MINUTE_MS) : 0;
    });
  return Math.max(0, ...late);
}

/** `1 minute late`, `9 minutes late`; empty when the day is on time. */
export function lateText(minutes: number): string {
  if (minutes === 0) return '';
  return minutes === 1 ? '1 minute late' : `${minutes} minutes late`;
}

/**
 * Returns the delay that one press announces, in minutes after the booked time: the next multiple of five in the future, and more
 * than announced before.
 */
export function delayToSay(late: number, said: number | null): number {
  const next = Math.ceil((late + 1) / LEAST) * LEAST;
  return Math.min(MOST, Math.max(LEAST, said !== null && said >= next ? said + LEAST : next));
}
