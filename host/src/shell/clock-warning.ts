import { type HostServices, STORAGE_KEYS } from '@telehealth/contracts';
import { readFromTab, storeInTab } from '../browser-storage';

const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'day', ms: 1440 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/**
 * How wrong a clock is, e.g. `7 minutes ahead`, `24 hours behind`: in the largest unit of which there are two.
 * @param aheadMs of the device before the servers; negative when it is behind
 */
export function describeSkew(aheadMs: number): string {
  const off = Math.abs(aheadMs);
  const { unit, ms } = UNITS.find((one) => off >= 2 * one.ms) ?? UNITS[2];
  const span = new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
  return `${span.format(off / ms)} ${aheadMs > 0 ? 'ahead' : 'behind'}`;
}

/** Says it once in this tab; again when the clock is wrong in another way. */
export function warnOfClock(aheadMs: number, notify: HostServices['notify']): void {
  const by = describeSkew(aheadMs);
  if (readFromTab(STORAGE_KEYS.clockWarning) === by) return;
  storeInTab(STORAGE_KEYS.clockWarning, by);
  notify('clock.wrong', { by });
}
