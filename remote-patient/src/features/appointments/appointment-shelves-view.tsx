import { pathTo } from '@telehealth/contracts';
import { useSearchParams } from '@telehealth/contracts/router';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { type Shelf, toShelves } from '@telehealth/data/appointments/appointment-shelves';
import { type ServerNow, useServerNow } from '@telehealth/data/clock/use-server-now';
import { useMyWaitlist } from '@telehealth/data/waitlist/waitlist.queries';
import type { WaitingPlace } from '@telehealth/data/waitlist/waitlist.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Tabs } from '@telehealth/ui/parts/tabs';
import { CancelVisitDialog } from '@telehealth/visits/cancel-visit-dialog';
import { placeFor } from '@telehealth/visits/earlier-time';
import { MoveVisitDialog } from '@telehealth/visits/move-visit-dialog';
import { type ReactNode, useState } from 'react';
import { visitActionsOf } from './visit-actions';
import { VisitCard } from './visit-card';
import styles from './visit-card.module.css';

const SHELF_LABELS: Record<Shelf, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' };
const OFFERS_AWAY = 'Whether an earlier time is offered to you cannot be shown';
const SHELVES = ['upcoming', 'past', 'cancelled'] as const satisfies readonly Shelf[];

const FIND = (
  <LinkButton to={pathTo('findSpecialist')} icon="search">
    Find a specialist
  </LinkButton>
);
const EMPTY: Record<Shelf, ReactNode> = {
  upcoming: (
    <EmptyState title="No visit planned" action={FIND}>
      Visits you book appear here, with everything you need before they start.
    </EmptyState>
  ),
  past: <EmptyState title="No visits yet">Visits that took place are kept here.</EmptyState>,
  cancelled: (
    <EmptyState title="Nothing cancelled">
      Visits that were called off, and times that ran out before booking, are kept here.
    </EmptyState>
  ),
};

/** The patient's visits on three shelves; which one is open lives in the address. */
export function AppointmentShelvesView({ appointments }: { appointments: Appointment[] }) {
  const clock = useServerNow(10_000);
  const places = useMyWaitlist();
  const [search, setSearch] = useSearchParams();
  const [cancelling, setCancelling] = useState<Appointment | null>(null);
  const [moving, setMoving] = useState<Appointment | null>(null);
  const shelves = toShelves(appointments, clock.now);
  const items = SHELVES.map((shelf) => ({
    id: shelf,
    label: SHELF_LABELS[shelf],
    count: shelves[shelf].length,
    content:
      shelves[shelf].length === 0 ? (
        EMPTY[shelf]
      ) : (
        <VisitList
          appointments={shelves[shelf]}
          clock={clock}
          places={places.data}
          onCancel={setCancelling}
          onMove={setMoving}
        />
      ),
  }));
  const open = SHELVES.find((shelf) => shelf === search.get('show')) ?? 'upcoming';
  return (
    <>
      {places.error && (
        <RetryNotice title={OFFERS_AWAY} onRetry={places.refetch} busy={places.isFetching}>
          Your visits are as shown.
        </RetryNotice>
      )}
      <Tabs
        label="Visits"
        items={items}
        selected={open}
        onSelect={(shelf) => setSearch(shelf === 'upcoming' ? {} : { show: shelf }, { replace: true })}
      />
      {cancelling && <CancelVisitDialog visit={cancelling} onClose={() => setCancelling(null)} />}
      {moving && <MoveVisitDialog visit={moving} onClose={() => setMoving(null)} />}
    </>
  );
}

interface VisitListProps {
  appointments: Appointment[];
  clock: ServerNow;
  places: readonly WaitingPlace[] | undefined;
  onCancel: (appointment: Appointment) => void;
  onMove: (appointment: Appointment) => void;
}

function VisitList({ appointments, clock, places, onCancel, onMove }: VisitListProps) {
  const firstStep = appointments.find((appointment) => isStepDue(appointment, clock.now));
  return (
    <ul className={styles.list}>
      {appointments.map((appointment) => (
        <VisitCard
          key={appointment.id}
          appointment={appointment}
          clock={clock}
          isFirstStep={appointment === firstStep}
          place={placeFor(appointment, places)}
          onCancel={onCancel}
          onMove={onMove}
        />
      ))}
    </ul>
  );
}

function isStepDue(appointment: Appointment, now: Date): boolean {
  const [first] = visitActionsOf(appointment, now);
  return first === 'finishPaying' || first === 'continueBooking';
}
