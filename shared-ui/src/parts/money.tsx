import { formatMoney, type Money } from '@telehealth/contracts';

interface PriceProps {
  money: Money;
  /** What to write instead of nothing to pay. */
  free?: string;
}

/** An amount with its currency. */
export function Price({ money, free = 'Free' }: PriceProps) {
  return (
    <data value={`${money.amountMinor} ${money.currency}`}>{money.amountMinor === 0 ? free : formatMoney(money)}</data>
  );
}
