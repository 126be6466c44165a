import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import type { FocusEvent } from 'react';
import { usePrefetch } from './use-prefetch';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

/**
 * A form that asks by its address (`method="get"`) leads to a page as a link does: whoever begins to fill it in has that
 * page fetched meanwhile. Put on an element around such forms.
 */
export function useFormPrefetch(): (event: FocusEvent) => void {
  const prefetch = usePrefetch();
  return ({ target }) => {
    const form = target instanceof HTMLElement ? target.closest('form[method="get"]') : null;
    const row = ROWS.find(({ path }) => path === form?.getAttribute('action'));
    if (row !== undefined) prefetch(row);
  };
}
