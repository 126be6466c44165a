import { formatDate, zoneName } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useCurrentUser } from '@telehealth/contracts/session';
import { Paper } from '@telehealth/ui/paper/paper';
import type { InvoiceMonth } from '../../data/earnings/invoices.schema';
import { monthWords } from './earning-words';
import styles from './earnings.module.css';
import { invoiceFacts, nameOf, signedAmount, vatWords } from './invoice-words';

/** The invoices of a month as a document. */
export function InvoicesPaper({ answer }: { answer: InvoiceMonth }) {
  const { month, timeZone, practiceNumber, totals } = answer;
  const name = useCurrentUser()?.name ?? '';
  return (
    <Paper
      title="List of invoices"
      people={[
        [
          { term: 'Specialist', detail: name },
          ...(practiceNumber === '' ? [] : [{ term: 'Practice number', detail: practiceNumber }]),
          { term: 'Month', detail: `${monthWords(month)}, ${zoneName(timeZone)}` },
        ],
        ...totals.map(invoiceFacts),
      ]}
    >
      <InvoicesTable answer={answer} />
      <p className="small">Patients stand here by their initials. VAT is inside of the amounts, and in rands.</p>
    </Paper>
  );
}

/** All invoices and credit notes, oldest first. */
export function InvoicesTable({ answer: { invoices, timeZone } }: { answer: InvoiceMonth }) {
  return (
    <div className={styles.sheet}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>Date</th>
            <th>What</th>
            <th className={styles.amount}>Amount</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((row) => (
            <tr key={row.id}>
              <td className={styles.tight}>{formatDate(row.issuedAt, timeZone)}</td>
              <th scope="row">
                <Link to={pathTo('consultation', { id: row.appointmentId })}>{nameOf(row)}</Link>
                <span className="small soft">
                  {row.initials}, {row.visitTypeName}, {formatDate(row.visitAt, timeZone)}
                </span>
              </th>
              <td className={styles.amount}>
                {signedAmount(row)}
                <span className="small soft">{vatWords(row)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
