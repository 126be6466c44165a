import '@telehealth/contracts/words';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { useSearchParams } from '@telehealth/contracts/router';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { useMyPractice } from '@telehealth/data/practice/practice.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { type CalendarSpan, CalendarView } from '../features/appointments/calendar/calendar-view';
import { ScheduleView } from '../features/appointments/schedule-view';
import { WhilePractising } from '../practice/while-practising';

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** The same visits as a grouped list or a calendar; the URL holds which. */
export default function AppointmentsPage() {
  const live = useAppointmentsLive();
  const pollMs = live === 'reconnecting' && POLL_WITHOUT_LIVE_MS;
  const [search, setSearch] = useSearchParams();
  const view: View = VIEWS.find(({ value }) => value === search.get('view'))?.value ?? 'list';
  const choose = (next: View) => {
    const day = search.get('day');
    setSearch(next === 'list' ? {} : { view: next, ...(day !== null && { day }) }, { replace: true });
  };
  return (
    <Page>
      <PageHeading
        lead="New bookings and cancellations appear by themselves."
        actions={<ChipGroup type="radio" legend="Show as" hideLegend options={VIEWS} value={view} onChange={choose} />}
      >
        Appointments
      </PageHeading>
      <LiveNotice state={live} />
      <WhilePractising>
        {view === 'list' ? <VisitList pollMs={pollMs} /> : <Calendar span={view} pollMs={pollMs} />}
      </WhilePractising>
    </Page>
  );
}

function VisitList({ pollMs }: { pollMs: number | false }) {
  const query = useMyAppointments({ pollMs });
  return (
    <QueryPanel query={query} skeleton={<SkeletonCards count={3} />} safe="Your visits are safe.">
      {(appointments) => <ScheduleView appointments={appointments} />}
    </QueryPanel>
  );
}

function Calendar({ span, pollMs }: { span: CalendarSpan; pollMs: number | false }) {
  const query = useMyPractice();
  return (
    <QueryPanel query={query} skeleton={<SkeletonCards count={2} />} safe="Your visits are safe.">
      {(practice) => <CalendarView practice={practice} span={span} pollMs={pollMs} />}
    </QueryPanel>
  );
}
