import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

const MINUTE_MS = 60_000;
/** What may be said of a delay, as in the database. */
const LEAST = 5;
const MOST = 120;

/** How many whole minutes ago a visit should have begun that has not; null: it has, is over, or lies ahead. */
export function minutesLate({ status, startsAt, endsAt }: Appointment, now: Date): number | null {
  if ((status !== 'booked' && status !== 'waiting') || startsAt > now || endsAt <= now) return null;
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
