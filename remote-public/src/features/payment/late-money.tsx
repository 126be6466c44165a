import { formatMoney, PAYMENT_STATE_LABELS } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import { usePayment } from '@telehealth/data/payments/payment.queries';
import type { Payment } from '@telehealth/data/payments/payment.schema';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Notice } from '@telehealth/ui/feedback/notice';

/** The state of a payment made while the hold expired. Renders nothing without one. */
export function LateMoney({ appointmentId }: { appointmentId: string }) {
  const { data: payment, status, error, refetch, isFetching } = usePayment(appointmentId);
  if (payment === undefined && status === 'error')
    return (
      <ErrorPanel
        title="We cannot see your payment"
        what={error === null ? message('data.failed') : errorText(error)}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  const text = payment ? toLateMoneyText(payment) : null;
  return text === null ? null : (
    <Notice tone="warning" title="Your payment" live>
      {text}
    </Notice>
  );
}

/** Null: no payment was attempted, or it clearly failed. */
function toLateMoneyText(payment: Payment): string | null {
  if (payment.refund.amountMinor > 0) {
    return `${message('payment.tooLate')} ${formatMoney(payment.refund)}: ${PAYMENT_STATE_LABELS[payment.state].toLowerCase()}.`;
  }
  if (payment.state === 'expired' && payment.attemptedAt !== null && payment.failure === null) {
    return 'You had started to pay. If your bank still takes the money, you get all of it back, or your visit is booked after all if the time is free.';
  }
  return null;
}
