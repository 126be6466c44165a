import { deviceNow } from '@telehealth/contracts';

const RECENT_MS = 10_000;

let last: { userId: string; to: string; at: number } | null = null;

/**
 * Where a person just arrived, or null. The identity provider and the host both lead to the callback page once a session
 * starts, so it can be opened twice; the second time must lead to the same place and not say welcome again.
 */
export function recentArrival(userId: string, now: number = deviceNow()): string | null {
  return last !== null && last.userId === userId && now - last.at < RECENT_MS ? last.to : null;
}

export function rememberArrival(userId: string, to: string, now: number = deviceNow()): void {
  last = { userId, to, at: now };
}
