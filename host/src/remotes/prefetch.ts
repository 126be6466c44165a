import { sessionStore } from '@telehealth/contracts/host';
import { actingPerson, actingPersonIn, withoutPerson } from '@telehealth/contracts/people';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import { decideAccess } from '../access/decide-access';
import { loadDataArea } from '../connection/connection';
import type { Environment } from '../environment';
import type { PageStore } from './page-store';
import { sectionRowAt } from './sections';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

interface Sources {
  pages: Pick<PageStore, 'get' | 'request'>;
  environment: () => Promise<Environment>;
}

/**
 * Fetches a page's code before it is opened and, given its query, sends its first requests (`PageComponent.prepare`).
 * Failures appear where the page is used, with a retry.
 */
export type Prefetch = (row: RouteRow, search?: URLSearchParams) => void;

/** The only implementation of prefetching; see `prefetchWhenReached` for its triggers. */
export function createPrefetch({ pages, environment }: Sources): Prefetch {
  return (row, search) => {
    if (row.owner === 'host' || row.later === true) return;
    if (pages.get(row.owner, row.page).status === 'failed') return;
    const page = pages.request(row.owner, row.page);
    if (!row.backend) return;
    Promise.all([loadDataArea(environment), page]).then(
      ([{ backend }, state]) => {
        const session = sessionStore.getState();
        const { backend: known } = session;
        // Requests are not sent before the page's guard admits the user.
        const mayOpen = decideAccess(row.access, session, { pathname: row.path, search: '' }).kind === 'render';
        if (search === undefined || !mayOpen || state.status !== 'ready') return;
        state.page.prepare?.({ search, backend, userId: known.status === 'ready' ? known.userId : null });
      },
      () => undefined,
    );
  };
}

/** The route of a path; some end in an id. */
export const rowAt = (path: string | null): RouteRow | undefined =>
  ROWS.find((row) => row.path === path || row.path === path?.replace(/[^/]+$/, ':id')) ?? sectionRowAt(path ?? '');

const LEADS_ON = 'a[href], form[method="get"] [type="submit"], form[method="get"]';

/**
 * Hovering, touching or focusing a link, or the submit button of a GET form, prefetches the target page and its first
 * requests. The rest of such a form prefetches the code only, because a touch there may be a scroll.
 */
export function prefetchWhenReached(prefetch: Prefetch): void {
  let last: Element | null = null;
  const reach = (event: Event) => {
    // Offline it would fail, and the page opened later would start with that failure.
    if (!navigator.onLine) return;
    const reached = event.target instanceof Element ? event.target.closest(LEADS_ON) : null;
    if (reached === last || (reached instanceof HTMLFormElement && isFinger(event))) return;
    last = reached;
    if (reached instanceof HTMLAnchorElement) {
      const { origin, pathname } = reached;
      // Of another person nothing is asked: that is another document.
      const isHere = origin === location.origin && actingPersonIn(pathname) === actingPerson();
      const row = isHere ? rowAt(withoutPerson(pathname)) : undefined;
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

/** The query that the form would submit; undefined while it is invalid. */
function toSearch(form: HTMLFormElement): URLSearchParams | undefined {
  if (!form.checkValidity()) return;
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  return search;
}
