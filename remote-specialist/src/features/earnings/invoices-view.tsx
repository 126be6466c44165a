import { formatDate, formatMoney, formatTime } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { DataList } from '@telehealth/ui/parts/data-list';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useInvoiceMonth } from '../../data/earnings/invoices.queries';
import type { InvoiceMonth, WaitingVisit } from '../../data/earnings/invoices.schema';
import { monthWords } from './earning-words';
import styles from './earnings.module.css';
import { invoiceFacts, toInvoiceFile } from './invoice-words';
import { InvoicesPaper, InvoicesTable } from './invoices-paper';
import { MonthChoice, monthOf } from './month-choice';
import { TakeAway } from './take-away';

interface InvoicesViewProps {
  month: string | null;
  onMonth: (month: string) => void;
}

/** Invoices by month, and the paid visits that wait for theirs. */
export function InvoicesView(props: InvoicesViewProps) {
  const query = useInvoiceMonth(null);
  return (
    <QueryPanel query={query} skeleton={<SkeletonCards count={2} />} safe="All invoices are kept.">
      {(known) => <InvoiceMonths {...props} known={known} />}
    </QueryPanel>
  );
}

function InvoiceMonths({ known, month, onMonth }: InvoicesViewProps & { known: InvoiceMonth }) {
  const chosen = monthOf(known, month);
  const query = useInvoiceMonth(chosen === known.thisMonth ? null : chosen);
  return (
    <Stack gap={4}>
      <WaitingCard visits={known.waiting} timeZone={known.timeZone} />
      <MonthChoice known={known} chosen={chosen} onMonth={onMonth}>
        {query.data !== undefined && query.data.invoices.length > 0 && (
          <TakeAway
            fileName={`invoices-${query.data.month.slice(0, 7)}.csv`}
            file={() => toInvoiceFile(query.data as InvoiceMonth)}
            what="the list of invoices"
            paper={<InvoicesPaper answer={query.data} />}
          />
        )}
      </MonthChoice>
      <QueryPanel
        query={query}
        skeleton={<SkeletonCards count={2} />}
        safe="All invoices are kept."
        isEmpty={({ invoices }) => invoices.length === 0}
        empty={<p className="soft">No invoice was made in {monthWords(chosen)}.</p>}
      >
        {(answer) => <Month answer={answer} />}
      </QueryPanel>
      <p className="small soft">
        An invoice is made by itself when you sign the note of a visit that was paid for, and a credit note when money
        of it goes back. Neither changes afterwards. You find each on the page of its visit, to print.
      </p>
    </Stack>
  );
}

function Month({ answer }: { answer: InvoiceMonth }) {
  return (
    <>
      <Card title={monthWords(answer.month)}>
        <div className={styles.totals}>
          {answer.totals.map((total) => (
            <section key={total.currency} aria-label={`Invoices in ${total.currency}`}>
              <DataList items={invoiceFacts(total)} columns={2} />
            </section>
          ))}
        </div>
      </Card>
      <Card title="Invoice by invoice">
        <InvoicesTable answer={answer} />
      </Card>
    </>
  );
}

function WaitingCard({ visits, timeZone }: { visits: readonly WaitingVisit[]; timeZone: string }) {
  if (visits.length === 0) return null;
  return (
    <Card title="Waiting for a signature">
      <p className="small soft">These visits are paid for. Their invoices are made once the notes are signed.</p>
      <ul className={styles.waiting} aria-label="Paid visits without an invoice">
        {visits.map((visit) => (
          <li key={visit.appointmentId}>
            <span>
              {visit.initials}, {visit.visitTypeName}
              <span className="small soft">
                {formatDate(visit.startsAt, timeZone)} {formatTime(visit.startsAt, timeZone)},{' '}
                {formatMoney(visit.amount)}
                {visit.coveringName !== null && `. ${visit.coveringName} writes the note.`}
              </span>
            </span>
            <LinkButton
              variant="line"
              size="s"
              to={pathTo('consultation', { id: visit.appointmentId })}
              aria-label={`Go to the note: ${visit.initials}, ${formatDate(visit.startsAt, timeZone)}`}
            >
              Go to the note
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
