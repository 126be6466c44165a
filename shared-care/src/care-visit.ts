import type { AppointmentStatus } from '@telehealth/contracts/booking';

/** The person whose record it is. */
export interface CarePatient {
  patientId: string;
  patientName: string;
  /** The covering colleague, who has the reader's access for this visit. */
  coveredBy?: string | null;
}

/** A visit from the view of its participants; the props of every part of this package. */
export interface CareVisit extends CarePatient {
  appointmentId: string;
  /** Who treats; the covering colleague if the visit is covered. */
  specialistName: string;
  status: AppointmentStatus;
  /** Booked end, if known: some documents can be begun for a limited time after it. */
  endsAt?: Date;
  /** `yyyy-mm-dd`, if known. */
  patientBorn?: string | null;
}
