import '@telehealth/contracts/words';
import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { PageComponent } from '@telehealth/contracts/shell';
import { usePublishedTerms } from '@telehealth/data/account/account.queries';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { PublishedText } from '@telehealth/ui/parts/published-text';

const ABOUT_TERMS = 'What you agree to when you use this service.';
const ABOUT_PRIVACY = 'What we keep about you, who may see it, and what you can do about it.';

/** Terms of use and privacy notice in the version in force. */
const PublishedTextPage: PageComponent = ({ row }) => {
  const query = usePublishedTerms(row.id === 'privacy' ? 'privacy' : 'terms');
  return (
    <Page>
      <PageHeading lead={row.id === 'privacy' ? ABOUT_PRIVACY : ABOUT_TERMS}>{row.title}</PageHeading>
      <QueryPanel
        query={query}
        skeleton={<SkeletonRows count={5} />}
        isEmpty={(found) => found === null}
        empty={<EmptyState title="No text has been published yet">Nothing can be agreed to before it is.</EmptyState>}
      >
        {(found) =>
          found !== null && (
            <Card as="div" padding="l">
              <p className="soft">
                Version {found.version}, published {formatDate(found.publishedAt, viewerTimeZone())}
              </p>
              <PublishedText body={found.body} />
            </Card>
          )
        }
      </QueryPanel>
    </Page>
  );
};

export default PublishedTextPage;
