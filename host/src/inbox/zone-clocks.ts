import { dayKey, formatTime, keptZoneClocks, ZONE_CLOCKS_KEY, type ZoneClock } from '@telehealth/contracts/formatting';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { instant, list, plainRows, whole } from '@telehealth/data/rows/plain-rows';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The database returns two years; it is asked again two months after the beginning of the month in which it was asked. */
const FRESH_MS = 62 * DAY_MS;
/** More zones than one device needs; the oldest is dropped. */
const MOST_ZONES = 6;

const rows = plainRows<'clocks_of_a_zone'>()({
  knownFrom: instant,
  knownUntil: instant,
  changesAt: list(instant),
  minutesAhead: list(whole),
});

/**
 * Whether this device received the zone's clock recently.
 * @param at the server's clock
 */
export function knowsZoneClock(timeZone: string, at: Date): boolean {
  const until = keptZoneClocks()[timeZone]?.until;
  return until !== undefined && askedIn(until) > at.getTime() - FRESH_MS;
}

/** Returns the month in which it was asked: the returned span ends two years after it. */
function askedIn(until: number): number {
  const month = new Date(until);
  return month.setUTCFullYear(month.getUTCFullYear() - 2);
}

/**
 * Fetches the clock changes of a zone and stores them on this device; times are shown by them from then on.
 * @returns whether times are shown differently now, because the device's own table differs
 * @throws AppError when refused; times then follow the device's table
 */
export async function learnZoneClock({ client }: WithClient, timeZone: string): Promise<boolean> {
  const [told] = await callBackend(client.rpc('clocks_of_a_zone', { p_time_zone: timeZone }), rows);
  if (told === undefined) return false;
  const clock: ZoneClock = {
    from: told.knownFrom.getTime(),
    until: told.knownUntil.getTime(),
    changes: told.changesAt.map((at, index) => [at.getTime(), told.minutesAhead[index] ?? 0]),
  };
  const moments = momentsOf(clock);
  const before = written(moments, timeZone);
  const others = Object.entries(keptZoneClocks()).filter(([zone]) => zone !== timeZone);
  try {
    const kept = Object.fromEntries([...others.slice(1 - MOST_ZONES), [timeZone, clock]]);
    localStorage.setItem(ZONE_CLOCKS_KEY, JSON.stringify(kept));
  } catch {
    // Storage can be switched off or full; then the device's own table stays.
    return false;
  }
  return before !== written(moments, timeZone);
}

/** Weekly samples find every difference of two tables, because a changed rule holds for a season. */
function momentsOf({ from, until }: ZoneClock): Date[] {
  const moments: Date[] = [];
  for (let at = from; at < until; at += WEEK_MS) moments.push(new Date(at));
  return moments;
}

const written = (moments: readonly Date[], timeZone: string) =>
  moments.map((at) => dayKey(at, timeZone) + formatTime(at, timeZone)).join();
