import { setTimeout as pause } from 'node:timers/promises';

/** Generous for a busy machine, in seconds. */
const NEEDED_S = 20;

/**
 * Calls are counted by periods of the clock: resolves at once where this one has enough left for a test, otherwise when the next one
 * has begun.
 * @param seconds length of a period
 */
export async function withinOnePeriod(seconds: number): Promise<void> {
  const left = seconds - ((Date.now() / 1000) % seconds);
  if (left < NEEDED_S) await pause((left + 0.2) * 1000);
}
