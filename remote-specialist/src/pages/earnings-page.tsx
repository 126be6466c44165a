import '@telehealth/contracts/words';
import { useSearchParams } from '@telehealth/contracts/router';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Tabs } from '@telehealth/ui/parts/tabs';
import { useEarnings } from '../data/earnings/earnings.queries';
import { InvoicesView } from '../features/earnings/invoices-view';
import { MonthView } from '../features/earnings/month-view';

/** Own money is shown also while the practice is closed. */
export default function EarningsPage() {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') ?? 'earnings';
  const choose = (changed: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) next.set(name, value);
    setSearch(next, { replace: true });
  };
  const month = { month: search.get('month'), onMonth: (chosen: string) => choose({ month: chosen }) };
  return (
    <Page>
      <PageHeading lead="What patients paid you, what went back, and what is left for you.">Earnings</PageHeading>
      <Tabs
        label="Your money"
        selected={view}
        onSelect={(chosen) => choose({ view: chosen })}
        items={[
          { id: 'earnings', label: 'Earnings', content: <EarningsView {...month} /> },
          { id: 'invoices', label: 'Invoices', content: <InvoicesView {...month} /> },
        ]}
      />
    </Page>
  );
}

function EarningsView(props: { month: string | null; onMonth: (month: string) => void }) {
  const query = useEarnings(null);
  return (
    <QueryPanel query={query} skeleton={<SkeletonCards count={2} />} safe="No money was moved.">
      {(known) => <MonthView {...props} known={known} />}
    </QueryPanel>
  );
}
