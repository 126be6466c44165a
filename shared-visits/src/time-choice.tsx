import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** A part of the dialog that lets somebody choose another time for a visit. */
export interface TimeChoiceProps {
  visit: Appointment;
  value: Date | null;
  error?: string;
  onChoose: (startsAt: Date | null) => void;
}
