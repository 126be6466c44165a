import '@telehealth/contracts/words-at-hand';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { pathTo } from '@telehealth/contracts/routes';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { visitOutcomeKeys } from '../data/visits/visit-outcome.queries';
import { ConsultationList } from '../features/consultations/consultation-list';

/** Notifications of a plan, message or prescription refetch these. */
const STALE_ON_NEWS = [visitOutcomeKeys.all];

export default function ConsultationsPage() {
  const { Your, isOwn } = useSubjectWords();
  const live = useAppointmentsLive();
  useNotificationsLive(STALE_ON_NEWS);
  const query = useMyAppointments({ pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS });
  return (
    <Page>
      <PageHeading
        lead="Every visit with why you came, what was decided, and what is still to do."
        actions={
          <LinkButton to={pathTo('public.myPrescriptions')} variant="line">
            {isOwn ? 'My' : Your} prescriptions
          </LinkButton>
        }
      >
        Consultations
      </PageHeading>
      <LiveNotice state={live} />
      <QueryPanel query={query} skeleton={<SkeletonCards count={3} />} safe={`${Your} visits are safe.`}>
        {(appointments) => <ConsultationList appointments={appointments} />}
      </QueryPanel>
    </Page>
  );
}
