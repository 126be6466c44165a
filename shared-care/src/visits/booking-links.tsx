import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** Link back to the booking page with all choices; it resumes the patient's hold on this time. */
export function toContinueBooking({ counterpartId, visitTypeId, startsAt, mode }: Appointment): string {
  const choices = { specialist: counterpartId, visit: visitTypeId, at: startsAt.toISOString(), mode };
  return pathTo('bookConsultation', undefined, choices);
}

export function toBookAgain({ counterpartId }: Appointment): string {
  return pathTo('bookConsultation', undefined, { specialist: counterpartId });
}
