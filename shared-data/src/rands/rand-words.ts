import { dayKey, formatDate, type Money, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts';

/** What a dollar was worth in rands on a day, and where that was read. */
export interface RandRate {
  perDollar: number;
  /** `yyyy-mm-dd`. */
  dated: string;
  source: string;
}

/** How long after its day a rate is shown. Older ones say less than none. */
export const SHOWN_DAYS = 31;

const DAY_MS = 86_400_000;
const CURRENCY = 'USD';

export const isInSouthAfrica = (zone: string): boolean => zone === SOUTH_AFRICAN_ZONE;

/** Whether a rate may be shown still, by the day it is in South Africa. */
export function isShownStill({ dated }: Pick<RandRate, 'dated'>, now: Date): boolean {
  const days = (Date.parse(dayKey(now, SOUTH_AFRICAN_ZONE)) - Date.parse(dated)) / DAY_MS;
  return days <= SHOWN_DAYS;
}

/** An amount of dollars as `about R1 234`; null for nothing to pay and for other currencies. */
export function inRands({ amountMinor, currency }: Money, { perDollar }: Pick<RandRate, 'perDollar'>): string | null {
  if (currency !== CURRENCY || amountMinor === 0) return null;
  return `about R${grouped(Math.round((amountMinor / 100) * perDollar))}`;
}

// By hand: the separators of en-ZA differ between versions of the platform's language data.
const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The rate with its day and source, e.g. `R18.03 to the dollar on 24 Nov 2026 (South African Reserve Bank)`. */
export const rateWords = ({ perDollar, dated, source }: RandRate): string =>
  `R${perDollar.toFixed(2)} to the dollar on ${formatDate(new Date(`${dated}T12:00:00Z`), 'UTC')} (${source})`;
