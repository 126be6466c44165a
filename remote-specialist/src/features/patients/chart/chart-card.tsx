import { CategoryEntries, type ResultAct } from '@telehealth/care/chart/category-entries';
import type { FactAct } from '@telehealth/care/record/fact-act';
import type { ChartCategory } from '@telehealth/contracts/chart';
import type { Chart } from '@telehealth/data/chart/chart.queries';
import type { ChartEntry } from '@telehealth/data/chart/chart.schema';
import type { ReviewedPart } from '@telehealth/data/chart/medicine-reviews.mutations';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import type { ReactNode } from 'react';

interface ChartCardProps {
  title: string;
  chart: Chart;
  /** The parts it shows; without any of them open there is no card. */
  of: readonly ChartCategory[];
  only?: (entry: ChartEntry) => boolean;
  actions?: ReactNode;
  /** Rendered also when nothing is recorded. */
  keepsEmpty?: boolean;
  act?: FactAct;
  resultAct?: ResultAct;
  /** Whose medicines the reader may confirm, change and stop. */
  review?: ReviewedPart;
}

const EVERY = () => true;

/** Entries of some parts of the record, where they are open. */
export function ChartCard(props: ChartCardProps) {
  const { title, chart, of, only = EVERY, actions, keepsEmpty, act, resultAct, review = null } = props;
  const open = of.filter((category) => chart.categories?.has(category));
  if (open.length === 0) return null;
  const read = open.filter((category) => chart.opened.has(category));
  const entries = read.flatMap((category) => chart.opened.get(category) ?? []).filter(only);
  // Where entries can be added, an empty list stays as the place to do it.
  if (read.length > 0 && entries.length === 0 && keepsEmpty !== true) return null;
  return (
    <Card title={title} actions={actions}>
      {read.length === 0 ? (
        chart.isLoading && <SkeletonRows />
      ) : (
        <CategoryEntries
          patientId={chart.patientId ?? ''}
          entries={entries}
          opened={chart.opened}
          review={review}
          {...(act && { act })}
          {...(resultAct && { resultAct })}
        />
      )}
    </Card>
  );
}
