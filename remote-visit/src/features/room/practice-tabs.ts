import { isChild } from '@telehealth/care/record/is-child';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

/** Tabs beside the video; a patient's default is `facts`. */
export type PanelTab = 'brief' | 'growth' | 'vaccines' | 'note' | 'prescriptions' | 'files' | 'chat' | 'facts';

/** The practice's tabs in their order; growth and vaccines of somebody under 19 alone. */
export function practiceTabs({
  patientBorn,
  visit,
}: Pick<VisitDetails, 'patientBorn' | 'visit'>): readonly Exclude<PanelTab, 'facts'>[] {
  const young = isChild({ dateOfBirth: patientBorn }, dayKey(visit.startsAt, viewerTimeZone()));
  return ['brief', ...(young ? (['growth', 'vaccines'] as const) : []), 'note', 'prescriptions', 'files', 'chat'];
}
