import { formatMoment, formatMoney, PAYMENT_STATE_LABELS, viewerTimeZone } from '@telehealth/contracts';
import { useReceipt } from '@telehealth/data/payments/payment.queries';
import type { Payment } from '@telehealth/data/payments/payment.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Paper } from '@telehealth/ui/paper/paper';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Amount } from '@telehealth/ui/parts/money';
import { When } from '@telehealth/ui/parts/time';
import { useRef } from 'react';
import styles from './receipt.module.css';

const REFUND_LABELS = {
  pending: 'on its way',
  settled: 'returned',
  failed: 'delayed, we are looking into it',
} as const;

/** What was paid, what went back, and the number under which the clinic finds it. */
export function Receipt({ payment }: { payment: Payment }) {
  if (payment.paidAt === null) return <Unpaid payment={payment} />;
  return <PaidReceipt payment={payment} />;
}

const stateOf = ({ state }: Payment) => (
  <Badge tone={state === 'paid' || state === 'not_required' ? 'success' : 'warning'}>
    {PAYMENT_STATE_LABELS[state]}
  </Badge>
);

/** Nothing was taken yet, so there is no receipt, only how it stands. */
function Unpaid({ payment }: { payment: Payment }) {
  return (
    <DataList
      items={[
        { term: 'Amount', detail: <Amount money={payment.amount} /> },
        { term: 'State', detail: stateOf(payment) },
      ]}
    />
  );
}

function PaidReceipt({ payment }: { payment: Payment }) {
  const query = useReceipt(payment.appointmentId);
  const place = useRef<HTMLDivElement>(null);
  const zone = viewerTimeZone();
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows />} safe="Your payment is not affected.">
      {(receipt) => (
        <div className={styles.receipt} ref={place}>
          <Paper title="Receipt">
            <DataList
              items={[
                { term: 'Receipt', detail: receipt.number },
                { term: 'Paid', detail: <When at={receipt.paidAt} zone={zone} relative={false} /> },
                { term: 'Amount', detail: <Amount money={receipt.amount} /> },
                { term: 'State', detail: stateOf(payment) },
                ...receipt.refunds.map(({ amount, state, at }) => ({
                  term: 'Refund',
                  detail: (
                    <>
                      {formatMoney(amount)}, {REFUND_LABELS[state]} (<When at={at} zone={zone} relative={false} />)
                    </>
                  ),
                })),
                ...(receipt.refunds.length > 0 ? [{ term: 'Kept', detail: formatMoney(receipt.net) }] : []),
                {
                  term: 'For',
                  detail: `${receipt.visitTypeName}, ${receipt.minutes} minutes, ${formatMoment(receipt.startsAt, receipt.timeZone)}`,
                },
                { term: 'With', detail: `${receipt.specialistName}, council number ${receipt.councilNumber}` },
                { term: 'Paid by', detail: receipt.patientName },
              ]}
            />
          </Paper>
          <Button variant="line" size="s" onClick={() => printPaper(place.current ?? undefined)}>
            Print the receipt
          </Button>
        </div>
      )}
    </QueryPanel>
  );
}
