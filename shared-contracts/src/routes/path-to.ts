import { ROUTE_TABLE, type RouteId, type RouteOf } from './route-table.ts';

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
/** The parameters a route's path asks for, derived from the path itself. */
export type PathParams<Id extends RouteId> = { [K in ParamNames<RouteOf<Id>['path']>]: string };

/** The search parameter that names a route which the host's table lacks: whoever has its path finds it by that. */
export const UNKNOWN_ROUTE = 'route';
const PATHS: ReadonlyMap<string, string> = new Map(ROUTE_TABLE.map((row) => [row.id, row.path]));

/**
 * The path of a route. A wrong id or a missing parameter does not compile; an id that is newer than the host leads to its page
 * for unknown routes.
 * @param search put behind the path; undefined values are left out
 */
export function pathTo<Id extends RouteId>(
  id: Id,
  ...[params, search]: [keyof PathParams<Id>] extends [never]
    ? [params?: Record<string, never> | undefined, search?: Readonly<Record<string, string | undefined>>]
    : [params: PathParams<Id>, search?: Readonly<Record<string, string | undefined>>]
): string {
  const known = PATHS.get(id);
  const path = (known ?? '/not-found').replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''),
  );
  const query = new URLSearchParams(known === undefined ? { ...params, [UNKNOWN_ROUTE]: id } : {});
  for (const [key, value] of Object.entries(search ?? {})) if (value !== undefined) query.set(key, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
