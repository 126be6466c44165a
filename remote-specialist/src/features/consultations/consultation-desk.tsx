import { useSearchParams } from '@telehealth/contracts/router';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { ConsultationPage } from '@telehealth/data/consultations/consultation.queries';
import { Tabs } from '@telehealth/ui/parts/tabs';
import { useMemo } from 'react';
import { type ToSign, toSignQueue } from '../../visits/sign-queue';
import { AllVisits } from './all-visits';
import { isOpenRenewal } from './day-totals';
import type { Booked, DeskFacts } from './desk-facts';
import { RenewalsCard } from './renewals-card';
import { SignQueueCard } from './sign-queue-card';
import { TodayVisits } from './today-visits';
import { ZeroScreen } from './zero-screen';

interface ConsultationDeskProps extends Omit<DeskFacts, 'visits'> {
  page: ConsultationPage;
}

const TABS = ['sign', 'today', 'renewals', 'all'] as const;

/** Notes to sign, decisions to make, and every visit by its state. The URL holds the open part. */
export function ConsultationDesk({ page, notes, renewals, now }: ConsultationDeskProps) {
  const { visits } = page;
  const [search, setSearch] = useSearchParams();
  const { data } = useMyAppointments();
  const booked: Booked = useMemo(() => new Map(data?.map((visit) => [visit.id, visit])), [data]);
  const queue = toSignQueue(visits, notes, now);
  const today = { visits, booked, now };
  const items = [
    {
      id: 'sign',
      label: 'To sign',
      count: queue.length,
      content: <ToSignPart {...{ queue, booked }} facts={{ visits, notes, renewals, now }} />,
    },
    { id: 'today', label: 'Today', content: <TodayVisits {...today} /> },
    {
      id: 'renewals',
      label: 'Renewals',
      count: renewals.filter(isOpenRenewal).length,
      content: <RenewalsCard renewals={renewals} now={now} />,
    },
    { id: 'all', label: 'All visits', content: <AllVisits page={page} booked={booked} now={now} /> },
  ];
  return (
    <Tabs
      label="Consultations"
      items={items}
      selected={TABS.find((tab) => tab === search.get('show')) ?? 'sign'}
      onSelect={(tab) => setSearch(tab === 'sign' ? {} : { show: tab }, { replace: true })}
    />
  );
}

function ToSignPart({ queue, booked, facts }: { queue: readonly ToSign[]; booked: Booked; facts: DeskFacts }) {
  if (queue.length > 0) return <SignQueueCard queue={queue} booked={booked} now={facts.now} />;
  return <ZeroScreen {...facts} />;
}
