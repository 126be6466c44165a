import { FurtherVisits, visitCount } from '@telehealth/care/visits/further-visits';
import {
  type ConsultationPage,
  MOST_AHEAD,
  useOlderConsultations,
} from '@telehealth/data/consultations/consultation.queries';
import type { Consultation } from '@telehealth/data/consultations/consultation.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { STATE_FILTERS, type StateFilter, stateOf } from './consultation-state';
import type { Booked } from './desk-facts';
import { VisitRow } from './visit-row';

interface AllVisitsProps {
  page: ConsultationPage;
  booked: Booked;
  now: Date;
}

const PART = 20;

/** Every visit by its state, newest first; a short list, then more on request. */
export function AllVisits({ page, booked, now }: AllVisitsProps) {
  const older = useOlderConsultations(page.last);
  const visits = newestFirst([...page.visits, ...older.visits]);
  const [filter, setFilter] = useState<StateFilter>('all');
  const [shown, setShown] = useState(PART);
  if (visits.length === 0 && !older.hasMore) {
    return (
      <EmptyState title="No visit yet">
        Visits that are booked with you, and those you stand in for, are kept here.
      </EmptyState>
    );
  }
  const inState = (state: StateFilter) =>
    visits.filter((visit) => state === 'all' || stateOf(visit, now).filter === state);
  // Coming visits and those with an open note are all loaded; of the others there may be more.
  const countOf = (state: StateFilter) =>
    state === 'toSign' || state === 'now' || (state === 'ahead' && !page.isCutAhead)
      ? String(inState(state).length)
      : visitCount(inState(state), older);
  const found = inState(filter);
  const choose = (state: StateFilter) => {
    setFilter(state);
    setShown(PART);
  };
  return (
    <Stack>
      <ChipGroup
        type="radio"
        legend="Show visits by state"
        hideLegend
        options={STATE_FILTERS.map((option) => ({ ...option, note: countOf(option.value) }))}
        value={filter}
        onChange={choose}
      />
      <Card>
        {found.length === 0 ? (
          <p className="soft">No visit is in this state.</p>
        ) : (
          <RowList label="Visits">
            {found.slice(0, shown).map((visit) => (
              <VisitRow key={visit.id} visit={visit} booked={booked.get(visit.appointmentId)} now={now} />
            ))}
          </RowList>
        )}
      </Card>
      {shown < found.length && (
        <Cluster>
          <Button variant="line" onClick={() => setShown(shown + PART)}>
            Show {Math.min(PART, found.length - shown)} more
          </Button>
        </Cluster>
      )}
      {shown >= found.length && <FurtherVisits group="past" further={older} />}
      {page.isCutAhead && (
        <p className="small soft">
          Of the visits ahead these are the next {MOST_AHEAD}. Those after them are in your appointments.
        </p>
      )}
    </Stack>
  );
}

/** Removes duplicates: a visit that needs a note comes with the first page and again with its own. */
function newestFirst(visits: readonly Consultation[]): Consultation[] {
  const known = new Map(visits.map((visit) => [visit.id, visit]));
  return [...known.values()].sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime());
}
