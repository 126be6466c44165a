import type { AppointmentStatus } from '@telehealth/contracts';

/** Whose record it is. */
export interface CarePatient {
  /** Null: whoever is seen is not the account holder and has no record here; nothing of anybody's is opened then. */
  patientId: string | null;
  /** With the age where they are not the account holder. */
  patientName: string;
}

/** The visit in which somebody treats or is treated; what every part of this package is told. */
export interface CareVisit extends CarePatient {
  appointmentId: string;
  /** Who writes and reads on the patient's side: the patient, or who cares for them. */
  holderName: string;
  specialistName: string;
  status: AppointmentStatus;
  /** When it ends as booked, where that is known: some things can be begun for a while after it only. */
  endsAt?: Date;
}
