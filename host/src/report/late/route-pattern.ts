import { REPORT_FORMS, REPORT_SECTIONS, type ReportSection } from '@telehealth/contracts/reports';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

interface Match {
  route: { id?: string; path?: string };
}

/**
 * The pattern of the page that is shown, such as `/consultation/:id`, and whose page it is. Never its address: that may hold ids
 * and what somebody searched for.
 * @param matches of the router, outermost first
 */
export function routeShown(matches: readonly Match[]): { route: string; section: ReportSection } {
  const { id = '', path = '*' } = matches.at(-1)?.route ?? {};
  // Pages outside of the table are `patient.extra.labs/:id`, and until they are found `extra:/patient/*`.
  const owner = ROWS.find((row) => row.id === id)?.owner ?? /^(?:extra:\/)?([a-z]+)[./]/.exec(id)?.[1];
  return {
    route: REPORT_FORMS.route.test(path) ? path : '*',
    section: REPORT_SECTIONS.find((one) => one === owner) ?? 'host',
  };
}
