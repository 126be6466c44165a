/** How long a session lasts for whom: operators see the most, so theirs is the shortest. */
export const SESSION_KINDS = ['patient', 'specialist', 'operator'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds. `warnAfterMs` and `lockAfterMs` count from the last activity in any tab, `endAfterMs` from the sign-in. */
export interface SessionRule {
  readonly warnAfterMs: number;
  readonly lockAfterMs: number;
  readonly endAfterMs: number;
}

/** Documented limits as OWASP ASVS 5.0, 7.1.1 and 7.3 ask for them; the reasons are in decision 0030. */
export const SESSION_RULES: Readonly<Record<SessionKind, SessionRule>> = {
  patient: { warnAfterMs: 28 * MINUTE_MS, lockAfterMs: 30 * MINUTE_MS, endAfterMs: 24 * HOUR_MS },
  specialist: { warnAfterMs: 13 * MINUTE_MS, lockAfterMs: 15 * MINUTE_MS, endAfterMs: 12 * HOUR_MS },
  operator: { warnAfterMs: 8 * MINUTE_MS, lockAfterMs: 10 * MINUTE_MS, endAfterMs: 8 * HOUR_MS },
};

/** This long before a session ends by its absolute limit it is said, and said again, in milliseconds. */
export const END_NOTICES_MS = [10 * MINUTE_MS, 2 * MINUTE_MS] as const;
/** Activity is told to other tabs and to storage at most this often, in milliseconds. */
export const ACTIVITY_WRITE_MS = 5_000;
/**
 * A page whose timers stood still for longer asks whether its session still stands before it shows anything, in
 * milliseconds. Browsers slow the timers of hidden tabs to one a minute, which is no absence.
 */
export const AWAY_CHECK_MS = 90_000;
