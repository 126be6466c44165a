import type { Appointment, ConsultationMode } from '@telehealth/contracts';

/** A time the server keeps for the person on the page. */
export interface BookingHold {
  appointmentId: string;
  visitTypeId: string;
  startsAt: Date;
  mode: ConsultationMode;
  expiresAt: Date;
  extensionUsed: boolean;
}

/**
 * Finds a hold the person already has with this specialist, e.g. after a reload or the browser's back button. Without
 * it their own held time would be shown to them as taken.
 */
export function findOwnHold(
  appointments: readonly Appointment[],
  wanted: { specialistId: string; startsAt: string | undefined },
  now: Date,
): Appointment | undefined {
  return appointments.find(
    (visit) =>
      visit.viewerRole === 'patient' &&
      visit.counterpartId === wanted.specialistId &&
      (visit.status === 'held' || visit.status === 'awaiting_payment') &&
      visit.holdExpiresAt !== null &&
      visit.holdExpiresAt > now &&
      (wanted.startsAt === undefined || wanted.startsAt === '' || +visit.startsAt === Date.parse(wanted.startsAt)),
  );
}

/** @returns the hold of a visit in state `held`; null for one that is further on */
export function toHold(visit: Appointment): BookingHold | null {
  if (visit.status !== 'held' || visit.holdExpiresAt === null) return null;
  const { id, visitTypeId, startsAt, mode, holdExpiresAt, extensionUsed } = visit;
  return { appointmentId: id, visitTypeId, startsAt, mode, expiresAt: holdExpiresAt, extensionUsed };
}
