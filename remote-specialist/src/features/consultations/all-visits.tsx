import { MOST_CONSULTATIONS } from '@telehealth/data/consultations/consultation.queries';
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
  visits: readonly Consultation[];
  booked: Booked;
  now: Date;
}

const PART = 40;

/** Every visit by its state, newest first; as many as fit a glance, then more on request. */
export function AllVisits({ visits, booked, now }: AllVisitsProps) {
  const [filter, setFilter] = useState<StateFilter>('all');
  const [shown, setShown] = useState(PART);
  if (visits.length === 0) {
    return (
      <EmptyState title="No visit yet">
        Visits that are booked with you, and those you stand in for, are kept here.
      </EmptyState>
    );
  }
  const found = visits.filter((visit) => filter === 'all' || stateOf(visit, now).filter === filter);
  const countOf = (state: StateFilter) =>
    state === 'all' ? visits.length : visits.filter((visit) => stateOf(visit, now).filter === state).length;
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
        options={STATE_FILTERS.map((option) => ({ ...option, note: String(countOf(option.value)) }))}
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
      {visits.length >= MOST_CONSULTATIONS && (
        <p className="small soft">
          These are your newest {MOST_CONSULTATIONS} visits. Older ones are in your appointments.
        </p>
      )}
    </Stack>
  );
}
