import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { now } from '@telehealth/contracts/clock';
import { SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { type CountedSearch, useSlotCounts } from '@telehealth/data/slots/slot.queries';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Button } from '@telehealth/ui/parts/button';
import { useMemo } from 'react';
import { NO_FILTERS, type SearchFilters } from '../../search-address/search-filters';
import { WaitOffer } from '../../waiting-line/wait-offer';
import { waitingEnd } from '../../waiting-line/waiting-end';
import { type Relaxation, relaxFilters } from './relax-filters';
import styles from './specialist-search.module.css';
import { toSlotFilters } from './to-slot-filters';
import { toSlotWindow } from './to-slot-window';

interface NothingFoundProps {
  title: string;
  filters: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
}

/** No results: offers filters to drop with the number of results each, or the waiting list. */
export function NothingFound({ title, filters, onChange }: NothingFoundProps) {
  const wishes = useMemo(() => relaxFilters(filters), [filters]);
  const ways = useMemo(() => {
    const present = now();
    // A past day stays past, whatever else is dropped.
    return wishes.filter(({ change }) => toSlotWindow({ ...filters, ...change }, present) !== null);
  }, [filters, wishes]);
  const counts = useSlotCounts(useMemo(() => toSearches(filters, ways), [filters, ways])).data;
  // Options without results are hidden; until the counts are known, all are shown.
  const open = ways.map((way, index) => ({ ...way, count: counts?.[index] })).filter(({ count }) => count !== 0);
  return (
    <div className={styles.results}>
      <EmptyState
        title={title}
        action={
          <div className={styles.relax}>
            {open.map((way) => (
              <Button key={way.label} variant="line" onClick={() => onChange(way.change)}>
                {countedText(way)}
              </Button>
            ))}
            {wishes.length > 1 && (
              <Button variant="quiet" onClick={() => onChange({ ...NO_FILTERS, sort: filters.sort })}>
                Clear all filters
              </Button>
            )}
          </div>
        }
      >
        {explain(ways, open)}
      </EmptyState>
      {filters.when === 'today' && (
        <p>
          If it cannot wait, go to a clinic or hospital near you, or call 112.{' '}
          <Link to={pathTo('emergencyCare')} reloadDocument>
            Whom to call
          </Link>
        </p>
      )}
      <WaitInstead filters={filters} />
    </div>
  );
}

function countedText({ label, says, count }: Relaxation & { count: number | undefined }): string {
  if (count === undefined) return label;
  return says?.(count) ?? `${label}: ${count} found`;
}

function explain(ways: readonly Relaxation[], open: readonly Relaxation[]): string {
  if (ways.length === 0) return 'No specialist has an opening in the next 14 days. New times open every day.';
  if (open.some(({ says }) => says !== undefined)) return 'You can go on here:';
  return open.length > 0 ? 'Remove a filter:' : 'Removing one filter is not enough to find somebody.';
}

function toSearches(filters: SearchFilters, ways: readonly Relaxation[]): CountedSearch[] {
  const present = now();
  return ways.flatMap(({ change }) => {
    const wished = { ...filters, ...change };
    const span = toSlotWindow(wished, present);
    return span === null ? [] : [{ filters: toSlotFilters(wished), ...span, onlyOpen: wished.when !== 'soon' }];
  });
}

function WaitInstead({ filters }: { filters: SearchFilters }) {
  const span = useMemo(() => {
    const from = now();
    const day = filters.when === 'soon' ? null : toSlotWindow(filters, from);
    return { from: day?.from ?? from, until: day?.to ?? waitingEnd(from) };
  }, [filters]);
  if (filters.specialty === '') return null;
  const { language, maxPrice, insurance, gender, province, part } = filters;
  const isNarrower = Boolean(language || maxPrice || insurance || gender || province || part);
  return (
    <WaitOffer
      whom={{ specialty: filters.specialty }}
      name={SPECIALTY_LABELS[filters.specialty].toLowerCase()}
      modes={filters.mode === '' ? CONSULTATION_MODES : [filters.mode]}
      span={span}
      counts={
        isNarrower
          ? 'The waiting list goes by the specialty, how you meet and the days, not by your other filters.'
          : ''
      }
    />
  );
}
