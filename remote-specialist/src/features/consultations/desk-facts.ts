import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { Consultation, OpenNote } from '@telehealth/data/consultations/consultation.schema';
import type { AskedRenewal } from '@telehealth/data/prescribing/asked-renewal.schema';

/** What the consultations page is made of. */
export interface DeskFacts {
  visits: readonly Consultation[];
  notes: readonly OpenNote[];
  renewals: readonly AskedRenewal[];
  now: Date;
}

/** What came with the booking, by the visit: only a visit of one's own has it. */
export type Booked = ReadonlyMap<string, Appointment>;
