import * as icons from '@telehealth/ui/parts/icons';
import '@telehealth/contracts/words-at-hand';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { pathTo } from '@telehealth/contracts/routes';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { visitOutcomeKeys } from '../data/visits/visit-outcome.queries';
import { ThreadList } from '../features/messages/thread-list';

/** Notifications of a message refetch these. */
const STALE_ON_NEWS = [visitOutcomeKeys.all];

export default function MessagesPage() {
  const { Your } = useSubjectWords();
  const live = useAppointmentsLive();
  useNotificationsLive(STALE_ON_NEWS);
  const query = useMyAppointments({ pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS });
  return (
    <Page>
      <PageHeading
        lead="What waits for an answer comes first."
        actions={
          <LinkButton to={pathTo('contact')} variant="line" icon={icons.phone}>
            Ask the help desk
          </LinkButton>
        }
      >
        Messages
      </PageHeading>
      <LiveNotice state={live} />
      <QueryPanel query={query} skeleton={<SkeletonRows count={4} />} safe={`${Your} messages are kept.`}>
        {(appointments) => <ThreadList appointments={appointments} />}
      </QueryPanel>
    </Page>
  );
}
