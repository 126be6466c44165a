import { dayKey } from '@telehealth/contracts';

export interface OpeningDay {
  /** `yyyy-mm-dd` in the zone it is shown in. */
  key: string;
  /** An instant within that day, for naming it. */
  at: Date;
  openings: Date[];
}

const DAY_MS = 86_400_000;

/**
 * Every day of the span with its openings, also the days without: a day that is missing reads as a broken page, a day
 * with nothing on it reads as what it is.
 * @param zone the zone whose days count, the viewer's
 */
export function groupOpenings(openings: readonly Date[], from: Date, days: number, zone: string): OpeningDay[] {
  const byDay = new Map<string, OpeningDay>();
  for (let index = 0; index < days; index += 1) {
    const at = new Date(from.getTime() + index * DAY_MS);
    const key = dayKey(at, zone);
    if (!byDay.has(key)) byDay.set(key, { key, at, openings: [] });
  }
  for (const opening of openings) {
    const key = dayKey(opening, zone);
    const day = byDay.get(key) ?? { key, at: opening, openings: [] };
    day.openings.push(opening);
    byDay.set(key, day);
  }
  return [...byDay.values()].sort((a, b) => a.key.localeCompare(b.key));
}
