import { type HostServices, serverAheadMs, watchClock } from '@telehealth/contracts';

/** Clocks that nobody sets are seldom off by more; what comes of less is no wrong day and no missed visit. */
export const CLOCK_TOLERANCE_MS = 120_000;

/** Says that this device's clock is wrong, as soon as a server told. Most devices never need the words. */
export function watchDeviceClock(notify: HostServices['notify']): void {
  watchClock(() => {
    const aheadMs = serverAheadMs() ?? 0;
    if (Math.abs(aheadMs) < CLOCK_TOLERANCE_MS) return;
    // Times are right without it, too.
    import('./clock-warning').then(
      ({ warnOfClock }) => warnOfClock(-aheadMs, notify),
      () => undefined,
    );
  });
}
