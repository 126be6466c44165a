import type { Appointment } from '@telehealth/contracts';

/** A part of the dialog that lets somebody choose another time for a visit. */
export interface TimeChoiceProps {
  visit: Appointment;
  value: Date | null;
  error?: string;
  onChoose: (startsAt: Date | null) => void;
}
