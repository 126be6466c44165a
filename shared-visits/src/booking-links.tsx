import { pathTo } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** Back to the booking page with everything chosen; it takes up the hold that the patient has on this time. */
export function toContinueBooking({ counterpartId, visitTypeId, startsAt, mode }: Appointment): string {
  const choices = { specialist: counterpartId, visit: visitTypeId, at: startsAt.toISOString(), mode };
  return pathTo('bookConsultation', undefined, choices);
}

/** To the openings of the same specialist. */
export function toBookAgain({ counterpartId }: Appointment): string {
  return pathTo('bookConsultation', undefined, { specialist: counterpartId });
}
