import type { CareVisit } from '@telehealth/care/care-visit';
import { useBackendState } from '@telehealth/contracts/session';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useMemo } from 'react';
import { toCareVisit } from './care-parts';

/** The visit as the parts of care know it; the same object as long as it says the same. */
export function useCareVisit(details: VisitDetails): CareVisit {
  const state = useBackendState();
  const me = state.status === 'ready' ? state.userId : '';
  return useMemo(() => toCareVisit(details, me), [details, me]);
}
