import { formatMoney, PAYMENT_STATE_LABELS } from '@telehealth/contracts';
import { usePayment } from '@telehealth/data/payments/payment.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Receipt } from '../../visit/receipt';

/** What was paid in a line; the whole receipt behind it. */
export function ReceiptCard({ details }: { details: VisitDetails }) {
  const query = usePayment(details.visit.id);
  return (
    <Card title="Receipt">
      <QueryPanel query={query} safe="What you paid is kept.">
        {(payment) =>
          payment === null ? (
            <p>Nothing was charged for this visit.</p>
          ) : (
            <Disclosure
              summary={`${formatMoney(payment.amount)}, ${PAYMENT_STATE_LABELS[payment.state].toLowerCase()}`}
            >
              <Receipt payment={payment} />
            </Disclosure>
          )
        }
      </QueryPanel>
    </Card>
  );
}
