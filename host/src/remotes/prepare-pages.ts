import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import { sessionStore } from '@telehealth/contracts/host';
import type { Router } from '../app';
import type { Environment } from '../environment';
import { loadDataArea } from '../session/backend-store';
import type { PageStore } from './page-store';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

interface Preparing {
  router: Pick<Router, 'state' | 'subscribe'>;
  pages: Pick<PageStore, 'request'>;
  environment: () => Promise<Environment>;
}

/**
 * Sends what a public page asks first, when the address changes: the request travels while the page is drawn. Also begins
 * with the code of the first page before React has drawn anything. What fails here shows where it is used.
 */
export function preparePages({ router, pages, environment }: Preparing): void {
  let address = '';
  const look = () => {
    const { location, matches } = router.state;
    if (address === location.pathname + location.search) return;
    address = location.pathname + location.search;
    const row = ROWS.find(({ id }) => id === matches.at(-1)?.route.id);
    if (row === undefined || row.owner === 'host' || row.later === true) return;
    if (row.access !== 'anyone' || !row.backend) return;
    const asked = address;
    Promise.all([pages.request(row.owner, row.page), loadDataArea(environment)]).then(
      ([state, { backend }]) => {
        if (state.status !== 'ready' || asked !== address) return;
        const known = sessionStore.getState().backend;
        const userId = known.status === 'ready' ? known.userId : null;
        state.page.prepare?.({ search: new URLSearchParams(location.search), backend, userId });
      },
      () => undefined,
    );
  };
  router.subscribe(look);
  look();
}
