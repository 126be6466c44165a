import { hostBuildOf, type ReportSection } from '@telehealth/contracts/reports';
import { pointerTo, type Registry } from './remotes/registry';

/** The build of a section that this page runs; null where neither document nor registry names it. */
export function buildOf(section: ReportSection, registry: Registry | undefined): string | null {
  if (section === 'host') return hostBuildOf(document);
  try {
    return registry === undefined ? null : pointerTo(section, registry).version;
  } catch {
    return null;
  }
}
