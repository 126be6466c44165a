import { END_NOTICES_MS, type SessionRule } from '@telehealth/contracts/identity';

/** All times at one moment, in milliseconds. */
export interface Moment {
  /** This device's clock. */
  now: number;
  /** Since the last activity in any tab. */
  idleMs: number;
  /** Until the absolute end of the session, by the server's clock. */
  leftMs: number;
  /** Locked before, in any tab: only proving the identity unlocks. */
  wasLocked: boolean;
}

export type Verdict =
  | { kind: 'open' }
  /** `endsAt` in milliseconds of this device's clock, to the second. */
  | { kind: 'warning'; endsAt: number }
  | { kind: 'locked' }
  /** The absolute limit is reached: the session must end. */
  | { kind: 'over' };

/** Whether the pages may be seen. Pure; decide-lock.test.ts has all rules as a table. */
export function decideLock({ now, idleMs, leftMs, wasLocked }: Moment, rule: SessionRule): Verdict {
  if (leftMs <= 0) return { kind: 'over' };
  if (wasLocked || idleMs >= rule.lockAfterMs) return { kind: 'locked' };
  if (idleMs < rule.warnAfterMs) return { kind: 'open' };
  return { kind: 'warning', endsAt: Math.round((now + rule.lockAfterMs - idleMs) / 1000) * 1000 };
}

/** Number of due notices of the session's end, one per entry of END_NOTICES_MS. */
export function endNoticesDue(leftMs: number): number {
  return END_NOTICES_MS.filter((before) => leftMs <= before).length;
}

/** Timers stop while a device sleeps and clocks can change, so no wait is longer than this. */
const LONGEST_LOOK_MS = 15_000;
const SHORTEST_LOOK_MS = 250;

/** Milliseconds until the next check: the next possible change, within a limit. */
export function nextLookMs({ idleMs, leftMs }: Moment, rule: SessionRule): number {
  const ahead = [
    rule.warnAfterMs - idleMs,
    rule.lockAfterMs - idleMs,
    leftMs,
    ...END_NOTICES_MS.map((before) => leftMs - before),
  ].filter((ms) => ms > 0);
  return Math.max(SHORTEST_LOOK_MS, Math.min(LONGEST_LOOK_MS, ...ahead));
}
