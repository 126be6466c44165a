import type { Money } from '@telehealth/contracts/booking';
import { formatMoney } from '@telehealth/contracts/formatting';

interface AmountProps {
  money: Money;
  /** Text for an amount of 0. */
  free?: string;
}

/** An amount with its currency. For a price to pay use `Price` of `shared-care`. */
export function Amount({ money, free = 'Free' }: AmountProps) {
  return (
    <data value={`${money.amountMinor} ${money.currency}`}>{money.amountMinor === 0 ? free : formatMoney(money)}</data>
  );
}
