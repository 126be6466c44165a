import { CONSULTATION_MODES, type SpecialistOpenings, viewerTimeZone, zoneName } from '@telehealth/contracts';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { SearchFilters } from '../../search-address/search-filters';
import { NothingFound } from './nothing-found';
import { ResultCard } from './result-card';
import { ResultSkeleton } from './result-skeleton';
import { sortResults } from './sort-results';
import styles from './specialist-search.module.css';
import { WaitOffer } from './waiting-line/wait-offer';
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

const FIRST_CARDS = 6;

/** How many cards are drawn: at least those a screen holds at once, the others right after, without holding anything up. */
function useShown(all: number): number {
  const [shown, setShown] = useState(FIRST_CARDS);
  useEffect(() => {
    startTransition(() => setShown(all));
  }, [all]);
  return Math.min(shown, all);
}

const DAY_MS = 86_400_000;
const WAIT_DAYS = 30;

function ResultList({ results, filters }: { results: SpecialistOpenings[]; filters: SearchFilters }) {
  const zone = viewerTimeZone();
  const span = useMemo(() => {
    const from = new Date();
    return { from, until: new Date(from.getTime() + WAIT_DAYS * DAY_MS) };
  }, []);
  const shown = useShown(results.length);
  const modes = filters.mode === '' ? CONSULTATION_MODES : [filters.mode];
  return (
    <>
      <p className={styles.count}>
        <strong>{countText(results.length)}</strong>
        <span className="soft">
          {' '}
          Times are in {zoneName(zone)}, where you are. Nobody can pay for a place in this list.
        </span>
      </p>
      <ol className={styles.list}>
        {results.slice(0, shown).map((result, place) => (
          <li key={result.visitType.id} className={styles.entry}>
            <ResultCard
              result={result}
              mode={filters.mode}
              part={filters.part}
              forOther={filters.forOther}
              why={whyThisOrder(result, filters, place)}
              zone={zone}
              wait={
                <WaitOffer
                  whom={{ specialistId: result.specialist.specialistId }}
                  name={result.specialist.name}
                  modes={modes}
                  span={span}
                />
              }
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** With a day chosen, somebody who has no opening on it is no answer. */
function offered(results: SpecialistOpenings[], filters: SearchFilters): SpecialistOpenings[] {
  return filters.when === 'soon' ? results : results.filter((result) => result.openings.length > 0);
}

function countText(count: number): string {
  return count === 1 ? '1 specialist.' : `${count} specialists.`;
}
