import '@telehealth/contracts/words';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { MailNotice } from '@telehealth/care/visits/mail-notice';
import { formatDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { openLoopKeys } from '../data/open-loops/open-loop.queries';
import { OverviewSkeleton } from '../features/overview/overview-skeleton';
import { RegistrationCard } from '../features/overview/registration-card';
import { SpecialistOverview } from '../features/overview/specialist-overview';
import { toTodayHeading } from '../features/overview/today-heading';
import { WhilePractising } from '../practice/while-practising';
import { visitsOn } from '../visits/specialist-days';

/** Messages, renewals and answers come as notifications and may open or close a task. */
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
