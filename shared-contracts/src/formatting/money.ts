import type { Money } from '../booking/money.ts';
import { remember } from './remember.ts';

/** Language of the interface, as a BCP 47 tag. */
export const INTERFACE_LOCALE = 'en-GB';

const formatOf = remember((currency) => new Intl.NumberFormat(INTERFACE_LOCALE, { style: 'currency', currency }));

/** An amount for people, e.g. `US$45.00`, `R811.00`. Whole amounts keep their decimals, so prices line up. */
export function formatMoney(money: Money): string {
  const format = formatOf(money.currency);
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.amountMinor / 10 ** decimals).replace(/ZAR\s/, 'R');
}
