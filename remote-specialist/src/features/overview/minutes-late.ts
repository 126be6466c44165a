import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';

const MINUTE_MS = 60_000;
/** What may be said of a delay, as in the database. */
const LEAST = 5;
const MOST = 120;

/** How many whole minutes ago a visit should have begun that has not; null: it has, is over, or lies ahead. */
export function minutesLate(visit: Appointment, now: Date): number | null {
  const { status, startsAt } = visit;
  if (nameVisit(visit, now).phase !== 'now' || status === 'in_progress' || startsAt > now) return null;
  return Math.floor((now.getTime() - startsAt.getTime()) / MINUTE_MS);
}

/**
 * The delay that one press tells, in minutes after the booked time: the next five that are not over yet, and more than was
 * told before.
 */
export function delayToSay(late: number, said: number | null): number {
  const next = Math.ceil((late + 1) / LEAST) * LEAST;
  return Math.min(MOST, Math.max(LEAST, said !== null && said >= next ? said + LEAST : next));
}
