import type { ConsultationMode } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** A time the server keeps for the person on the page. */
export interface BookingHold {
  appointmentId: string;
  visitTypeId: string;
  startsAt: Date;
  mode: ConsultationMode;
  expiresAt: Date;
  extensionUsed: boolean;
  /** Whether it is asked for and answered first; null when that is as the visit type says. */
  needsApproval: boolean | null;
}

/**
 * Finds a hold the person already has with this specialist, e.g. after a reload or the browser's back button. Without
 * it their own held time would be shown to them as taken. What lapsed comes as `expired` from the server, whose clock counts.
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

/** Whether the person has a visit at this very time, e.g. the one just paid for, seen again by the browser's back button. */
export function hasVisitAt(appointments: readonly Appointment[], startsAt: string): boolean {
  return appointments.some(
    (visit) =>
      visit.viewerRole === 'patient' && TAKEN.includes(visit.status) && +visit.startsAt === Date.parse(startsAt),
  );
}

/** @returns the hold of a visit in state `held`; null for one that is further on */
export function toHold(visit: Appointment): BookingHold | null {
  if (visit.status !== 'held' || visit.holdExpiresAt === null) return null;
  const { id, visitTypeId, startsAt, mode, holdExpiresAt, extensionUsed, needsApproval } = visit;
  return { appointmentId: id, visitTypeId, startsAt, mode, expiresAt: holdExpiresAt, extensionUsed, needsApproval };
}

/**
 * What the server says of the hold on the page: it stands (maybe with another end), it went on in another tab, or
 * it is gone: run out, given back, or replaced by a time chosen elsewhere.
 */
export type HoldNews = { is: 'standing'; hold: BookingHold } | { is: 'further'; visit: Appointment } | { is: 'gone' };

const GONE = ['expired', 'cancelled', 'declined', 'entered_in_error'];

export function newsOfHold(visit: Appointment | null): HoldNews {
  if (visit === null || GONE.includes(visit.status)) return { is: 'gone' };
  const standing = toHold(visit);
  return standing === null ? { is: 'further', visit } : { is: 'standing', hold: standing };
}
