import { useNavigate } from '@telehealth/contracts/router';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { useCallback, useMemo } from 'react';
import { GoContext } from '../../openings/card-link';
import type { SearchFilters } from '../../search-address/search-filters';
import type { Suggestion } from './need/suggestion';
import { NothingFound } from './nothing-found';
import { nobodyText } from './relax-filters';
import { countText, type RankedAnswer, ResultList } from './result-list';
import { ResultSkeleton } from './result-skeleton';
import { sortResults } from './sort-results';
import styles from './specialist-search.module.css';
import { type Answer, useHeldAnswer, useIsLong } from './use-held-answer';

interface SearchResultsProps {
  query: BackendQuery<SpecialistOpenings[]>;
  /** The chosen day is over, so nothing was requested. */
  isPast: boolean;
  filters: SearchFilters;
  /** Specialties that the need points to. */
  suggestions: readonly Suggestion[];
  onChange: (changes: Partial<SearchFilters>) => void;
}

/**
 * The results. While the next answer loads, the last list stays unchanged: replacing two hundred cards by skeletons costs
 * more than the answer, and users lose their place.
 */
export function SearchResults({ query, isPast, filters, suggestions, onChange }: SearchResultsProps) {
  const { answer, isHeld } = useHeldAnswer(query, filters);
  const found = useMemo(() => answer && toFound(answer, suggestions), [answer, suggestions]);
  // An empty list is not kept: "no specialist matches" would be about the previous filters.
  const kept = isHeld && found?.results.length === 0 ? null : found;
  const isLong = useIsLong(isHeld && kept !== null);
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  if (isPast) return <NothingFound title="That day is over" filters={filters} onChange={onChange} />;
  return (
    <div className={styles.results}>
      <LiveRegion message={toNews(isHeld ? null : found, isLong)} />
      <QueryPanel
        query={{ ...query, data: kept ?? undefined, status: isHeld && kept !== null ? 'success' : query.status }}
        skeleton={<ResultSkeleton />}
        safe="Your filters are kept."
        isEmpty={({ results }) => results.length === 0}
        empty={<NothingFound title={nobodyText(filters)} filters={filters} onChange={onChange} />}
      >
        {(shown) => (
          <GoContext value={go}>
            <ResultList answer={shown} isLate={isLong} />
          </GoContext>
        )}
      </QueryPanel>
    </div>
  );
}

function toNews(found: Answer | null, isLate: boolean): string {
  if (isLate) return 'Looking for openings';
  return found === null ? '' : countText(found.results.length);
}

/** With a day chosen, specialists without an opening on it are left out. */
export const offeredOf = (results: SpecialistOpenings[], { when }: SearchFilters): SpecialistOpenings[] =>
  when === 'soon' ? results : results.filter((result) => result.openings.length > 0);

/** In the chosen order. */
function toFound({ results, filters }: Answer, suggestions: readonly Suggestion[]): RankedAnswer {
  return { filters, suggestions, results: sortResults(offeredOf(results, filters), filters.sort, suggestions) };
}
