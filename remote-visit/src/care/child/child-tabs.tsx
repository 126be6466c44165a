import type { CareVisit } from '@telehealth/care/care-visit';
import { GrowthForClinician, ScheduleForClinician } from '@telehealth/care/child/child-parts';
import { categoryWords } from '@telehealth/care/record/pick-entries';
import { whyClosed } from '@telehealth/care/record/why-closed';
import type { ChartCategory } from '@telehealth/contracts/chart';
import { errorText } from '@telehealth/contracts/messages';
import { type Chart, useChart } from '@telehealth/data/chart/chart.queries';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import type { ReactNode } from 'react';

const GROWTH = ['profile', 'readings'] as const;
const VACCINES = ['profile', 'medicines', 'documents'] as const;

interface ChildTabProps {
  visit: CareVisit;
}

/** Weight, length and head of a child on the curves, beside the picture. */
export function GrowthTab({ visit }: ChildTabProps) {
  const chart = useChart(visit.patientId, GROWTH);
  return (
    <Part visit={visit} chart={chart} needs={['profile', 'readings']}>
      <GrowthForClinician opened={chart.opened} headingLevel={3} />
    </Part>
  );
}

/** The schedule of vaccinations of a child, with the picture of the booklet where documents are shared. */
export function VaccinesTab({ visit }: ChildTabProps) {
  const chart = useChart(visit.patientId, VACCINES);
  return (
    <Part visit={visit} chart={chart} needs={['profile', 'medicines']}>
      <ScheduleForClinician opened={chart.opened} headingLevel={3} />
    </Part>
  );
}

interface PartProps {
  visit: CareVisit;
  chart: Chart;
  needs: readonly ChartCategory[];
  children: ReactNode;
}

/** What is closed or could not be read is said; it never looks like an empty record. */
function Part({ visit, chart, needs, children }: PartProps) {
  if (chart.error !== null)
    return (
      <RetryNotice title="This part of the record could not be read" onRetry={chart.retry}>
        {errorText(chart.error)}
      </RetryNotice>
    );
  if (chart.isLoading || chart.categories === null) return <SkeletonRows />;
  const closed = needs.filter((category) => chart.categories?.has(category) !== true);
  if (closed.length > 0) return <p className="soft">{whyClosed(visit, categoryWords(closed))}</p>;
  return <>{children}</>;
}
