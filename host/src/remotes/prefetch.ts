import { decideAccess, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import { sessionStore } from '@telehealth/contracts/host';
import { loadDataArea } from '../connection/connection';
import type { Environment } from '../environment';
import type { PageStore } from './page-store';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

interface Sources {
  pages: Pick<PageStore, 'get' | 'request'>;
  environment: () => Promise<Environment>;
}

/**
 * Fetches the code of a page before it is opened and, with what its address says after the question mark, sends what it
 * asks first (`PageComponent.prepare`). What fails here shows where it is used, with its retry.
 */
export type Prefetch = (row: RouteRow, search?: URLSearchParams) => void;

/** The one way in which anything is asked for early; see `prefetchWhenReached` for when. */
export function createPrefetch({ pages, environment }: Sources): Prefetch {
  return (row, search) => {
    if (row.owner === 'host' || row.later === true) return;
    if (pages.get(row.owner, row.page).status === 'failed') return;
    const page = pages.request(row.owner, row.page);
    if (!row.backend) return;
    Promise.all([loadDataArea(environment), page]).then(
      ([{ backend }, state]) => {
        const { identity, backend: known } = sessionStore.getState();
        // The guard before a page is not overtaken.
        const mayOpen = decideAccess(row.access, { identity }, { pathname: row.path, search: '' }).kind === 'render';
        if (search === undefined || !mayOpen || state.status !== 'ready') return;
        state.page.prepare?.({ search, backend, userId: known.status === 'ready' ? known.userId : null });
      },
      () => undefined,
    );
  };
}

/** The row of a path of ours; the last part of some is an id. */
export const rowAt = (path: string | null): RouteRow | undefined =>
  ROWS.find((row) => row.path === path || row.path === path?.replace(/[^/]+$/, ':id'));

const LEADS_ON = 'a[href], form[method="get"] [type="submit"], form[method="get"]';

/**
 * Pointer, finger or keyboard on a link, or on the button of a form that asks by its address, fetches the page it leads to
 * and sends what that page will ask. The rest of such a form fetches the page alone; a finger there may only be scrolling.
 */
export function prefetchWhenReached(prefetch: Prefetch): void {
  let last: Element | null = null;
  const reach = (event: Event) => {
    // It would only fail, and the page that is opened later would begin with that failure.
    if (!navigator.onLine) return;
    const reached = event.target instanceof Element ? event.target.closest(LEADS_ON) : null;
    if (reached === last || (reached instanceof HTMLFormElement && isFinger(event))) return;
    last = reached;
    if (reached instanceof HTMLAnchorElement) {
      const row = reached.origin === location.origin ? rowAt(reached.pathname) : undefined;
      if (row !== undefined) prefetch(row, new URLSearchParams(reached.search));
      return;
    }
    const form = reached?.closest('form');
    const row = form && rowAt(form.getAttribute('action'));
    if (row) prefetch(row, reached === form ? undefined : toSearch(form));
  };
  document.addEventListener('pointerover', reach);
  document.addEventListener('focusin', reach);
}

const isFinger = (event: Event) => 'pointerType' in event && event.pointerType === 'touch';

/** What the form would put into the address: its named controls alone. Nothing that it would refuse. */
function toSearch(form: HTMLFormElement): URLSearchParams | undefined {
  if (!form.checkValidity()) return;
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  return search;
}
