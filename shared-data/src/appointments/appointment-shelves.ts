import type { Appointment } from '@telehealth/contracts';

/** Where an appointment is listed. Times that lapsed before they were booked lie with the cancelled ones. */
export type Shelf = 'upcoming' | 'past' | 'cancelled';

/** Whether the time is kept but not yet booked: the patient still has a step to do and a clock runs. */
export function isWaitingForPatient(appointment: Appointment, now: Date): boolean {
  const isOpen = appointment.status === 'held' || appointment.status === 'awaiting_payment';
  return isOpen && appointment.holdExpiresAt !== null && appointment.holdExpiresAt > now;
}

/** The clock decides, not only the status: a hold that ran out a second ago is no longer upcoming. */
export function shelfOf(appointment: Appointment, now: Date): Shelf {
  if (appointment.status === 'booked') return appointment.endsAt > now ? 'upcoming' : 'past';
  return isWaitingForPatient(appointment, now) ? 'upcoming' : 'cancelled';
}

/** Sorts appointments onto their shelves: upcoming soonest first, the others latest first. */
export function toShelves(appointments: readonly Appointment[], now: Date): Record<Shelf, Appointment[]> {
  const shelves: Record<Shelf, Appointment[]> = { upcoming: [], past: [], cancelled: [] };
  for (const appointment of appointments) shelves[shelfOf(appointment, now)].push(appointment);
  const byStart = (a: Appointment, b: Appointment) => a.startsAt.getTime() - b.startsAt.getTime();
  shelves.upcoming.sort(byStart);
  shelves.past.sort((a, b) => byStart(b, a));
  shelves.cancelled.sort((a, b) => byStart(b, a));
  return shelves;
}
