import type { PageModule, RouteRow } from '@telehealth/contracts';
import { useCallback, useEffect, useState } from 'react';
import { type Page, toPage } from '../remotes/load-page';
import { DrawnPage, SectionDown } from '../remotes/remote-page';
import { PageSkeleton } from '../shell/page-skeleton';
import { RouteGuard } from './route-guard';

interface ExtraPageRouteProps {
  row: RouteRow;
  load: () => Promise<PageModule>;
}

export function ExtraPageRoute({ row, load }: ExtraPageRouteProps) {
  return (
    <RouteGuard row={row}>
      <LoadedExtraPage row={row} load={load} />
    </RouteGuard>
  );
}

function LoadedExtraPage({ row, load }: ExtraPageRouteProps) {
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
