import type { Specialty } from '@telehealth/contracts/people';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import type { Sort } from '../../search-address/search-filters';
import type { Suggestion } from './need/suggestion';

const firstOpening = (result: SpecialistOpenings) => result.openings[0]?.getTime() ?? Number.POSITIVE_INFINITY;
/** Ties keep the server's order by name, because comparing names is slow in a browser. */
const bySoonest = (a: SpecialistOpenings, b: SpecialistOpenings) => {
  const left = firstOpening(a);
  const right = firstOpening(b);
  return left === right ? 0 : left - right;
};

const ORDERS: Record<Sort, (a: SpecialistOpenings, b: SpecialistOpenings) => number> = {
  soonest: bySoonest,
  price: (a, b) => a.visitType.price.amountMinor - b.visitType.price.amountMinor || bySoonest(a, b),
  experience: (a, b) => b.specialist.yearsOfExperience - a.specialist.yearsOfExperience || bySoonest(a, b),
};

/** Rank of a specialty for a need: suggested ones in their order, then general practice, then others. */
function distanceFrom(suggestions: readonly Suggestion[]): (result: SpecialistOpenings) => number {
  const near = new Map<Specialty, number>(suggestions.map(({ specialty }, place) => [specialty, place]));
  if (near.size > 0 && !near.has('general')) near.set('general', near.size);
  return ({ specialist }) => near.get(specialist.specialty) ?? near.size;
}

/**
 * Specialists without an opening always come last. In the soonest-first order, suggested specialties come before others: the
 * soonest opening of the wrong profession does not help.
 */
export function sortResults(
  results: readonly SpecialistOpenings[],
  sort: Sort,
  suggestions: readonly Suggestion[],
): SpecialistOpenings[] {
  const distance = sort === 'soonest' ? distanceFrom(suggestions) : () => 0;
  return [...results].sort(
    (a, b) =>
      Number(a.openings.length === 0) - Number(b.openings.length === 0) ||
      distance(a) - distance(b) ||
      ORDERS[sort](a, b),
  );
}
