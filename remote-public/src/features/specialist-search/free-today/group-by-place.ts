import { PROVINCE_LABELS, type Province } from '@telehealth/contracts/people';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';

export interface PlaceCount {
  province: Province;
  count: number;
  /** Towns with the number of free specialists, most first; specialists without a town are in `count` only. */
  cities: { city: string; count: number }[];
}

export interface FreeToday {
  total: number;
  /** Provinces with free specialists, most first. */
  places: PlaceCount[];
  /** Free specialists outside of South Africa or without a place. */
  elsewhere: number;
}

const byCount = (one: { count: number; name: string }, other: { count: number; name: string }) =>
  other.count - one.count || one.name.localeCompare(other.name);

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
