import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import type { Router } from '../app';
import { fetchPage, type Sources } from './fetch-page';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

interface Preparing extends Sources {
  router: Pick<Router, 'state' | 'subscribe'>;
}

/**
 * Sends what a public page asks first, when the address changes: the request travels while the page is drawn. Also begins
 * with the code of the first page before React has drawn anything. What fails here shows where it is used.
 */
export function preparePages({ router, ...sources }: Preparing): void {
  let address = '';
  const look = () => {
    const { location, matches } = router.state;
    const asked = location.pathname + location.search;
    if (address === asked) return;
    address = asked;
    const row = ROWS.find(({ id }) => id === matches.at(-1)?.route.id);
    if (row?.access !== 'anyone' || !row.backend) return;
    fetchPage(sources, row, ({ module, backend }, page) => {
      if (asked === address) module.sendFirst(page, new URLSearchParams(location.search), backend);
    });
  };
  router.subscribe(look);
  look();
}
