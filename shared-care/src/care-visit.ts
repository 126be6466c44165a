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
}
