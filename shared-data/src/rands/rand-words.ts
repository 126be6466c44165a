import type { Money } from '@telehealth/contracts/booking';
import { dayKey, formatMoney, formatPlainDate, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';

/** The value of a dollar in rands on a day, with its source. */
export interface RandRate {
  perDollar: number;
  /** `yyyy-mm-dd`. */
  dated: string;
  source: string;
}

/** How many days after its date a rate is shown; an older one would mislead. */
export const SHOWN_DAYS = 31;

const DAY_MS = 86_400_000;
const CURRENCY = 'USD';

export const isInSouthAfrica = (zone: string): boolean => zone === SOUTH_AFRICAN_ZONE;

/** Whether a rate is recent enough, by South Africa's date. */
export function isShownStill({ dated }: Pick<RandRate, 'dated'>, now: Date): boolean {
  const days = (Date.parse(dayKey(now, SOUTH_AFRICAN_ZONE)) - Date.parse(dated)) / DAY_MS;
  return days <= SHOWN_DAYS;
}

/** Formats dollars as `about R1 234`; null for zero and for other currencies. */
export function inRands({ amountMinor, currency }: Money, { perDollar }: Pick<RandRate, 'perDollar'>): string | null {
  if (currency !== CURRENCY || amountMinor === 0) return null;
  return `about R${grouped(Math.round((amountMinor / 100) * perDollar))}`;
}

// By hand, because the separators of en-ZA differ between versions of the platform's language data.
const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The rate at which a price became the rands that are charged, e.g. `US$45.00 at R18.03 to the dollar of 24 Nov 2026`. */
export const atRate = (price: Money, { perDollar, dated }: Omit<RandRate, 'source'>): string =>
  `${formatMoney(price)} at R${perDollar.toFixed(2)} to the dollar of ${formatPlainDate(dated)}`;

/** The rate with its day and source, e.g. `R18.03 to the dollar on 24 Nov 2026 (South African Reserve Bank)`. */
export const rateWords = ({ perDollar, dated, source }: RandRate): string =>
  `R${perDollar.toFixed(2)} to the dollar on ${formatPlainDate(dated)} (${source})`;
