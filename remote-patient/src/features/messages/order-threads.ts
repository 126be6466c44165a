import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { VisitOutcome } from '../../data/visits/visit-outcome.schema';

/** The conversation of a visit. */
export interface Thread {
  visit: Appointment;
  /** What it waits for, and until when one may write; null: not known. */
  came: VisitOutcome | null;
}

/** Unread first, then what waits for an answer, then those one may still write in, then the others. */
function rankOf({ came }: Thread): number {
  if (came === null) return 2;
  if (came.unread > 0) return 0;
  if (came.unansweredSince !== null) return 1;
  return came.threadUntil === null ? 3 : 2;
}

/** What waits comes first; of one rank the newest visit. */
export function orderThreads(threads: readonly Thread[]): Thread[] {
  return [...threads].sort(
    (one, other) => rankOf(one) - rankOf(other) || other.visit.startsAt.getTime() - one.visit.startsAt.getTime(),
  );
}
