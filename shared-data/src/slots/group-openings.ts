import { dayKey, instantInZone } from '@telehealth/contracts/formatting';

export interface OpeningDay {
  /** `yyyy-mm-dd` in the zone it is shown in. */
  key: string;
  /** An instant within that day, for formatting it. */
  at: Date;
  openings: Date[];
  /** False while not all of its openings were fetched: their number is unknown then. */
  isKnown: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Returns every day of the span, also days without openings, because a missing day would look like a broken page.
 * @param zone the viewer's zone, which decides the days
 */
export function groupOpenings(
  openings: readonly Date[],
  from: Date,
  days: number,
  zone: string,
  isKnown: (key: string) => boolean = () => true,
): OpeningDay[] {
  const byDay = new Map<string, OpeningDay>();
  // Counting from noon skips no day at clock changes.
  const noon = instantInZone(dayKey(from, zone), '12:00', zone) ?? from;
  for (let index = 0; index < days; index += 1) {
    const at = new Date(noon.getTime() + index * DAY_MS);
    const key = dayKey(at, zone);
    if (!byDay.has(key)) byDay.set(key, { key, at, openings: [], isKnown: isKnown(key) });
  }
  for (const opening of openings) {
    const key = dayKey(opening, zone);
    const day = byDay.get(key) ?? { key, at: opening, openings: [], isKnown: isKnown(key) };
    day.openings.push(opening);
    byDay.set(key, day);
  }
  return [...byDay.values()].sort((a, b) => a.key.localeCompare(b.key));
}
