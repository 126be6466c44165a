import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { useEffect, useState } from 'react';
import type { SearchFilters } from '../../search-address/search-filters';

/** Results with the filters they belong to. */
export interface Answer {
  results: SpecialistOpenings[];
  filters: SearchFilters;
}

/**
 * The answer to show: that of the current filters, or while it loads that of the previous ones. Never another user's answer
 * to the same filters, because a held time is free only to its holder.
 * @returns null before the first answer, and if the current search failed
 */
export function useHeldAnswer(
  query: BackendQuery<SpecialistOpenings[]>,
  filters: SearchFilters,
): { answer: Answer | null; isHeld: boolean } {
  const { data, status } = query;
  const [last, setLast] = useState<Answer | null>(null);
  if (data !== undefined && (last?.results !== data || last.filters !== filters)) setLast({ results: data, filters });
  if (data !== undefined) return { answer: last, isHeld: false };
  const isHeld = status === 'pending' && last !== null && last.filters !== filters;
  return { answer: isHeld ? last : null, isHeld };
}

const LONG_MS = 400;

/** Whether something takes noticeably long. */
export function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn]);
  return isLong && isGoingOn;
}
