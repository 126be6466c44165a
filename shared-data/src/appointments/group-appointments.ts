import type { AppointmentStatus } from '@telehealth/contracts';
import type { Appointment } from './appointment.schema';

export const APPOINTMENT_GROUPS = ['upcoming', 'past', 'cancelled'] as const;
/** Where an appointment is listed. Times that lapsed or were declined before they were booked lie with the cancelled ones. */
export type AppointmentGroup = (typeof APPOINTMENT_GROUPS)[number];

/** Whether the time is kept but not yet booked: the patient still has a step to do and a clock runs. */
export function isWaitingForPatient(
  { status, holdExpiresAt }: Pick<Appointment, 'status' | 'holdExpiresAt'>,
  now: Date,
): boolean {
  const isOpen = status === 'held' || status === 'awaiting_payment';
  return isOpen && holdExpiresAt !== null && holdExpiresAt > now;
}

/** Whether the specialist still has to say yes or no, and there is time for it. */
export function isWaitingForAnswer(
  { status, holdExpiresAt }: Pick<Appointment, 'status' | 'holdExpiresAt'>,
  now: Date,
): boolean {
  return status === 'requested' && holdExpiresAt !== null && holdExpiresAt > now;
}

/** Whether the visit is agreed and not over: booked, in the waiting room or running. */
export function isAhead({ status, endsAt }: Appointment, now: Date): boolean {
  return status === 'in_progress' || ((status === 'booked' || status === 'waiting') && endsAt > now);
}

const OVER: readonly AppointmentStatus[] = ['booked', 'waiting', 'completed', 'no_show_patient', 'no_show_specialist'];

/** The clock decides, not only the status: a hold that ran out a second ago is no longer upcoming. */
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
