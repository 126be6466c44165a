import { remember } from './remember.ts';

const MINUTE_MS = 60_000;

/** localStorage: the clocks of zones as the database told them; removed on sign-out. */
export const ZONE_CLOCKS_KEY = 'zoneClocks';

/** What the database's table of time zones says of one zone. */
export interface ZoneClock {
  /** Milliseconds since 1970: the span the table was asked for. */
  from: number;
  until: number;
  /** [milliseconds since 1970, minutes ahead of UTC from then on], the earliest first; the first one is `from`. */
  changes: readonly (readonly [at: number, minutesAhead: number])[];
}

export type ZoneClocks = Readonly<Record<string, ZoneClock>>;

/** What was told and kept on this device, by the zone's name. */
export function keptZoneClocks(): ZoneClocks {
  try {
    const kept: string | undefined = localStorage[ZONE_CLOCKS_KEY];
    return kept === undefined ? {} : parsed(kept);
  } catch {
    // Storage can be switched off, a server has none, and what is kept may be no JSON.
    return {};
  }
}
/** A list asks for it with every time that it shows. */
const parsed = remember((kept): ZoneClocks => {
  const clocks: ZoneClocks = Object(JSON.parse(kept));
  return Object.fromEntries(Object.entries(clocks).filter(([, clock]) => Array.isArray(clock?.changes)));
});

/**
 * How many minutes the zone's clock is ahead of UTC, as the database told it. Openings are reckoned and mails are written by
 * the database's table; the browser's own may be older.
 * @returns null where it was not told: before it was asked, and outside of the span
 */
export function toldMinutesAhead(at: Date, timeZone: string): number | null {
  const clock = keptZoneClocks()[timeZone];
  const time = at.getTime();
  if (clock === undefined || !(time >= clock.from && time < clock.until)) return null;
  return clock.changes.findLast(([from]) => from <= time)?.[1] ?? null;
}

/** A moment that shows in UTC what a clock shows that is so many minutes ahead of UTC. */
export const asShownInUtc = (at: Date, minutesAhead: number): Date => new Date(at.getTime() + minutesAhead * MINUTE_MS);
