import type { Needs } from '@telehealth/contracts/schemas/practice';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useKnownPlaces } from '@telehealth/data/visits/waiting-room.queries';
import { useEffect } from 'react';

const LARGE = '125%';

/** The needs in the viewing patient's profile; empty for all others. */
export function useOwnNeeds({ visit, side }: Pick<VisitDetails, 'visit' | 'side'>): Partial<Needs> {
  return useKnownPlaces(visit.id, side, side === 'patient').data?.needs ?? {};
}

/**
 * Scales the page by a quarter while mounted. All sizes are relative to the root's font size, as with larger browser text.
 */
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
