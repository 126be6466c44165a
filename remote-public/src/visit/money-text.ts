import { formatMoney, type PaymentState } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

const NEVER_TAKEN: ReadonlySet<PaymentState> = new Set(['requires_payment', 'failed', 'expired']);

type Told = Pick<NonNullable<VisitDetails['payment']>, 'state' | 'amountMinor' | 'refundMinor' | 'currency'>;

/** Where the money is, in a sentence; empty where nothing was to pay or it is not told. */
export function moneyText({ payment }: { payment: Told | null }): string {
  if (payment === null || payment.amountMinor === 0) return '';
  if (NEVER_TAKEN.has(payment.state)) return 'Nothing was charged.';
  const { amountMinor, refundMinor, currency } = payment;
  const back = formatMoney({ amountMinor: refundMinor, currency });
  if (refundMinor === 0) return `${formatMoney({ amountMinor, currency })} stay paid.`;
  if (refundMinor < amountMinor) return `${back} of ${formatMoney({ amountMinor, currency })} go back to you.`;
  return `All you paid, ${back}, goes back to you.`;
}
