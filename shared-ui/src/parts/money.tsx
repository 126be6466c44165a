import { formatMoney, type Money } from '@telehealth/contracts';

interface AmountProps {
  money: Money;
  /** What to write instead of nothing to pay. */
  free?: string;
}

/** An amount with its currency, alone. What somebody may have to pay is shown by `Price` of `shared-visits`. */
export function Amount({ money, free = 'Free' }: AmountProps) {
  return (
    <data value={`${money.amountMinor} ${money.currency}`}>{money.amountMinor === 0 ? free : formatMoney(money)}</data>
  );
}
