import type { RouteRow } from './route-row';
import { ROUTE_TABLE, type RouteId } from './route-table';

const ROWS: ReadonlyMap<string, RouteRow> = new Map(ROUTE_TABLE.map((row) => [row.id, row]));

/** The row of a route. */
export function rowOf(id: RouteId): RouteRow {
  const row = ROWS.get(id);
  if (row === undefined) throw new Error(`No route is called ${id}`);
  return row;
}
