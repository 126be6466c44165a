import type { CareVisit } from '@telehealth/care/care-visit';
import { useBackendState } from '@telehealth/contracts/session';
import { withAge } from '@telehealth/data/related-persons/person-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useMemo } from 'react';
import { isPractice } from '../call/who-talks';

/** Maps the details to the CareVisit that care components take; the same object as long as its values are equal. */
export function useCareVisit(details: VisitDetails): CareVisit {
  const state = useBackendState();
  const me = state.status === 'ready' ? state.userId : '';
  return useMemo(() => toCareVisit(details, me), [details, me]);
}

/** The record shown: for the practice the patient's, else the user's own; none if the visit is for a related person. */
function toCareVisit(details: VisitDetails, me: string): CareVisit {
  const { visit, side, patientName, holderName, treatedBy, isTreating } = details;
  return {
    appointmentId: visit.id,
    patientId: visit.forWhom !== null ? null : isPractice({ side }) ? visit.counterpartId : me,
    patientName: visit.forWhom === null ? patientName : withAge(visit.forWhom, visit.startsAt),
    holderName,
    specialistName: treatedBy,
    status: visit.status,
    endsAt: visit.endsAt,
    coveredBy: side === 'specialist' && !isTreating ? treatedBy : null,
  };
}
