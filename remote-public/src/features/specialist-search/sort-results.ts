import type { Specialty } from '@telehealth/contracts';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import type { Sort } from '../../search-address/search-filters';
import type { Suggestion } from './need/suggestion';

const firstOpening = (result: SpecialistOpenings) => result.openings[0]?.getTime() ?? Number.POSITIVE_INFINITY;
/** Those who are free at the same time stay as the server sent them, by name: comparing names is dear in a browser. */
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

/** How near a specialty is to the words of a need: those they point to, in their order, then general practice, then others. */
function distanceFrom(suggestions: readonly Suggestion[]): (result: SpecialistOpenings) => number {
  const near = new Map<Specialty, number>(suggestions.map(({ specialty }, place) => [specialty, place]));
  if (near.size > 0 && !near.has('general')) near.set('general', near.size);
  return ({ specialist }) => near.get(specialist.specialty) ?? near.size;
}

/**
 * Those without an opening come last whatever the order. Where the order is that of the soonest opening, who usually sees to
 * what was written comes before others: the soonest of the wrong profession helps nobody.
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
