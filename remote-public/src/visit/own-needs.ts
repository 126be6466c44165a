import type { Needs } from '@telehealth/contracts/schemas';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useKnownPlaces } from '@telehealth/data/visits/waiting-room.queries';
import { useEffect } from 'react';

const LARGE = '125%';

/** What the patient who looks needs in a visit, as their profile says; empty for everybody else. */
export function useOwnNeeds({ visit, side }: Pick<VisitDetails, 'visit' | 'side'>): Partial<Needs> {
  return useKnownPlaces(visit.id, side, side === 'patient').data?.needs ?? {};
}

/** Draws the page a quarter larger while this is shown. All sizes are of the root's, as where a browser's own text is larger. */
export function useLargeText(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const { style } = document.documentElement;
    style.fontSize = LARGE;
    return () => {
      style.fontSize = '';
    };
  }, [isWanted]);
}
