import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** Props of the dialog parts that select another time for a visit. */
export interface TimeChoiceProps {
  visit: Appointment;
  value: Date | null;
  error?: string;
  onChoose: (startsAt: Date | null) => void;
}
