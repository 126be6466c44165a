import type { AppointmentStatus } from '@telehealth/contracts';

/** The visit in which somebody treats or is treated; what every part of this package is told. */
export interface CareVisit {
  appointmentId: string;
  patientId: string;
  patientName: string;
  specialistName: string;
  status: AppointmentStatus;
}
