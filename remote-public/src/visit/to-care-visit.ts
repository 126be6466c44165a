import type { CareVisit } from '@telehealth/care/care-visit';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

/** What the parts of care are told of a visit. */
export function toCareVisit({ visit, patientName, specialistName }: VisitDetails): CareVisit {
  return {
    appointmentId: visit.id,
    // A record is asked for by who treats; the patient's side has no use for it here.
    patientId: visit.viewerRole === 'specialist' ? visit.counterpartId : '',
    patientName,
    specialistName,
    status: visit.status,
  };
}
