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
 * Returns the delay that one press announces, in minutes after the booked time: the next multiple of five in the future, and more
 * than announced before.
 */
export function delayToSay(late: number, said: number | null): number {
  const next = Math.ceil((late + 1) / LEAST) * LEAST;
  return Math.min(MOST, Math.max(LEAST, said !== null && said >= next ? said + LEAST : next));
}
