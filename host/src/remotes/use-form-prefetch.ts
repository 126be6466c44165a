import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import { usePrefetch } from './use-prefetch';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

/** What is read of a focus or pointer event. */
interface Reached {
  target: EventTarget;
  pointerType?: string;
}

/**
 * A form that asks by its address (`method="get"`) leads to a page as a link does: whoever begins to fill it in, or points
 * at it, has that page fetched meanwhile. Reaching its button sends what the page will ask. A finger elsewhere on it may
 * only be scrolling. Put on an element around such forms.
 */
export function useFormPrefetch(): (event: Reached) => void {
  const prefetch = usePrefetch();
  return ({ target, pointerType }) => {
    if (!(target instanceof Element)) return;
    const form = target.closest<HTMLFormElement>('form[method="get"]');
    const row = ROWS.find(({ path }) => path === form?.getAttribute('action'));
    const isButton = target.closest('[type="submit"]') !== null;
    if (row !== undefined && (isButton || pointerType !== 'touch')) prefetch(row, isButton ? form : null);
  };
}
