import '@telehealth/contracts/words';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { useAppointmentsLive } from '@telehealth/data/appointments/appointment.live';
import { LookScreenContext } from '@telehealth/data/chart/look-screen';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { spanText } from '@telehealth/ui/parts/span-text';
import { correctionKeys } from '../data/chart/corrections.queries';
import { STALE_WITH_WORK, useOpenLoops } from '../data/open-loops/open-loop.queries';
import { isMine, type OpenLoop } from '../data/open-loops/open-loop.schema';
import { askedRenewalKeys } from '../data/prescribing/asked-renewal.queries';
import { Inbox } from '../features/inbox/inbox';
import { WhilePractising } from '../practice/while-practising';

/** Messages, renewals, corrections and answers come as notifications. */
const STALE_ON_NEWS = [...STALE_WITH_WORK, askedRenewalKeys.all, correctionKeys.all];

/** Everything that waits for the signed-in specialist, in one list. */
export default function InboxPage() {
  const { now } = useServerNow(30_000);
  const live = useAppointmentsLive();
  useNotificationsLive(STALE_ON_NEWS);
  const query = useOpenLoops();
  return (
    <Page>
      <PageHeading lead={query.data && leadOf(query.data, now)}>Inbox</PageHeading>
      <LiveNotice state={live} />
      <WhilePractising>
        <QueryPanel query={query} skeleton={<SkeletonCards count={2} />} safe="Nothing that waits is lost.">
          {(loops) => (
            <LookScreenContext value="chart">
              <Inbox loops={loops} now={now} />
            </LookScreenContext>
          )}
        </QueryPanel>
      </WhilePractising>
    </Page>
  );
}

/** Nothing where nothing waits: whether that is so, or the practice is closed, stands below. */
function leadOf(loops: readonly OpenLoop[], now: Date): string | undefined {
  if (loops.length === 0) return undefined;
  const mine = loops.filter(isMine);
  const others = loops.length - mine.length;
  const elsewhere = others === 0 ? '' : ` ${others} with a colleague.`;
  if (mine.length === 0) return `Nothing waits for you.${elsewhere}`;
  const oldest = now.getTime() - Math.min(...mine.map(({ since }) => since.getTime()));
  return `${mine.length} ${mine.length === 1 ? 'waits' : 'wait'} for you, the oldest for ${spanText(oldest)}.${elsewhere}`;
}
