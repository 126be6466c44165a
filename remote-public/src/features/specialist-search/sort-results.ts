import type { SpecialistOpenings } from '@telehealth/contracts';
import type { Sort } from '../../search-address/search-filters';

const firstOpening = (result: SpecialistOpenings) => result.openings[0]?.getTime() ?? Number.POSITIVE_INFINITY;
const bySoonest = (a: SpecialistOpenings, b: SpecialistOpenings) => {
  const left = firstOpening(a);
  const right = firstOpening(b);
  return left === right ? a.specialist.name.localeCompare(b.specialist.name) : left - right;
};

const ORDERS: Record<Sort, (a: SpecialistOpenings, b: SpecialistOpenings) => number> = {
  soonest: bySoonest,
  price: (a, b) => a.visitType.price.amountMinor - b.visitType.price.amountMinor || bySoonest(a, b),
  experience: (a, b) => b.specialist.yearsOfExperience - a.specialist.yearsOfExperience || bySoonest(a, b),
};

/** Those without an opening come last whatever the order; nothing else moves anyone up. */
export function sortResults(results: readonly SpecialistOpenings[], sort: Sort): SpecialistOpenings[] {
  return [...results].sort(
    (a, b) => Number(a.openings.length === 0) - Number(b.openings.length === 0) || ORDERS[sort](a, b),
  );
}
