import { serverAheadMs, watchClock } from '@telehealth/contracts/clock';
import type { HostServices } from '@telehealth/contracts/shell';

/** Synchronised clocks are seldom off by more; a smaller error causes no wrong day and no missed visit. */
export const CLOCK_TOLERANCE_MS = 120_000;

/**
 * Warns of a wrong device clock once a server's time is known. The text is loaded on demand, because most clocks are right.
 */
export function watchDeviceClock(notify: HostServices['notify']): void {
  watchClock(() => {
    const aheadMs = serverAheadMs() ?? 0;
    if (Math.abs(aheadMs) < CLOCK_TOLERANCE_MS) return;
    // Times are corrected without the warning, too. It shares the inbox's file, because the landing page carries name and hash of each.
    import(/* webpackChunkName: "inbox" */ './clock-warning').then(
      ({ warnOfClock }) => warnOfClock(-aheadMs, notify),
      () => undefined,
    );
  });
}
