import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** A time that the server holds for the user. */
export interface BookingHold {
  appointmentId: string;
  visitTypeId: string;
  startsAt: Date;
  mode: ConsultationMode;
  expiresAt: Date;
  extensionUsed: boolean;
  /** Whether the specialist must accept it first; null: as the visit type says. */
  needsApproval: boolean | null;
}

/**
 * Finds the user's existing hold with this specialist, e.g. after a reload or the back button. Otherwise their own held time
 * would appear as taken. The server, whose clock counts, marks lapsed holds as `expired`.
 */
export function findOwnHold(
  appointments: readonly Appointment[],
  wanted: { specialistId: string; startsAt: string | undefined },
): Appointment | undefined {
  return appointments.find(
    (visit) =>
      visit.viewerRole === 'patient' &&
      visit.counterpartId === wanted.specialistId &&
      (visit.status === 'held' || visit.status === 'awaiting_payment') &&
      visit.holdExpiresAt !== null &&
      (wanted.startsAt === undefined || wanted.startsAt === '' || +visit.startsAt === Date.parse(wanted.startsAt)),
  );
}

const TAKEN = ['requested', 'booked', 'waiting', 'in_progress'];

/** Whether the user has a visit at this time, e.g. one just paid for, after the back button. */
export function hasVisitAt(appointments: readonly Appointment[], startsAt: string): boolean {
  return appointments.some(
    (visit) =>
      visit.viewerRole === 'patient' && TAKEN.includes(visit.status) && +visit.startsAt === Date.parse(startsAt),
  );
}

/** @returns the hold of a visit in state `held`; null in later states */
export function toHold(visit: Appointment): BookingHold | null {
  if (visit.status !== 'held' || visit.holdExpiresAt === null) return null;
  const { id, visitTypeId, startsAt, mode, holdExpiresAt, extensionUsed, needsApproval } = visit;
  return { appointmentId: id, visitTypeId, startsAt, mode, expiresAt: holdExpiresAt, extensionUsed, needsApproval };
}

/**
 * The server's state of the hold: it stands (maybe with another end), it advanced in another tab, or it is gone: expired,
 * released, or replaced by a time chosen elsewhere.
 */
export type HoldNews = { is: 'standing'; hold: BookingHold } | { is: 'further'; visit: Appointment } | { is: 'gone' };

const GONE = ['expired', 'cancelled', 'declined', 'entered_in_error'];

export function newsOfHold(visit: Appointment | null): HoldNews {
  if (visit === null || GONE.includes(visit.status)) return { is: 'gone' };
  const standing = toHold(visit);
  return standing === null ? { is: 'further', visit } : { is: 'standing', hold: standing };
}
