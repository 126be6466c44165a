import type { SpecialistOpenings } from '@telehealth/contracts';
import { viewerTimeZone, zoneName } from '@telehealth/contracts';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Button } from '@telehealth/ui/parts/button';

import { NO_FILTERS, type SearchFilters } from '../../search-address/search-filters';
import { relaxFilters } from './relax-filters';
import { ResultCard } from './result-card';
import { ResultSkeleton } from './result-skeleton';
import { sortResults } from './sort-results';
import styles from './specialist-search.module.css';
import { whyThisOrder } from './why-this-order';

interface SearchResultsProps {
  query: BackendQuery<SpecialistOpenings[]>;
  /** The chosen day is over, so nothing was asked. */
  isPast: boolean;
  filters: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
}

export function SearchResults({ query, isPast, filters, onChange }: SearchResultsProps) {
  if (isPast) return <NothingFound title="That day is over" filters={filters} onChange={onChange} />;
  return (
    <div className={styles.results}>
      <LiveRegion message={query.data ? countText(offered(query.data, filters).length) : ''} />
      <QueryPanel
        query={query}
        skeleton={<ResultSkeleton />}
        safe="Your filters are kept."
        isEmpty={(results) => offered(results, filters).length === 0}
        empty={<NothingFound title="Nobody fits all of this" filters={filters} onChange={onChange} />}
      >
        {(results) => <ResultList results={sortResults(offered(results, filters), filters.sort)} filters={filters} />}
      </QueryPanel>
    </div>
  );
}

function ResultList({ results, filters }: { results: SpecialistOpenings[]; filters: SearchFilters }) {
  const zone = viewerTimeZone();
  return (
    <>
      <p className={styles.count}>
        <strong>{countText(results.length)}</strong>
        <span className="soft"> Times are in {zoneName(zone)}, where you are.</span>
      </p>
      <ol className={styles.list}>
        {results.map((result, place) => (
          <li key={result.visitType.id}>
            <ResultCard result={result} mode={filters.mode} why={whyThisOrder(result, filters, place)} zone={zone} />
          </li>
        ))}
      </ol>
    </>
  );
}

function NothingFound(props: { title: string } & Pick<SearchResultsProps, 'filters' | 'onChange'>) {
  const ways = relaxFilters(props.filters);
  return (
    <EmptyState
      title={props.title}
      action={
        <div className={styles.relax}>
          {ways.map((way) => (
            <Button key={way.label} variant="line" onClick={() => props.onChange(way.change)}>
              {way.label}
            </Button>
          ))}
          {ways.length > 1 && (
            <Button variant="quiet" onClick={() => props.onChange({ ...NO_FILTERS, sort: props.filters.sort })}>
              Clear all filters
            </Button>
          )}
        </div>
      }
    >
      {ways.length > 0
        ? 'Loosen one wish and look again:'
        : 'No specialist has an opening in the next 14 days. New times open every day.'}
    </EmptyState>
  );
}

/** With a day chosen, somebody who has no opening on it is no answer. */
function offered(results: SpecialistOpenings[], filters: SearchFilters): SpecialistOpenings[] {
  return filters.when === 'soon' ? results : results.filter((result) => result.openings.length > 0);
}

function countText(count: number): string {
  return count === 1 ? '1 specialist.' : `${count} specialists.`;
}
