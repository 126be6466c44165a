import { END_NOTICES_MS, type SessionRule } from '@telehealth/contracts';

/** What is known at one moment. All spans in milliseconds. */
export interface Moment {
  /** This device's clock. */
  now: number;
  /** Since the last activity in any tab. */
  idleMs: number;
  /** Until the absolute end of the session, by the server's clock. */
  leftMs: number;
  /** Locked before, here or in another tab: only proving who one is opens again. */
  wasLocked: boolean;
}

export type Verdict =
  | { kind: 'open' }
  /** `endsAt` in milliseconds of this device's clock, to the second. */
  | { kind: 'warning'; endsAt: number }
  | { kind: 'locked' }
  /** The absolute limit is reached: the session has to end. */
  | { kind: 'over' };

/** Whether the pages may be seen. Pure: the whole rule set is the table in decide-lock.test.ts. */
export function decideLock({ now, idleMs, leftMs, wasLocked }: Moment, rule: SessionRule): Verdict {
  if (leftMs <= 0) return { kind: 'over' };
  if (wasLocked || idleMs >= rule.lockAfterMs) return { kind: 'locked' };
  if (idleMs < rule.warnAfterMs) return { kind: 'open' };
  return { kind: 'warning', endsAt: Math.round((now + rule.lockAfterMs - idleMs) / 1000) * 1000 };
}

/** How often the coming end was due to be said: 0, then once per entry of END_NOTICES_MS. */
export function endNoticesDue(leftMs: number): number {
  return END_NOTICES_MS.filter((before) => leftMs <= before).length;
}

/** Timers stand still while a device sleeps and clocks are changed: nothing waits for longer than this. */
const LONGEST_LOOK_MS = 15_000;
const SHORTEST_LOOK_MS = 250;

/** When to look again, in milliseconds from now: at the next thing that could change, never much later. */
export function nextLookMs({ idleMs, leftMs }: Moment, rule: SessionRule): number {
  const ahead = [
    rule.warnAfterMs - idleMs,
    rule.lockAfterMs - idleMs,
    leftMs,
    ...END_NOTICES_MS.map((before) => leftMs - before),
  ].filter((ms) => ms > 0);
  return Math.max(SHORTEST_LOOK_MS, Math.min(LONGEST_LOOK_MS, ...ahead));
}
