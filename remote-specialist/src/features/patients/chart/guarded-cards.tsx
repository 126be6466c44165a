import { CategoryEntries } from '@telehealth/care/chart/category-entries';
import { CHART_CATEGORIES, type ChartCategory, categoryTitle } from '@telehealth/contracts/chart';
import type { Chart } from '@telehealth/data/chart/chart.queries';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';

interface GuardedCardsProps {
  chart: Chart;
  of: readonly ChartCategory[];
  onOpen: (category: ChartCategory) => void;
}

export function GuardedCards({ chart, of, onOpen }: GuardedCardsProps) {
  const open = CHART_CATEGORIES.filter((category) => of.includes(category) && chart.categories?.has(category));
  const unread = open.filter((category) => !chart.opened.has(category));
  return (
    <>
      {open.map((category) => {
        const entries = chart.opened.get(category);
        if (entries === undefined) return null;
        return (
          <Card key={category} title={categoryTitle(category)}>
            <CategoryEntries patientId={chart.patientId ?? ''} entries={entries} opened={chart.opened} />
          </Card>
        );
      })}
      {unread.length > 0 && (
        <Card title="Not opened yet">
          <p className="soft">Opening one of these is logged separately in the patient’s log.</p>
          <Cluster>
            {unread.map((category) => (
              <Button key={category} variant="line" size="s" onClick={() => onOpen(category)}>
                Open {categoryTitle(category).toLowerCase()}
              </Button>
            ))}
          </Cluster>
        </Card>
      )}
    </>
  );
}
