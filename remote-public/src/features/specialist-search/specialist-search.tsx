import { useSearchParams } from '@telehealth/contracts/router';
import { useOpenSlots } from '@telehealth/data/slots/slot.queries';
import { Button } from '@telehealth/ui/parts/button';
import { useMemo, useState } from 'react';
import { useKeepReason } from '../../carried/use-keep-reason';
import { type SearchFilters, toFilters, toSearch } from '../../search-address/search-filters';
import { FilterPanel } from './filter-panel';
import { SearchResults } from './search-results';
import styles from './specialist-search.module.css';
import { toSlotFilters } from './to-slot-filters';
import { toSlotWindow } from './to-slot-window';

const OPENINGS_PER_CARD = 3;

export function SpecialistSearch() {
  useKeepReason();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => toFilters(query), [query]);
  const [isOpen, setOpen] = useState(false);
  const change = (changes: Partial<SearchFilters>) => {
    const search = toSearch({ ...filters, ...changes });
    const kept = Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== undefined);
    setQuery(new URLSearchParams(kept), { replace: true, preventScrollReset: true });
  };
  const narrowed = Object.values(toSearch({ ...filters, sort: 'soonest' })).filter(Boolean).length;
  return (
    <div className={styles.search}>
      <div className={styles.toggle}>
        <Button variant="line" aria-expanded={isOpen} aria-controls="filters" onClick={() => setOpen(!isOpen)}>
          {narrowed === 0 ? 'Filters' : `Filters (${narrowed})`}
        </Button>
      </div>
      <div id="filters" className={styles.filters} data-open={isOpen}>
        <FilterPanel filters={filters} onChange={change} />
      </div>
      <Results filters={filters} onChange={change} />
    </div>
  );
}

function Results({
  filters,
  onChange,
}: {
  filters: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
}) {
  // The span is fixed when the wishes change, so that a render does not ask for a new one.
  const span = useMemo(() => toSlotWindow(filters, new Date()), [filters]);
  const found = useOpenSlots(
    toSlotFilters(filters),
    { from: span?.from, to: span?.to, perVisitType: OPENINGS_PER_CARD },
    { enabled: span !== null },
  );
  return <SearchResults query={found} isPast={span === null} filters={filters} onChange={onChange} />;
}
