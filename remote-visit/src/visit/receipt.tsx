import { Price } from '@telehealth/care/visits/price';
import { PAYMENT_STATE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useReceipt, useVisitCodes } from '@telehealth/data/payments/payment.queries';
import type { Payment, PaymentReceipt } from '@telehealth/data/payments/payment.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { useId, useRef, useState } from 'react';
import { GetStatement } from '../care/papers/get-statement';
import { Invoices } from './invoices';
import styles from './receipt.module.css';
import { ReceiptPaper } from './receipt-paper';

export function Receipt({ payment }: { payment: Payment }) {
  if (payment.paidAt === null) return <Unpaid payment={payment} />;
  return <PaidReceipt payment={payment} />;
}

const stateOf = ({ state }: Payment) => (
  <Badge tone={state === 'paid' || state === 'not_required' ? 'success' : 'warning'}>
    {PAYMENT_STATE_LABELS[state]}
  </Badge>
);

/** Nothing was charged yet, so there is no receipt. */
function Unpaid({ payment }: { payment: Payment }) {
  return (
    <DataList
      items={[
        { term: 'Amount', detail: <Price money={payment.amount} /> },
        { term: 'State', detail: stateOf(payment) },
      ]}
    />
  );
}

function PaidReceipt({ payment }: { payment: Payment }) {
  const query = useReceipt(payment.appointmentId);
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows />} safe="Your payment is kept all the same.">
      {(receipt) => <Printable payment={payment} receipt={receipt} />}
    </QueryPanel>
  );
}

/** A diagnosis code is visible to every holder of the paper, so codes are read and printed only on request. */
function Printable({ payment, receipt }: { payment: Payment; receipt: PaymentReceipt }) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const [withCodes, setWithCodes] = useState(false);
  const codes = useVisitCodes(payment.appointmentId, { enabled: withCodes });
  return (
    <div className={styles.receipt} ref={place}>
      <ReceiptPaper
        receipt={receipt}
        state={stateOf(payment)}
        zone={viewerTimeZone()}
        codes={(withCodes && codes.data) || null}
      />
      {receipt.hasCodes && (
        <div className={styles.choice}>
          <label htmlFor={id}>
            <CheckBox id={id} checked={withCodes} onChange={(event) => setWithCodes(event.currentTarget.checked)} />
            Put the diagnosis and tariff codes on it
          </label>
          <p className="small soft">
            A medical aid asks for them. Whoever sees the receipt or the invoice can then look up what the visit was
            about, so they are left out unless you choose so.
          </p>
          {withCodes && codes.error !== null && (
            <Notice tone="danger" title="The codes are not on it" live>
              {errorText(codes.error)}
            </Notice>
          )}
        </div>
      )}
      <GetStatement kind="receipt" appointmentId={payment.appointmentId} withCodes={withCodes} />
      <Button
        variant="line"
        size="s"
        busy={withCodes && codes.isFetching}
        onClick={() => printPaper(place.current ?? undefined)}
      >
        Print the receipt
      </Button>
      <Invoices
        appointmentId={payment.appointmentId}
        codes={(withCodes && codes.data) || null}
        isFetchingCodes={withCodes && codes.isFetching}
      />
    </div>
  );
}
