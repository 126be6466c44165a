import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import '@telehealth/contracts/words';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { useMyAccessLog } from '@telehealth/data/access/access.queries';
import { PendingPlaceholder } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Split } from '@telehealth/ui/layout/stack';
import { useAccessLive } from '../data/access/access.live';
import { ActingCard } from '../features/access/acting-card';
import { EmergenciesCard } from '../features/access/emergencies-card';
import { Integrity } from '../features/access/integrity';
import { LinksCard } from '../features/access/links-card';
import { LogCard } from '../features/access/log-card';
import { Requests } from '../features/access/requests';
import { ViewersSection } from '../features/access/viewers-section';

export default function AccessManagerPage() {
  const { you } = useSubjectWords();
  const live = useAccessLive();
  const log = useMyAccessLog();
  return (
    <Page>
      <PageHeading
        lead={`Who can see ${you}, why, until when, and who looked.`}
        actions={
          log.data === undefined ? log.status === 'pending' && <PendingPlaceholder /> : <Integrity shown={log.data} />
        }
      >
        Access manager
      </PageHeading>
      <LiveNotice state={live} />
      <Requests />
      <ViewersSection live={live} />
      <LinksCard />
      <Split ratio="even">
        <ActingCard />
        <EmergenciesCard />
      </Split>
      <LogCard log={log} />
    </Page>
  );
}
