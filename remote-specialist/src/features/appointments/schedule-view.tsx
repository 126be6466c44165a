import { FurtherVisits, visitCount } from '@telehealth/care/visits/further-visits';
import { useSearchParams } from '@telehealth/contracts/router';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { APPOINTMENT_GROUPS, type AppointmentGroup } from '@telehealth/data/appointments/group-appointments';
import { useGroupedAppointments } from '@telehealth/data/appointments/use-grouped-appointments';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Stack } from '@telehealth/ui/layout/stack';
import { Tabs } from '@telehealth/ui/parts/tabs';
import { type ReactNode, useMemo, useState } from 'react';
import { ArrivalAnnouncer } from '../../visits/arrival-announcer';
import { toVisits } from '../../visits/specialist-days';
import { useArrivals } from '../../visits/use-arrivals';
import { StepDialog } from './step-dialog';
import { VisitDayList, type VisitStep } from './visit-day-list';

const GROUP_LABELS: Record<AppointmentGroup, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' };
const EMPTY: Record<AppointmentGroup, ReactNode> = {
  upcoming: (
    <EmptyState title="No visit booked yet">
      When a patient books, the visit appears here by itself; you do not need to reload.
    </EmptyState>
  ),
  past: <EmptyState title="No visits yet">Visits that took place are kept here.</EmptyState>,
  cancelled: (
    <EmptyState title="Nothing cancelled">Cancelled visits are kept here, with who cancelled them and why.</EmptyState>
  ),
};

/** The specialist's visits by day in three groups; the URL holds the open one. */
export function ScheduleView({ appointments }: { appointments: Appointment[] }) {
  const { now } = useServerNow(15_000);
  const [search, setSearch] = useSearchParams();
  const [step, setStep] = useState<VisitStep | null>(null);
  const arrivals = useArrivals(appointments);
  const arrivedIds = useMemo(() => new Set(arrivals.map(({ id }) => id)), [arrivals]);
  const { groups: all, further } = useGroupedAppointments(appointments, now);
  const groups = { upcoming: toVisits(all.upcoming), past: toVisits(all.past), cancelled: toVisits(all.cancelled) };
  const items = APPOINTMENT_GROUPS.map((group) => ({
    id: group,
    label: GROUP_LABELS[group],
    count: visitCount(groups[group], further[group]),
    content:
      groups[group].length === 0 && !further[group].hasMore ? (
        EMPTY[group]
      ) : (
        <Stack>
          <VisitDayList visits={groups[group]} now={now} arrivedIds={arrivedIds} onStep={setStep} />
          <FurtherVisits group={group} further={further[group]} />
        </Stack>
      ),
  }));
  return (
    <>
      <Tabs
        label="Visits"
        items={items}
        selected={APPOINTMENT_GROUPS.find((group) => group === search.get('show')) ?? 'upcoming'}
        onSelect={(group) => setSearch(group === 'upcoming' ? {} : { show: group }, { replace: true })}
      />
      <ArrivalAnnouncer arrivals={arrivals} />
      {step && <StepDialog {...step} onClose={() => setStep(null)} />}
    </>
  );
}
