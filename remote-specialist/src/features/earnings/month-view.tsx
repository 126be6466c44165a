import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import * as icons from '@telehealth/ui/parts/icons';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { saveFile } from '@telehealth/ui/parts/save-file';
import { useState } from 'react';
import { useEarnings } from '../../data/earnings/earnings.queries';
import type { Earnings } from '../../data/earnings/earnings.schema';
import { monthsBetween, monthWords, serviceFeeWords, toStatementFile } from './earning-words';
import styles from './earnings.module.css';
import { LinesTable, Statement, Totals } from './statement';

interface MonthViewProps {
  /** The first answer, of this month: which months there are. */
  known: Earnings;
  /** The chosen month; null: this one. */
  month: string | null;
  onMonth: (month: string) => void;
}

/** One month, with the choice of another. */
export function MonthView({ known, month, onMonth }: MonthViewProps) {
  const months = monthsBetween(known.firstMonth, known.thisMonth);
  const chosen = month !== null && months.includes(month) ? month : known.thisMonth;
  const query = useEarnings(chosen === known.thisMonth ? null : chosen);
  return (
    <Stack gap={4}>
      <div className={styles.choice}>
        <div className={styles.month}>
          <Field label="Month">
            {(control) => (
              <SelectInput {...control} value={chosen} onChange={(event) => onMonth(event.currentTarget.value)}>
                {months.map((one) => (
                  <option key={one} value={one}>
                    {monthWords(one)}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
        </div>
        {query.data !== undefined && query.data.lines.length > 0 && <TakeAway earnings={query.data} />}
      </div>
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

/** The month's statement, as a file for a spreadsheet and on paper. */
function TakeAway({ earnings }: { earnings: Earnings }) {
  const [isOpen, setOpen] = useState(false);
  const name = `earnings-${earnings.month.slice(0, 7)}.csv`;
  return (
    <Cluster>
      <Button
        variant="line"
        icon={icons.download}
        onClick={() => saveFile(name, 'text/csv;charset=utf-8', toStatementFile(earnings))}
      >
        Save as CSV
      </Button>
      <Button variant="line" onClick={() => setOpen(true)}>
        Print the statement
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="l"
        title="The statement on paper"
        actions={<Button onClick={() => printPaper()}>Print, or save as PDF</Button>}
      >
        <Statement earnings={earnings} />
      </Dialog>
    </Cluster>
  );
}
