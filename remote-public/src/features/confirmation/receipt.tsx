import { PAYMENT_STATE_LABELS, type Payment, viewerTimeZone } from '@telehealth/contracts';
import { Badge } from '@telehealth/ui/parts/badge';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Price } from '@telehealth/ui/parts/money';
import { When } from '@telehealth/ui/parts/time';

export function Receipt({ payment }: { payment: Payment }) {
  const isSettled = payment.state === 'paid' || payment.state === 'not_required';
  return (
    <DataList
      items={[
        { term: 'Amount', detail: <Price money={payment.amount} /> },
        {
          term: 'State',
          detail: <Badge tone={isSettled ? 'success' : 'warning'}>{PAYMENT_STATE_LABELS[payment.state]}</Badge>,
        },
        ...(payment.paidAt
          ? [{ term: 'Paid', detail: <When at={payment.paidAt} zone={viewerTimeZone()} relative={false} /> }]
          : []),
        { term: 'Number', detail: payment.id.slice(0, 8).toUpperCase() },
      ]}
    />
  );
}
