import { categoryWords } from '@telehealth/care/record/pick-entries';
import type { ChartCategory } from '@telehealth/contracts/chart';
import type { Chart } from '@telehealth/data/chart/chart.queries';

/** Parts that were read and are empty, in one line, because empty differs from closed. */
export function NothingRecorded({ chart, of }: { chart: Chart; of: readonly ChartCategory[] }) {
  const empty = of.filter((category) => chart.opened.get(category)?.length === 0);
  if (empty.length === 0) return null;
  return <p className="soft">You may see these, and nothing is written there yet: {categoryWords(empty)}.</p>;
}
