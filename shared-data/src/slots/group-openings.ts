import { dayKey, instantInZone } from '@telehealth/contracts';

export interface OpeningDay {
  /** `yyyy-mm-dd` in the zone it is shown in. */
  key: string;
  /** An instant within that day, for naming it. */
  at: Date;
  openings: Date[];
  /** False while not all of its openings were asked for: that it has none, or how many, is then not known. */
  isKnown: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Every day of the span with its openings, also the days without: a day that is missing reads as a broken page, a day
 * with nothing on it reads as what it is.
 * @param zone the zone whose days count, the viewer's
 */
export function groupOpenings(
  openings: readonly Date[],
  from: Date,
  days: number,
  zone: string,
  isKnown: (key: string) => boolean = () => true,
): OpeningDay[] {
  const byDay = new Map<string, OpeningDay>();
  // From noon on no day is left out where the clocks change.
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
