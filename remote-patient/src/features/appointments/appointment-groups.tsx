import { CancelVisitDialog } from '@telehealth/care/visits/cancel-visit-dialog';
import { placeFor } from '@telehealth/care/visits/earlier-time';
import { FurtherVisits, visitCount } from '@telehealth/care/visits/further-visits';
import { MoveVisitDialog } from '@telehealth/care/visits/move-visit-dialog';
import { useSearchParams } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { APPOINTMENT_GROUPS, type AppointmentGroup } from '@telehealth/data/appointments/group-appointments';
import { useGroupedAppointments } from '@telehealth/data/appointments/use-grouped-appointments';
import { type ServerNow, useServerNow } from '@telehealth/data/clock/use-server-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useMyWaitlist } from '@telehealth/data/waitlist/waitlist.queries';
import type { WaitingPlace } from '@telehealth/data/waitlist/waitlist.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { Stack } from '@telehealth/ui/layout/stack';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Tabs } from '@telehealth/ui/parts/tabs';
import { type ReactNode, useState } from 'react';
import { ZoneLine } from '../../visits/zone-line';
import { visitActionsOf } from './visit-actions';
import { VisitCard } from './visit-card';
import styles from './visit-card.module.css';

const GROUP_LABELS: Record<AppointmentGroup, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' };
const OFFERS_AWAY = 'We cannot show whether an earlier time is offered to you';

const FIND = (
  <LinkButton to={pathTo('findSpecialist')} icon={icons.search}>
    Find a specialist
  </LinkButton>
);
const EMPTY: Record<AppointmentGroup, ReactNode> = {
  upcoming: (
    <EmptyState title="No visit planned" action={FIND}>
      Visits you book appear here, with everything you need before they start.
    </EmptyState>
  ),
  past: <EmptyState title="No visits yet">Visits that took place are kept here.</EmptyState>,
  cancelled: (
    <EmptyState title="Nothing cancelled">
      Cancelled visits, and times that ran out before booking, are kept here.
    </EmptyState>
  ),
};

/** The patient's visits in three groups; the URL holds the open one. */
export function AppointmentGroups({ appointments }: { appointments: Appointment[] }) {
  const { Your } = useSubjectWords();
  const clock = useServerNow(10_000);
  const places = useMyWaitlist();
  const [search, setSearch] = useSearchParams();
  const [cancelling, setCancelling] = useState<Appointment | null>(null);
  const [moving, setMoving] = useState<Appointment | null>(null);
  const { groups, further } = useGroupedAppointments(appointments, clock.now);
  const items = APPOINTMENT_GROUPS.map((group) => ({
    id: group,
    label: GROUP_LABELS[group],
    count: visitCount(groups[group], further[group]),
    content:
      groups[group].length === 0 ? (
        EMPTY[group]
      ) : (
        <Stack>
          <ZoneLine />
          <VisitList
            appointments={groups[group]}
            clock={clock}
            places={places.data}
            onCancel={setCancelling}
            onMove={setMoving}
          />
          <FurtherVisits group={group} further={further[group]} />
        </Stack>
      ),
  }));
  const open = APPOINTMENT_GROUPS.find((group) => group === search.get('show')) ?? 'upcoming';
  return (
    <>
      {places.error && (
        <RetryNotice title={OFFERS_AWAY} onRetry={places.refetch} busy={places.isFetching}>
          {Your} visits are as shown.
        </RetryNotice>
      )}
      <Tabs
        label="Visits"
        items={items}
        selected={open}
        onSelect={(group) => setSearch(group === 'upcoming' ? {} : { show: group }, { replace: true })}
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
