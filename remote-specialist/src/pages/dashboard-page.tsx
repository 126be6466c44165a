import { formatDay, viewerTimeZone } from '@telehealth/contracts';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { openLoopKeys } from '@telehealth/data/open-loops/open-loop.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { LiveNotice } from '@telehealth/visits/live-notice';
import { MailNotice } from '@telehealth/visits/mail-notice';
import { OverviewSkeleton } from '../features/overview/overview-skeleton';
import { RegistrationCard } from '../features/overview/registration-card';
import { SpecialistOverview } from '../features/overview/specialist-overview';
import { toTodayHeading } from '../features/overview/today-heading';
import { WhilePractising } from '../practice/while-practising';
import { visitsOn } from '../visits/specialist-days';

/** A message, a renewal, an answer: each is told, and may open or close a loop. */
const STALE_ON_NEWS = [openLoopKeys.all];

export default function DashboardPage() {
  const { now } = useServerNow(15_000);
  const zone = viewerTimeZone();
  const live = useAppointmentsLive();
  useNotificationsLive(STALE_ON_NEWS);
  const query = useMyAppointments({ pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS });
  const heading = query.data ? toTodayHeading(visitsOn(now, query.data, zone), now, zone) : formatDay(now, zone);
  return (
    <Page>
      <PageHeading>{heading}</PageHeading>
      <LiveNotice state={live} />
      <MailNotice />
      <WhilePractising closed={<RegistrationCard />}>
        <QueryPanel query={query} skeleton={<OverviewSkeleton />} safe="Your visits are safe.">
          {(appointments) => <SpecialistOverview appointments={appointments} now={now} />}
        </QueryPanel>
      </WhilePractising>
    </Page>
  );
}
