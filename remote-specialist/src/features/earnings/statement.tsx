import { formatDate, formatMoney, formatTime } from '@telehealth/contracts/formatting';
import { nameStep } from '@telehealth/data/appointments/visit-name';
import { Paper } from '@telehealth/ui/paper/paper';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { EarningLine, Earnings } from '../../data/earnings/earnings.schema';
import { lineWords, serviceFeeWords, totalFacts } from './earning-words';
import styles from './earnings.module.css';
import { MonthSheet, useMonthFacts } from './month-sheet';

/** A month as a document. */
export function Statement({ earnings }: { earnings: Earnings }) {
  const facts = useMonthFacts(earnings);
  return (
    <Paper title="Statement of earnings" people={[facts, ...earnings.totals.map(totalFacts)]}>
      <LinesTable earnings={earnings} />
      <p className="small">
        {serviceFeeWords(earnings)} Patients stand here by their initials. This statement says what was paid; it moves
        no money.
      </p>
    </Paper>
  );
}

export function Totals({ earnings: { totals } }: { earnings: Earnings }) {
  return (
    <div className={styles.totals}>
      {totals.map((total) => (
        <section key={total.currency} aria-label={`Sums in ${total.currency}`}>
          <DataList items={totalFacts(total)} columns={2} />
        </section>
      ))}
    </div>
  );
}

/** All movements of money, oldest first. */
export function LinesTable({ earnings: { lines, timeZone } }: { earnings: Earnings }) {
  return (
    <MonthSheet>
      {lines.map((line, at) => (
        <tr key={at}>
          <td className={styles.tight}>{formatDate(line.at, timeZone)}</td>
          <th scope="row">
            {lineWords(line)}, {line.receipt}
            <span className="small soft">{visitWords(line, timeZone)}</span>
          </th>
          <td className={`${styles.amount} ${styles.tight}`}>
            {formatMoney(line.amount)}
            {line.kind === 'fee' && line.price.currency !== line.amount.currency && (
              <span className="small soft">listed {formatMoney(line.price)}</span>
            )}
          </td>
        </tr>
      ))}
    </MonthSheet>
  );
}

const visitWords = ({ initials, visitTypeName, startsAt, status }: EarningLine, zone: string) =>
  `${initials}, ${visitTypeName}, ${formatDate(startsAt, zone)} ${formatTime(startsAt, zone)}. ${nameStep(status, 'specialist')}`;
