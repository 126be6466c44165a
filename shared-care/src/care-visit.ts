import type { AppointmentStatus } from '@telehealth/contracts';

/** Whose record it is. */
export interface CarePatient {
  /** Null: whoever is seen is not the account holder and has no record here; nothing of anybody's is opened then. */
  patientId: string | null;
  /** With the age where they are not the account holder. */
  patientName: string;
  /** The colleague who stands in for the reader, and reads what was shared with the visit in their place. */
  coveredBy?: string | null;
}

/** The visit in which somebody treats or is treated; what every part of this package is told. */
export interface CareVisit extends CarePatient {
  appointmentId: string;
  /** Who writes and reads on the patient's side: the patient, or who cares for them. */
  holderName: string;
  /** Who treats: of a covered visit the colleague who stands in. */
  specialistName: string;
  status: AppointmentStatus;
  /** When it ends as booked, where that is known: some things can be begun for a while after it only. */
  endsAt?: Date;
}
