import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';

const STARTS = (ROUTE_TABLE as readonly RouteRow[]).filter((row) => row.page === 'hosted').map((row) => row.path);

/** Whether a page shows a widget at once. Our own verification page is below these paths, too. */
export function isWidgetPath(pathname: string): boolean {
  if (pathname.includes('/verify-')) return false;
  return STARTS.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}

/**
 * Target of a widget's navigation. For a locked account a widget navigates to its first step by `..`, which in the browser is
 * the folder above it, where no page is.
 * @param to path that the widget requests
 * @param from its current path and query
 */
export function widgetTarget(to: string, from: { pathname: string; search: string }): string {
  const start = STARTS.find((path) => from.pathname.startsWith(`${path}/`));
  const isAbove = start !== undefined && to === start.slice(0, start.lastIndexOf('/') + 1);
  return isAbove ? start + from.search : to;
}
