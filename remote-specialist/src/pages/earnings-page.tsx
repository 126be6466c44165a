import '@telehealth/contracts/words';
import { useSearchParams } from '@telehealth/contracts/router';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { useEarnings } from '../data/earnings/earnings.queries';
import { MonthView } from '../features/earnings/month-view';

/** Own money is shown also while the practice is closed. */
export default function EarningsPage() {
  const query = useEarnings(null);
  const [search, setSearch] = useSearchParams();
  return (
    <Page>
      <PageHeading lead="What patients paid you, what went back, and what is left for you.">Earnings</PageHeading>
      <QueryPanel query={query} skeleton={<SkeletonCards count={2} />} safe="No money was moved.">
        {(known) => (
          <MonthView
            known={known}
            month={search.get('month')}
            onMonth={(month) => setSearch({ month }, { replace: true })}
          />
        )}
      </QueryPanel>
    </Page>
  );
}
