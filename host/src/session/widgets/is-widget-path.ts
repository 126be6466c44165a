import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';

const STARTS = (ROUTE_TABLE as readonly RouteRow[]).filter((row) => row.page === 'hosted').map((row) => row.path);

/** Whether a page draws a widget at once. The verification step below these paths is drawn by us. */
export function isWidgetPath(pathname: string): boolean {
  if (pathname.includes('/verify-')) return false;
  return STARTS.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
