import type { AppointmentStatus } from '@telehealth/contracts/booking';
import type { Appointment } from './appointment.schema';

export const APPOINTMENT_GROUPS = ['upcoming', 'past', 'cancelled'] as const;
/** The list that shows an appointment. Holds that lapsed and requests that were declined are listed with the cancelled ones. */
export type AppointmentGroup = (typeof APPOINTMENT_GROUPS)[number];

/** Whether the time is held but not booked: the patient has a step to do before the hold ends. */
export function isWaitingForPatient(
  { status, holdExpiresAt }: Pick<Appointment, 'status' | 'holdExpiresAt'>,
  now: Date,
): boolean {
  const isOpen = status === 'held' || status === 'awaiting_payment';
  return isOpen && holdExpiresAt !== null && holdExpiresAt > now;
}

/** Whether the specialist still has to answer, and has time to. */
export function isWaitingForAnswer(
  { status, holdExpiresAt }: Pick<Appointment, 'status' | 'holdExpiresAt'>,
  now: Date,
): boolean {
  return status === 'requested' && holdExpiresAt !== null && holdExpiresAt > now;
}

/** Whether the visit is agreed and not over: booked, in the waiting room or in progress. */
export function isAhead({ status, endsAt }: Appointment, now: Date): boolean {
  return status === 'in_progress' || ((status === 'booked' || status === 'waiting') && endsAt > now);
}

const OVER: readonly AppointmentStatus[] = ['booked', 'waiting', 'completed', 'no_show_patient', 'no_show_specialist'];

/** Time decides as well as status: a hold that lapsed a second ago is no longer upcoming. */
export function groupOf(appointment: Appointment, now: Date): AppointmentGroup {
  if (isAhead(appointment, now) || isWaitingForPatient(appointment, now) || isWaitingForAnswer(appointment, now)) {
    return 'upcoming';
  }
  return OVER.includes(appointment.status) ? 'past' : 'cancelled';
}

/** Sorts appointments into their groups: upcoming soonest first, the others latest first. */
export function groupAppointments(
  appointments: readonly Appointment[],
  now: Date,
): Record<AppointmentGroup, Appointment[]> {
  const groups: Record<AppointmentGroup, Appointment[]> = { upcoming: [], past: [], cancelled: [] };
  for (const appointment of appointments) groups[groupOf(appointment, now)].push(appointment);
  const byStart = (a: Appointment, b: Appointment) => a.startsAt.getTime() - b.startsAt.getTime();
  groups.upcoming.sort(byStart);
  groups.past.sort((a, b) => byStart(b, a));
  groups.cancelled.sort((a, b) => byStart(b, a));
  return groups;
}
