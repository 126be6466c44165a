import type { ReportSection } from '@telehealth/contracts/reports';
import type { RouteRow } from '@telehealth/contracts/routes';
import type { Router } from '../app';
import type { Environment } from '../environment';

/** What the reporter asks of the host. */
export interface ReportParts {
  environment: () => Promise<Environment>;
  router: Pick<Router, 'state' | 'subscribe'>;
  /** The build of a section that this page runs; null where that is not known: of it nothing is told. */
  buildOf(section: ReportSection): string | null;
  /** The row of a path that the registry's sections have. */
  sectionRowAt(pathname: string): RouteRow | undefined;
}
