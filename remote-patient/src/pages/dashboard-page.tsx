import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import * as icons from '@telehealth/ui/parts/icons';
import '@telehealth/contracts/words';
import { useOpenDangers } from '@telehealth/care/safety/use-open-dangers';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { MailNotice } from '@telehealth/care/visits/mail-notice';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import { useCurrentUser } from '@telehealth/contracts/session';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { useNow } from '@telehealth/data/clock/use-now';
import { useActorMay } from '@telehealth/data/people/use-actor-may';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { firstNameOf, greetingAt } from '../features/overview/greeting';
import { OpenDangers } from '../features/overview/open-dangers';
import { OverviewSkeleton } from '../features/overview/overview-skeleton';
import { type DangerAbove, PatientOverview } from '../features/overview/patient-overview';

/** To who may not see the visits; what else they may see stands there all the same. */
const NO_VISITS: BackendQuery<Appointment[]> = {
  status: 'success',
  data: [],
  error: null,
  isFetching: false,
  refetch: () => undefined,
};

function dangerAbove({ data }: ReturnType<typeof useOpenDangers>): DangerAbove {
  if (data === undefined) return 'unknown';
  return data.open.length > 0 ? 'open' : 'none';
}

export default function DashboardPage() {
  const { Your } = useSubjectWords();
  const user = useCurrentUser();
  const subject = useSubjectWords();
  const greeting = greetingAt(useNow(60_000), viewerTimeZone());
  const live = useAppointmentsLive();
  const may = useActorMay();
  const pollMs = live === 'reconnecting' && POLL_WITHOUT_LIVE_MS;
  const query = useMyAppointments({ pollMs, enabled: may('book') });
  const dangers = useOpenDangers({ enabled: may('records') });
  return (
    <Page>
      {subject.isOwn ? (
        <PageHeading>{user ? `${greeting}, ${firstNameOf(user.name)}` : greeting}</PageHeading>
      ) : (
        <PageHeading
          actions={
            may('book') && (
              <LinkButton to={pathTo('findSpecialist')} icon={icons.calendar}>
                Book for {subject.you}
              </LinkButton>
            )
          }
        >
          {subject.your} day
        </PageHeading>
      )}
      {may('records') && <OpenDangers query={dangers} appointments={query.data ?? []} />}
      <LiveNotice state={live} />
      <MailNotice />
      <QueryPanel
        query={may('book') ? query : NO_VISITS}
        skeleton={<OverviewSkeleton />}
        safe={`${Your} visits are safe.`}
      >
        {(appointments) =>
          // Danger signs stand first from the start, so that they do not push down what the patient already reads.
          may('records') && dangers.status === 'pending' ? (
            <OverviewSkeleton />
          ) : (
            <PatientOverview appointments={appointments} danger={may('records') ? dangerAbove(dangers) : 'none'} />
          )
        }
      </QueryPanel>
    </Page>
  );
}
