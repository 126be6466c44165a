import { type Menu, type NavEntry, ROUTE_TABLE, type RouteId, type RouteRow } from '@telehealth/contracts/routes';

/** One entry of a menu. */
export interface NavigationItem extends NavEntry {
  id: RouteId;
  path: string;
}

const ROWS: readonly (RouteRow & { id: RouteId })[] = ROUTE_TABLE;

/** The entries of a menu in their order, taken from the route table. */
export function navigationOf(menu: Menu): NavigationItem[] {
  return ROWS.flatMap(({ id, path, nav }) => (nav?.menu === menu ? [{ id, path, ...nav }] : [])).sort(
    (a, b) => a.order - b.order,
  );
}
