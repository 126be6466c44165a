import type { RemoteName, RouteRow } from '@telehealth/contracts';
import { useHost } from '../host-context';
import { fetchPage } from './fetch-page';
import { usePageStore } from './page-store';

/**
 * Fetches what a page needs before it is opened, and with a form that leads there sends what the page will ask. Silent: a
 * failure shows when the page is opened, with its retry.
 */
export function usePrefetch(): (row: RouteRow, form?: HTMLFormElement | null) => void {
  const pages = usePageStore();
  const { environment } = useHost();
  return (row, form) => {
    if (pages.get(row.owner as RemoteName, row.page).status !== 'failed')
      fetchPage(
        { pages, environment },
        row,
        (area, page) => form && area.module.sendWish(form, row, page, area.backend),
      );
  };
}
