import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import type { HostServices } from '@telehealth/contracts/shell';
import { readFromTab, storeInTab } from '../../browser-storage';

const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'day', ms: 1440 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/**
 * Describes a clock error in the largest unit with at least two, e.g. `7 minutes ahead`, `24 hours behind`.
 * @param aheadMs how far the device is ahead of the servers; negative when behind
 */
export function describeSkew(aheadMs: number): string {
  const off = Math.abs(aheadMs);
  const { unit, ms } = UNITS.find((one) => off >= 2 * one.ms) ?? UNITS[2];
  const span = new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
  return `${span.format(off / ms)} ${aheadMs > 0 ? 'ahead' : 'behind'}`;
}

/** Warns once per tab, and again when the error changes. */
export function warnOfClock(aheadMs: number, notify: HostServices['notify']): void {
  const by = describeSkew(aheadMs);
  if (readFromTab(STORAGE_KEYS.clockWarning) === by) return;
  storeInTab(STORAGE_KEYS.clockWarning, by);
  notify('clock.wrong', { by });
}
