import * as icons from '@telehealth/ui/parts/icons';
import '@telehealth/contracts/words-at-hand';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { pathTo } from '@telehealth/contracts/routes';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { AppointmentGroups } from '../features/appointments/appointment-groups';

export default function AppointmentsPage() {
  const { Your } = useSubjectWords();
  const live = useAppointmentsLive();
  const query = useMyAppointments({ pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS });
  return (
    <Page>
      <PageHeading
        actions={
          <LinkButton to={pathTo('findSpecialist')} variant="line" icon={icons.search}>
            Book another visit
          </LinkButton>
        }
      >
        Appointments
      </PageHeading>
      <LiveNotice state={live} />
      <QueryPanel query={query} skeleton={<SkeletonCards count={3} />} safe={`${Your} visits are safe.`}>
        {(appointments) => <AppointmentGroups appointments={appointments} />}
      </QueryPanel>
    </Page>
  );
}
