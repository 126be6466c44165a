import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';

const STARTS = (ROUTE_TABLE as readonly RouteRow[]).filter((row) => row.page === 'hosted').map((row) => row.path);

/** Whether a page draws a widget at once. The verification step below these paths is drawn by us. */
export function isWidgetPath(pathname: string): boolean {
  if (pathname.includes('/verify-')) return false;
  return STARTS.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}

/**
 * Where a widget wants to go. When an account turns out to be locked it goes up to its first step, which says so, by `..`; for
 * the browser that is the folder above the first step, where nothing is.
 * @param to path that the widget asks for
 * @param from path with query at which it is
 */
export function widgetTarget(to: string, from: { pathname: string; search: string }): string {
  const start = STARTS.find((path) => from.pathname.startsWith(`${path}/`));
  const isAbove = start !== undefined && to === start.slice(0, start.lastIndexOf('/') + 1);
  return isAbove ? start + from.search : to;
}
