import { REPORT_FORMS, type ReportSection } from '@telehealth/contracts/reports';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

interface Match {
  route: { id?: string; path?: string };
}

/**
 * The pattern of the page that is shown, such as `/consultation/:id`, and whose page it is. Never its address: that may hold ids
 * and what somebody searched for.
 * @param matches of the router, outermost first
 * @param ofSection the row of a section that the registry names, where the table has none
 */
export function routeShown(matches: readonly Match[], ofSection?: RouteRow): { route: string; section: ReportSection } {
  const route = matches.at(-1)?.route ?? {};
  const { id = '', path = '*' } = (route.path === '*' && ofSection) || route;
  // Pages outside of the table are `patient.extra.labs/:id`, until they are found `extra:/patient/*`, those of the registry
  // `pharmacy.shops`.
  const owner = ROWS.find((row) => row.id === id)?.owner ?? /^(?:extra:\/)?([a-z]+)[./]/.exec(id)?.[1] ?? 'host';
  return {
    route: REPORT_FORMS.route.test(path) ? path : '*',
    section: REPORT_FORMS.section.test(owner) ? owner : 'host',
  };
}
