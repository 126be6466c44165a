import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupOf, isAhead, isWaitingForPatient } from '@telehealth/data/appointments/group-appointments';

export type Todo =
  | { kind: 'finishPaying'; appointment: Appointment }
  | { kind: 'continueBooking'; appointment: Appointment }
  | { kind: 'completeDetails' }
  | { kind: 'rebook'; appointment: Appointment };

const REBOOK_WITHIN_MS = 14 * 86_400_000;

/** What is open for the patient, most urgent first; only from facts, nothing is invented to fill the list. */
export function decideTodos(appointments: readonly Appointment[], isOnboarded: boolean, now: Date): Todo[] {
  const waiting = appointments
    .filter((appointment) => isWaitingForPatient(appointment, now) && appointment.paymentState !== 'processing')
    .sort((a, b) => (a.holdExpiresAt?.getTime() ?? 0) - (b.holdExpiresAt?.getTime() ?? 0));
  return [
    ...waiting.map(
      (appointment): Todo => ({
        kind: appointment.status === 'held' ? 'continueBooking' : 'finishPaying',
        appointment,
      }),
    ),
    ...(isOnboarded ? [] : [{ kind: 'completeDetails' } as const]),
    ...appointments
      .filter((appointment) => needsNewTime(appointment, appointments, now))
      .map((appointment): Todo => ({ kind: 'rebook', appointment })),
  ];
}

function wasLetDown({ status, cancelledBy }: Appointment): boolean {
  return (
    (status === 'cancelled' && cancelledBy === 'specialist') || status === 'declined' || status === 'no_show_specialist'
  );
}

/** Called off, declined or missed by the specialist lately, and no visit with them took its place. */
function needsNewTime(cancelled: Appointment, all: readonly Appointment[], now: Date): boolean {
  if (!wasLetDown(cancelled)) return false;
  if (now.getTime() - cancelled.startsAt.getTime() > REBOOK_WITHIN_MS) return false;
  return !all.some(
    (other) =>
      other.counterpartId === cancelled.counterpartId &&
      (groupOf(other, now) === 'upcoming' || (groupOf(other, now) === 'past' && other.startsAt > cancelled.startsAt)),
  );
}

/** The next agreed visit that is not over. */
export function nextVisitOf(appointments: readonly Appointment[], now: Date): Appointment | null {
  return (
    appointments
      .filter((appointment) => isAhead(appointment, now))
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0] ?? null
  );
}
