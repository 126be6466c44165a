import type { CareVisit } from '@telehealth/care/care-visit';
import { useBackendState } from '@telehealth/contracts/session';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useMemo } from 'react';
import { isPractice } from '../call/who-talks';

/** Maps the details to the CareVisit that care components take; the same object as long as its values are equal. */
export function useCareVisit(details: VisitDetails): CareVisit {
  const state = useBackendState();
  const me = state.status === 'ready' ? state.userId : '';
  return useMemo(() => toCareVisit(details, me), [details, me]);
}

/** The record shown: for the practice the patient's, else the user's own. */
function toCareVisit(details: VisitDetails, me: string): CareVisit {
  const { visit, side, patientName, treatedBy, isTreating } = details;
  return {
    appointmentId: visit.id,
    patientId: isPractice({ side }) ? visit.counterpartId : me,
    patientName,
    specialistName: treatedBy,
    status: visit.status,
    endsAt: visit.endsAt,
    patientBorn: details.patientBorn,
    coveredBy: side === 'specialist' && !isTreating ? treatedBy : null,
  };
}
