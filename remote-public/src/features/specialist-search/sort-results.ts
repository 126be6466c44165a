import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import type { Sort } from '../../search-address/search-filters';

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

/** Those without an opening come last whatever the order; nothing else moves anyone up. */
export function sortResults(results: readonly SpecialistOpenings[], sort: Sort): SpecialistOpenings[] {
  return [...results].sort(
    (a, b) => Number(a.openings.length === 0) - Number(b.openings.length === 0) || ORDERS[sort](a, b),
  );
}
