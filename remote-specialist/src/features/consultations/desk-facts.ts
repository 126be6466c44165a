import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { Consultation, OpenNote } from '@telehealth/data/consultations/consultation.schema';
import type { AskedRenewal } from '../../data/prescribing/asked-renewal.schema';

/** The data of the consultations page. */
export interface DeskFacts {
  visits: readonly Consultation[];
  notes: readonly OpenNote[];
  renewals: readonly AskedRenewal[];
  now: Date;
}

/** The booking details by visit; only the specialist's own visits have them. */
export type Booked = ReadonlyMap<string, Appointment>;
