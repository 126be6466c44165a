import { formatDate, formatMoney, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { invoiceTitle } from '@telehealth/data/payments/invoice.schema';
import type { VisitCodes } from '@telehealth/data/payments/payment.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { useRef } from 'react';
import { useInvoices } from '../data/invoices/invoices.queries';
import type { Invoice } from '../data/invoices/invoices.schema';
import { InvoicePaper } from './invoice-paper';
import styles from './receipt.module.css';

interface InvoicesProps {
  appointmentId: string;
  /** Null: not on them. */
  codes: VisitCodes | null;
  /** They were asked for and are not here yet. */
  isFetchingCodes?: boolean;
  /** Said where there is none, and none to come. */
  none?: string;
}

/** The invoice of a paid visit and its credit notes, each to open and print; or for what it waits. */
export function Invoices({ appointmentId, codes, isFetchingCodes = false, none }: InvoicesProps) {
  const query = useInvoices(appointmentId);
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows />} safe="The payment and its receipt are kept.">
      {({ awaitsNote, invoices }) => (
        <div className={styles.receipt}>
          {awaitsNote && <p className="small soft">The invoice is made once the note of the visit is signed.</p>}
          {!awaitsNote && invoices.length === 0 && none !== undefined && <p className="soft">{none}</p>}
          {invoices.map((invoice) => (
            <OneInvoice key={invoice.id} invoice={invoice} codes={codes} isFetchingCodes={isFetchingCodes} />
          ))}
        </div>
      )}
    </QueryPanel>
  );
}

function OneInvoice({
  invoice,
  codes,
  isFetchingCodes,
}: Omit<InvoicesProps, 'appointmentId' | 'none'> & { invoice: Invoice }) {
  const place = useRef<HTMLDivElement>(null);
  const name = `${invoiceTitle(invoice)} ${invoice.number}`;
  const summary = `${name}, ${formatMoney(invoice.amount)}, ${formatDate(invoice.issuedAt, SOUTH_AFRICAN_ZONE)}`;
  return (
    <Disclosure summary={summary}>
      <div className={styles.receipt} ref={place}>
        <InvoicePaper invoice={invoice} codes={codes} />
        <Button variant="line" size="s" busy={isFetchingCodes} onClick={() => printPaper(place.current ?? undefined)}>
          Print {name}
        </Button>
      </div>
    </Disclosure>
  );
}
