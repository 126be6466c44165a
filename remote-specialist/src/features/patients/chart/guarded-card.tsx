import { CategoryEntries } from '@telehealth/care/chart/category-entries';
import { type ChartCategory, categoryTitle } from '@telehealth/contracts';
import type { Chart } from '@telehealth/data/chart/chart.queries';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';

interface GuardedCardProps {
  chart: Chart;
  category: ChartCategory;
  onOpen: () => void;
}

/** A part that is not opened by coming here: it takes a press. */
export function GuardedCard({ chart, category, onOpen }: GuardedCardProps) {
  if (chart.categories?.has(category) !== true) return null;
  const entries = chart.opened.get(category);
  const title = categoryTitle(category);
  return (
    <Card title={title}>
      {entries === undefined ? (
        <>
          <p className="soft">Not opened yet. Opening it is a line of its own in the patient’s log.</p>
          <Button variant="line" size="s" busy={chart.isLoading} onClick={onOpen}>
            Open {title.toLowerCase()}
          </Button>
        </>
      ) : (
        <CategoryEntries entries={entries} opened={chart.opened} />
      )}
    </Card>
  );
}
