import '@telehealth/contracts/words-at-hand';
import { useParams } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useSpecialistPage } from '../data/specialists/specialist-page.queries';
import { AssistantButton } from '../features/assistant/assistant-button';
import { SpecialistView } from '../features/specialist-page/specialist-view';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** An unused id: an invalid id in the URL is answered like an unknown one. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

export default function SpecialistPage() {
  const { id = '' } = useParams();
  const query = useSpecialistPage(UUID.test(id) ? id : NOBODY);
  const specialist = query.data ?? null;
  return (
    <Page>
      {specialist === null && <PageHeading>A specialist</PageHeading>}
      <QueryPanel
        query={query}
        skeleton={<SkeletonRows count={6} />}
        isEmpty={(found) => found === null}
        empty={
          <EmptyState
            title="This specialist is not listed here"
            action={<LinkButton to={pathTo('findSpecialist')}>Find a specialist</LinkButton>}
          >
            The address may be wrong, or they no longer see patients through Sawubona. If you have booked a visit, you
            find it in your appointments.
          </EmptyState>
        }
      >
        {(found) => found !== null && <SpecialistView specialist={found} />}
      </QueryPanel>
      <AssistantButton />
    </Page>
  );
}
