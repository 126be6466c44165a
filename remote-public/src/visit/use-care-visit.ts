import type { CareVisit } from '@telehealth/care/care-visit';
import { useBackendState } from '@telehealth/contracts/session';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useMemo } from 'react';
import { isPractice } from '../call/who-talks';

/** The visit as the parts of care know it; the same object as long as it says the same. */
export function useCareVisit(details: VisitDetails): CareVisit {
  const state = useBackendState();
  const me = state.status === 'ready' ? state.userId : '';
  return useMemo(() => toCareVisit(details, me), [details, me]);
}

/** Whose record it is: the practice's opposite, else one's own. */
function toCareVisit({ visit, side, patientName, treatedBy, isTreating }: VisitDetails, me: string): CareVisit {
  return {
    appointmentId: visit.id,
    patientId: isPractice({ side }) ? visit.counterpartId : me,
    ...{ patientName, specialistName: treatedBy, status: visit.status, endsAt: visit.endsAt },
    coveredBy: side === 'specialist' && !isTreating ? treatedBy : null,
  };
}
