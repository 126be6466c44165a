import { now } from '@telehealth/contracts/clock';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useSearchParams } from '@telehealth/contracts/router';
import { useServerClock } from '@telehealth/data/clock/server-time';
import { useNow } from '@telehealth/data/clock/use-now';
import { useOpenSlots } from '@telehealth/data/slots/slot.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup, type ChipOption } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Fragment, useMemo, useState } from 'react';
import { useKeepReason } from '../../handover/use-keep-reason';
import { useViewerZone } from '../../openings/use-viewer-zone';
import { ZoneChoice } from '../../openings/zone-choice';
import { type SearchFilters, toFilters, toSearch, type View } from '../../search-address/search-filters';
import { FilterPanel } from './filter-panel';
import { LateFreeTodayMap } from './free-today/late-free-today';
import { NeedBox } from './need/need-box';
import { NO_SUGGESTIONS, type Suggestion } from './need/suggestion';
import { toSearchRequest } from './search-request';
import { offeredOf, SearchResults } from './search-results';
import styles from './specialist-search.module.css';
import { toSlotFilters } from './to-slot-filters';

const SHOWN_AS: readonly ChipOption<View>[] = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map of free today' },
];

export function SpecialistSearch() {
  useKeepReason();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => toFilters(query), [query]);
  const [isOpen, setOpen] = useState(false);
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  const change = (changes: Partial<SearchFilters>) => {
    setQuery(toQuery({ ...filters, ...changes }), { replace: true, preventScrollReset: true });
  };
  const narrowed = Object.values(toSearch({ ...filters, sort: 'soonest', view: 'list', forOther: false })).filter(
    Boolean,
  ).length;
  return (
    <>
      <NeedBox filters={filters} onChange={change} onSuggest={setSuggestions} />
      {filters.forOther && <ForOther />}
      <div className={styles.search}>
        <div className={styles.bar}>
          <Button variant="line" className={styles.toggle} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {narrowed === 0 ? 'Filters' : `Filters (${narrowed})`}
          </Button>
          <ChipGroup
            type="radio"
            legend="Show as"
            hideLegend
            name="view"
            options={SHOWN_AS}
            value={filters.view}
            onChange={(view) => change({ view })}
          />
        </div>
        {/* Drawn once: two groups of radio buttons with one name would undo each other. */}
        <div className={styles.filters}>{!isOpen && <FilterPanel filters={filters} onChange={change} />}</div>
        {isOpen && <FilterSheet filters={filters} onChange={change} onClose={() => setOpen(false)} />}
        <div className={styles.results}>
          <Found filters={filters} suggestions={suggestions} onChange={change} />
        </div>
      </div>
    </>
  );
}

/** The filters on a phone, with the number of what they leave. */
function FilterSheet({ filters, onChange, onClose }: ViewProps & { onClose: () => void }) {
  return (
    <Dialog open title="Filters" onClose={onClose} actions={<ShowFound filters={filters} onPress={onClose} />}>
      <FilterPanel filters={filters} onChange={onChange} />
    </Dialog>
  );
}

function ShowFound({ filters, onPress }: { filters: SearchFilters; onPress: () => void }) {
  const { query, isPast } = useSearch(filters);
  const count = query.data && offeredOf(query.data, filters).length;
  const isWaiting = count === undefined && query.status === 'pending' && !isPast;
  return (
    <Button busy={isWaiting} busyLabel="Looking" onClick={onPress}>
      {count === undefined ? 'Show what was found' : count === 0 ? 'Nobody matches: see what would' : `Show ${count}`}
    </Button>
  );
}

function toQuery(wishes: SearchFilters): URLSearchParams {
  const search = Object.entries(toSearch(wishes));
  return new URLSearchParams(search.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

function ForOther() {
  return (
    <Notice title="For someone you care for">
      Choose a time. When you book it you say who it is for; the specialist sees that with the visit.
    </Notice>
  );
}

interface ViewProps {
  filters: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
}

interface FoundProps extends ViewProps {
  suggestions: readonly Suggestion[];
}

/** Remounted when the zone changes, because the days change too. */
function Found(props: FoundProps) {
  const zone = useViewerZone();
  return (
    <>
      <ZoneChoice />
      <Fragment key={zone}>{props.filters.view === 'map' ? <FreeToday {...props} /> : <Results {...props} />}</Fragment>
    </>
  );
}

function useSearch(filters: SearchFilters) {
  const today = dayKey(useNow(), viewerTimeZone());
  const asked = useMemo(() => toSearchRequest(filters, now()), [filters, today]);
  // A past day makes no request, so no answer would tell whether this device's clock is right.
  const { isKnown } = useServerClock({ once: true, enabled: asked === null });
  return {
    isPast: asked === null && isKnown,
    query: useOpenSlots(asked?.filters ?? {}, asked?.span, { enabled: asked !== null }),
  };
}

function Results({ filters, suggestions, onChange }: FoundProps) {
  return <SearchResults {...useSearch(filters)} filters={filters} suggestions={suggestions} onChange={onChange} />;
}

function FreeToday({ filters, onChange }: ViewProps) {
  return (
    <LateFreeTodayMap
      query={useSearch(filters).query}
      isNarrowed={Object.keys(toSlotFilters({ ...filters, province: '' })).length > 0}
      onChoose={(province) => onChange({ province: province ?? '', when: 'today', day: '', view: 'list' })}
      onLater={() => onChange({ when: 'soon', day: '', view: 'list' })}
    />
  );
}
