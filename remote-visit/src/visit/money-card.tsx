import { formatMoney, PAYMENT_STATE_LABELS } from '@telehealth/contracts/formatting';
import { usePayment } from '@telehealth/data/payments/payment.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Receipt } from './receipt';

/** Payment and refund in one line for the payer; the linked receipt has person, day and price. */
export function MoneyCard({ appointmentId }: { appointmentId: string }) {
  const query = usePayment(appointmentId);
  return (
    <Card title="Payment">
      <QueryPanel query={query} safe="What you paid is kept.">
        {(payment) => {
          if (payment === null) return <p>Nothing was charged for this visit.</p>;
          if (payment.paidAt === null) return <Receipt payment={payment} />;
          const summary = `${formatMoney(payment.amount)}, ${PAYMENT_STATE_LABELS[payment.state].toLowerCase()}`;
          return (
            <Disclosure summary={summary}>
              <Receipt payment={payment} />
            </Disclosure>
          );
        }}
      </QueryPanel>
    </Card>
  );
}
