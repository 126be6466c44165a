import { PROVINCE_LABELS, type Province } from '@telehealth/contracts';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';

export interface PlaceCount {
  province: Province;
  count: number;
  /** Towns with how many are free there, the most first; who named none is in `count` alone. */
  cities: { city: string; count: number }[];
}

export interface FreeToday {
  total: number;
  /** Provinces where somebody is free, the most first. */
  places: PlaceCount[];
  /** Free, but at work outside of South Africa or with no place on the card. */
  elsewhere: number;
}

const byCount = (one: { count: number; name: string }, other: { count: number; name: string }) =>
  other.count - one.count || one.name.localeCompare(other.name);

/** Counts the specialists with an opening by where they work. */
export function groupByPlace(results: readonly SpecialistOpenings[]): FreeToday {
  const free = results.filter(({ openings }) => openings.length > 0).map(({ specialist }) => specialist);
  const placed = free.flatMap(({ province, city }) => (province === null ? [] : [{ province, city }]));
  const places = tally(placed.map(({ province }) => province))
    .map(({ name, count }) => ({
      province: name,
      count,
      cities: tally(placed.flatMap(({ province, city }) => (province === name && city !== '' ? [city] : [])))
        .sort(byCount)
        .map((one) => ({ city: one.name, count: one.count })),
    }))
    .sort((one, other) =>
      byCount(
        { count: one.count, name: PROVINCE_LABELS[one.province] },
        { count: other.count, name: PROVINCE_LABELS[other.province] },
      ),
    );
  return { total: free.length, places, elsewhere: free.length - placed.length };
}

function tally<Name extends string>(names: readonly Name[]): { name: Name; count: number }[] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
