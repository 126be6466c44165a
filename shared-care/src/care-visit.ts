import type { AppointmentStatus } from '@telehealth/contracts';

/** Whose record it is. */
export interface CarePatient {
  patientId: string;
  patientName: string;
}

/** The visit in which somebody treats or is treated; what every part of this package is told. */
export interface CareVisit extends CarePatient {
  appointmentId: string;
  specialistName: string;
  status: AppointmentStatus;
  /** When it ends as booked, where that is known: some things can be begun for a while after it only. */
  endsAt?: Date;
}
