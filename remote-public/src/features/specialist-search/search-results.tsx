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
import { countText, type RankedAnswer, ResultList } from './result-list';
import { ResultSkeleton } from './result-skeleton';
import { sortResults } from './sort-results';
import styles from './specialist-search.module.css';
import { type Answer, useHeldAnswer, useIsLong } from './use-held-answer';

interface SearchResultsProps {
  query: BackendQuery<SpecialistOpenings[]>;
  /** The chosen day is over, so nothing was asked. */
  isPast: boolean;
  filters: SearchFilters;
  /** Whom the words of the need point to. */
  suggestions: readonly Suggestion[];
  onChange: (changes: Partial<SearchFilters>) => void;
}

/**
 * The answer to the wishes. While the next one is on its way the last list stays and is drawn no differently: to take two
 * hundred cards out for bones costs more than the answer, and people lose their place.
 */
export function SearchResults({ query, isPast, filters, suggestions, onChange }: SearchResultsProps) {
  const { answer, isHeld } = useHeldAnswer(query, filters);
  const found = useMemo(() => answer && toFound(answer, suggestions), [answer, suggestions]);
  // Nothing to keep: "nobody fits" would be said of wishes that are no longer asked.
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
        empty={<NothingFound title="No specialist matches" filters={filters} onChange={onChange} />}
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

/** In the order asked for. With a day chosen, somebody who has no opening on it is no answer. */
function toFound({ results, filters }: Answer, suggestions: readonly Suggestion[]): RankedAnswer {
  const offered = filters.when === 'soon' ? results : results.filter((result) => result.openings.length > 0);
  return { filters, suggestions, results: sortResults(offered, filters.sort, suggestions) };
}
