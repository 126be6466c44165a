import { isChild } from '@telehealth/care/record/is-child';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { PanelTab } from './use-call-actions';

/** The practice's tabs in their order; growth and vaccines of somebody under 19 alone. */
export function practiceTabs({
  patientBorn,
  visit,
}: Pick<VisitDetails, 'patientBorn' | 'visit'>): readonly Exclude<PanelTab, 'facts'>[] {
  const young = isChild({ dateOfBirth: patientBorn }, dayKey(visit.startsAt, viewerTimeZone()));
  return ['brief', ...(young ? (['growth', 'vaccines'] as const) : []), 'note', 'prescriptions', 'files', 'chat'];
}
