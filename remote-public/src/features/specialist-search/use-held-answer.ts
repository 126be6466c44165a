import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { useEffect, useState } from 'react';
import type { SearchFilters } from '../../search-address/search-filters';

/** Results together with the wishes they answer. */
export interface Answer {
  results: SpecialistOpenings[];
  filters: SearchFilters;
}

/**
 * The answer to draw: that of the present wishes, or, while it is on its way, that of the wishes before. Not that of
 * somebody else to the same wishes: what a person holds is free to them alone.
 * @returns null while there has been none, and when the present search failed
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

/** Whether something has been going on for longer than one notices. */
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
