import { usePayment } from '@telehealth/data/payments/payment.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Receipt } from './receipt';

/** What was paid and what went back, for who pays. */
export function MoneyCard({ appointmentId }: { appointmentId: string }) {
  const query = usePayment(appointmentId);
  return (
    <Card title="Payment">
      <QueryPanel query={query} safe="Your visit is not affected.">
        {(payment) => (payment ? <Receipt payment={payment} /> : <p>Nothing was charged for this visit.</p>)}
      </QueryPanel>
    </Card>
  );
}
