import '@telehealth/contracts/words';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useMyConsultations, useOpenNotes } from '@telehealth/data/consultations/consultation.queries';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { askedRenewalKeys, useAskedRenewals } from '../data/prescribing/asked-renewal.queries';
import { ConsultationDesk } from '../features/consultations/consultation-desk';
import { joinQueries } from '../features/consultations/join-queries';
import { NotesToFinish } from '../features/consultations/notes-to-finish';
import { WhilePractising } from '../practice/while-practising';
import { toSignQueue } from '../visits/sign-queue';

/** A renewal request comes as a notification. */
const STALE_ON_NEWS = [askedRenewalKeys.all];

export default function ConsultationsPage() {
  const { now } = useServerNow(30_000);
  const live = useAppointmentsLive();
  useNotificationsLive(STALE_ON_NEWS);
  const visits = useMyConsultations({ pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS });
  const notes = useOpenNotes();
  const renewals = useAskedRenewals();
  const zone = viewerTimeZone();
  const waiting = visits.data && notes.data && toSignQueue(visits.data.visits, notes.data, now).length;
  return (
    <Page>
      <PageHeading lead={`${formatMoment(now, zone)}. ${leadOf(waiting)}`}>Consultations</PageHeading>
      <LiveNotice state={live} />
      <WhilePractising closed={<NotesToFinish />}>
        <QueryPanel
          query={joinQueries(visits, notes, renewals)}
          skeleton={<SkeletonCards count={3} />}
          safe="Your visits, notes and drafts are safe."
        >
          {([page, noteList, renewalList]) => (
            <ConsultationDesk page={page} notes={noteList} renewals={renewalList} now={now} />
          )}
        </QueryPanel>
      </WhilePractising>
    </Page>
  );
}

function leadOf(waiting: number | undefined): string {
  if (waiting === undefined) return '';
  if (waiting === 0) return 'No notes to sign.';
  return waiting === 1 ? 'One note to sign.' : `${waiting} notes to sign.`;
}
