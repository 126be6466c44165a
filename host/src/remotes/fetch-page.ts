import type { RouteRow } from '@telehealth/contracts';
import { type DataArea, loadDataArea } from '../connection/backend-store';
import type { Environment } from '../environment';
import type { PageState, PageStore } from './page-store';

export interface Sources {
  pages: Pick<PageStore, 'request'>;
  environment: () => Promise<Environment>;
}

/**
 * Fetches the code of a page, and with it what asks the backend, if the page does; `then` is called once both are there.
 * What fails here shows where it is used.
 */
export function fetchPage(
  { pages, environment }: Sources,
  row: RouteRow,
  then: (area: DataArea, page: PageState) => void,
): void {
  if (row.owner === 'host' || row.later === true) return;
  const page = pages.request(row.owner, row.page);
  if (!row.backend) return;
  Promise.all([loadDataArea(environment), page]).then(
    (parts) => then(...parts),
    () => undefined,
  );
}
