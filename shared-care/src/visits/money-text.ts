import type { PaymentState } from '@telehealth/contracts/booking';
import { formatMoney } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

const NEVER_TAKEN: ReadonlySet<PaymentState> = new Set(['requires_payment', 'failed', 'expired']);

type Told = Pick<NonNullable<VisitDetails['payment']>, 'state' | 'amountMinor' | 'refundMinor' | 'currency'>;

/** The state of payment and refund in a sentence; empty if nothing was due or it is unknown. */
export function moneyText({ payment }: { payment: Told | null }): string {
  if (payment === null || payment.amountMinor === 0) return '';
  if (NEVER_TAKEN.has(payment.state)) return 'Nothing was charged.';
  const { amountMinor, refundMinor, currency } = payment;
  const back = formatMoney({ amountMinor: refundMinor, currency });
  if (refundMinor === 0) return `${formatMoney({ amountMinor, currency })} stay paid.`;
  if (refundMinor < amountMinor) return `${back} of ${formatMoney({ amountMinor, currency })} go back to you.`;
  return `All you paid, ${back}, goes back to you.`;
}
