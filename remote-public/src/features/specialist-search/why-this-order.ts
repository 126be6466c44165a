import { listWords, MODE_LABELS } from '@telehealth/contracts/formatting';
import { PROVINCE_LABELS } from '@telehealth/contracts/people';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import type { SearchFilters } from '../../search-address/search-filters';
import type { Suggestion } from './need/suggestion';

/**
 * Explains a specialist's position: the chosen order, then the filters that they match.
 * @param place 0 for the first in the list
 */
export function whyThisOrder(
  result: SpecialistOpenings,
  filters: SearchFilters,
  place: number,
  suggestions: readonly Suggestion[],
): string {
  const reasons = [needReason(result, filters, suggestions) ?? orderReason(result, filters, place)];
  if (filters.language) reasons.push(`speaks ${filters.language}`);
  if (filters.maxPrice) reasons.push('within your budget');
  if (filters.insurance) reasons.push('accepts insurance');
  if (filters.mode) reasons.push(`offers ${MODE_LABELS[filters.mode].toLowerCase()}`);
  if (filters.gender) reasons.push('the gender you asked for');
  if (filters.province) reasons.push(`works in ${PROVINCE_LABELS[filters.province]}`);
  if (filters.part && result.openings.length > 0) reasons.push(`free in the ${filters.part}`);
  const [first = '', ...others] = reasons;
  return [first, ...others].join(', ');
}

function orderReason(result: SpecialistOpenings, filters: SearchFilters, place: number): string {
  if (result.openings.length === 0) return 'Listed last: no opening in this time';
  const isFirst = place === 0;
  if (filters.sort === 'price') return isFirst ? 'First: lowest price' : 'By price';
  if (filters.sort === 'experience') return isFirst ? 'First: most years of experience' : 'By years of experience';
  return isFirst ? 'First: soonest opening' : 'By soonest opening';
}

/** Only where it changes the position: the soonest in a suggested specialty. */
function needReason(
  { specialist, openings }: SpecialistOpenings,
  { sort }: SearchFilters,
  suggestions: readonly Suggestion[],
): string | null {
  if (sort !== 'soonest' || openings.length === 0) return null;
  const words = suggestions.find(({ specialty }) => specialty === specialist.specialty)?.words ?? [];
  if (words.length === 0) return null;
  return `You wrote ${listWords(words.map((word) => `“${word}”`))}, then by soonest opening`;
}
