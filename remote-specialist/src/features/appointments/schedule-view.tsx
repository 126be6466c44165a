import { useSearchParams } from '@telehealth/contracts/router';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { type Shelf, toShelves } from '@telehealth/data/appointments/appointment-shelves';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Tabs } from '@telehealth/ui/parts/tabs';
import { AnswerRequestDialog } from '@telehealth/visits/answer-request';
import { CancelVisitDialog } from '@telehealth/visits/cancel-visit-dialog';
import { MoveVisitDialog } from '@telehealth/visits/move-visit-dialog';
import { type ReactNode, useMemo, useState } from 'react';
import { ArrivalAnnouncer } from '../../visits/arrival-announcer';
import { toVisits } from '../../visits/specialist-days';
import { useArrivals } from '../../visits/use-arrivals';
import { VisitDayList, type VisitStep } from './visit-day-list';

const SHELVES = ['upcoming', 'past', 'cancelled'] as const satisfies readonly Shelf[];
const SHELF_LABELS: Record<Shelf, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' };
const EMPTY: Record<Shelf, ReactNode> = {
  upcoming: (
    <EmptyState title="No visit booked yet">
      When a patient books, the visit appears here by itself; you do not need to reload.
    </EmptyState>
  ),
  past: <EmptyState title="No visits yet">Visits that took place are kept here.</EmptyState>,
  cancelled: (
    <EmptyState title="Nothing cancelled">Visits that were called off, by whom and why, are kept here.</EmptyState>
  ),
};

/** The specialist's visits by day on three shelves; which one is open lives in the address. */
export function ScheduleView({ appointments }: { appointments: Appointment[] }) {
  const { now } = useServerNow(15_000);
  const [search, setSearch] = useSearchParams();
  const [step, setStep] = useState<VisitStep | null>(null);
  const arrivals = useArrivals(appointments);
  const arrivedIds = useMemo(() => new Set(arrivals.map(({ id }) => id)), [arrivals]);
  const shelves = toShelves(toVisits(appointments), now);
  const items = SHELVES.map((shelf) => ({
    id: shelf,
    label: SHELF_LABELS[shelf],
    count: shelves[shelf].length,
    content:
      shelves[shelf].length === 0 ? (
        EMPTY[shelf]
      ) : (
        <VisitDayList visits={shelves[shelf]} now={now} arrivedIds={arrivedIds} onStep={setStep} />
      ),
  }));
  return (
    <>
      <Tabs
        label="Visits"
        items={items}
        selected={SHELVES.find((shelf) => shelf === search.get('show')) ?? 'upcoming'}
        onSelect={(shelf) => setSearch(shelf === 'upcoming' ? {} : { show: shelf }, { replace: true })}
      />
      <ArrivalAnnouncer arrivals={arrivals} />
      {step && <StepDialog {...step} onClose={() => setStep(null)} />}
    </>
  );
}

const DIALOGS = { answer: AnswerRequestDialog, move: MoveVisitDialog, cancel: CancelVisitDialog };

function StepDialog({ way, visit, onClose }: VisitStep & { onClose: () => void }) {
  const StepOf = DIALOGS[way];
  return <StepOf visit={visit} onClose={onClose} />;
}
