import type { RouteRow } from '@telehealth/contracts/routes';
import type { PageModule } from '@telehealth/contracts/shell';
import { useCallback, useEffect, useState } from 'react';
import { PageSkeleton } from '../shell/page-skeleton';
import { type Page, toPage } from './load-page';
import { DrawnPage, SectionDown } from './remote-page';

export interface LoadedPageProps {
  row: RouteRow;
  load: () => Promise<PageModule>;
}

/** A page that a remote added outside of the route table. */
export function LoadedPage({ row, load }: LoadedPageProps) {
  const [state, setState] = useState<{ page?: Page; hasFailed?: boolean }>({});
  const request = useCallback(() => {
    setState({});
    load().then(
      (module) => setState({ page: toPage(module, row.page) }),
      () => setState({ hasFailed: true }),
    );
  }, [load, row.page]);
  useEffect(request, [request]);
  if (state.page !== undefined) return <DrawnPage row={row} page={state.page} />;
  if (state.hasFailed !== true) return <PageSkeleton />;
  return <SectionDown title={row.title} error={{ id: 'remote.unavailable' }} onRetry={request} />;
}
