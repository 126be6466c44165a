import { REPORT_FORMS, type ReportSection } from '@telehealth/contracts/reports';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import { sectionRowAt } from '../../remotes/sections';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

interface Match {
  route: { id?: string; path?: string };
}

/**
 * The pattern of the page that is shown, such as `/consultation/:id`, and whose page it is. Never its address: that may hold ids
 * and what somebody searched for.
 * @param matches of the router, outermost first
 * @param pathname where the table has no route, a section of the registry may have one
 */
export function routeShown(matches: readonly Match[], pathname: string): { route: string; section: ReportSection } {
  const route = matches.at(-1)?.route ?? {};
  const { id = '', path = '*' } = (route.path === '*' && sectionRowAt(pathname)) || route;
  // Pages outside of the table are `patient.extra.labs/:id`, until they are found `extra:/patient/*`, those of the registry
  // `pharmacy.shops`.
  const owner = ROWS.find((row) => row.id === id)?.owner ?? /^(?:extra:\/)?([a-z]+)[./]/.exec(id)?.[1] ?? 'host';
  return {
    route: REPORT_FORMS.route.test(path) ? path : '*',
    section: REPORT_FORMS.section.test(owner) ? owner : 'host',
  };
}
