import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { useEarnings } from '../../data/earnings/earnings.queries';
import type { Earnings } from '../../data/earnings/earnings.schema';
import { monthWords, serviceFeeWords, toStatementFile } from './earning-words';
import { MonthChoice, monthOf } from './month-choice';
import { LinesTable, Statement, Totals } from './statement';
import { TakeAway } from './take-away';

interface MonthViewProps {
  /** The first answer, of this month: which months there are. */
  known: Earnings;
  /** The chosen month; null: this one. */
  month: string | null;
  onMonth: (month: string) => void;
}

/** One month, with the choice of another. */
export function MonthView({ known, month, onMonth }: MonthViewProps) {
  const chosen = monthOf(known, month);
  const query = useEarnings(chosen === known.thisMonth ? null : chosen);
  return (
    <Stack gap={4}>
      <MonthChoice known={known} chosen={chosen} onMonth={onMonth}>
        {query.data !== undefined && query.data.lines.length > 0 && <TakeStatement earnings={query.data} />}
      </MonthChoice>
      <QueryPanel
        query={query}
        skeleton={<SkeletonCards count={2} />}
        safe="No money was moved."
        isEmpty={({ lines }) => lines.length === 0}
        empty={<p className="soft">No money came in or went out in {monthWords(chosen)}.</p>}
      >
        {(earnings) => (
          <>
            <Card title={monthWords(earnings.month)}>
              <Totals earnings={earnings} />
            </Card>
            <Card title="Line by line">
              <LinesTable earnings={earnings} />
            </Card>
          </>
        )}
      </QueryPanel>
      <p className="small soft">
        {serviceFeeWords(known)} A fee counts on the day it was paid, a refund on the day it was decided. Sums are in
        the currency that was charged.
      </p>
    </Stack>
  );
}

const TakeStatement = ({ earnings }: { earnings: Earnings }) => (
  <TakeAway
    fileName={`earnings-${earnings.month.slice(0, 7)}.csv`}
    file={() => toStatementFile(earnings)}
    what="the statement"
    paper={<Statement earnings={earnings} />}
  />
);
