import type { CareVisit } from '@telehealth/care/care-visit';
import { useBackendState } from '@telehealth/contracts/session';
import { withAge } from '@telehealth/data/related-persons/person-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useMemo } from 'react';
import { isPractice } from '../call/who-talks';

/** The visit as the parts of care know it; the same object as long as it says the same. */
export function useCareVisit(details: VisitDetails): CareVisit {
  const state = useBackendState();
  const me = state.status === 'ready' ? state.userId : '';
  return useMemo(() => toCareVisit(details, me), [details, me]);
}

/** Whose record it is: the practice's opposite, else one's own; nobody's where the visit is for somebody else. */
function toCareVisit(details: VisitDetails, me: string): CareVisit {
  const { visit, side, patientName, holderName, treatedBy, isTreating } = details;
  return {
    appointmentId: visit.id,
    patientId: visit.forWhom !== null ? null : isPractice({ side }) ? visit.counterpartId : me,
    patientName: visit.forWhom === null ? patientName : withAge(visit.forWhom, visit.startsAt),
    ...{ holderName, specialistName: treatedBy, status: visit.status, endsAt: visit.endsAt },
    coveredBy: side === 'specialist' && !isTreating ? treatedBy : null,
  };
}
