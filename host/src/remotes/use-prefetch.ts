import type { RouteRow } from '@telehealth/contracts';
import { useHost } from '../host-context';
import { loadDataArea } from '../session/backend-store';
import { usePageStore } from './page-store';

/** Fetches what a page needs before it is opened. Silent: a failure shows when the page is opened, with its retry. */
export function usePrefetch(): (row: RouteRow) => void {
  const store = usePageStore();
  const { environment } = useHost();
  return (row) => {
    if (row.owner === 'host' || row.later === true) return;
    if (store.get(row.owner, row.page).status === 'loading') void store.request(row.owner, row.page);
    if (row.backend) loadDataArea(environment).catch(() => undefined);
  };
}
