import { serverAheadMs, watchClock } from '@telehealth/contracts/clock';
import type { HostServices } from '@telehealth/contracts/shell';
import { warnOfClock } from './clock-warning';

/** Synchronised clocks are seldom off by more; a smaller error causes no wrong day and no missed visit. */
const CLOCK_TOLERANCE_MS = 120_000;

/** Warns of a wrong device clock once a server's time is known. Times are corrected without the warning, too. */
export function watchDeviceClock(notify: HostServices['notify']): void {
  const look = () => {
    const aheadMs = serverAheadMs() ?? 0;
    if (Math.abs(aheadMs) >= CLOCK_TOLERANCE_MS) warnOfClock(-aheadMs, notify);
  };
  watchClock(look);
  look();
}
