import { deviceNow } from '@telehealth/contracts/clock';

const RECENT_MS = 10_000;

let last: { userId: string; to: string; at: number } | null = null;

/**
 * Returns where this person was just sent, or null. The identity provider and the host both navigate to the callback page once a
 * session starts, so it can open twice; the second time must lead to the same place without a second welcome.
 */
export function recentArrival(userId: string, now: number = deviceNow()): string | null {
  return last !== null && last.userId === userId && now - last.at < RECENT_MS ? last.to : null;
}

export function rememberArrival(userId: string, to: string, now: number = deviceNow()): void {
  last = { userId, to, at: now };
}
