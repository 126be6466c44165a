import { formatDate } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { Paper } from '@telehealth/ui/paper/paper';
import type { InvoiceMonth } from '../../data/earnings/invoices.schema';
import styles from './earnings.module.css';
import { invoiceFacts, nameOf, signedAmount, vatWords } from './invoice-words';
import { MonthSheet, useMonthFacts } from './month-sheet';

/** The invoices of a month as a document. */
export function InvoicesPaper({ answer }: { answer: InvoiceMonth }) {
  const facts = useMonthFacts(answer);
  return (
    <Paper title="List of invoices" people={[facts, ...answer.totals.map(invoiceFacts)]}>
      <InvoicesTable answer={answer} />
      <p className="small">Patients stand here by their initials. VAT is inside of the amounts, and in rands.</p>
    </Paper>
  );
}

/** All invoices and credit notes, oldest first. */
export function InvoicesTable({ answer: { invoices, timeZone } }: { answer: InvoiceMonth }) {
  return (
    <MonthSheet>
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
    </MonthSheet>
  );
}
