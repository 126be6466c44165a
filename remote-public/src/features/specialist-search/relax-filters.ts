import { GENDER_LABELS, MODE_LABELS, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { PROVINCE_LABELS } from '@telehealth/contracts/people';
import type { SearchFilters } from '../../search-address/search-filters';

export interface Relaxation {
  label: string;
  change: Partial<SearchFilters>;
}

/** Ways out of an empty result, each dropping one filter, the most restrictive first. */
export function relaxFilters(filters: SearchFilters): Relaxation[] {
  const ways: (Relaxation | false)[] = [
    filters.when !== 'soon' && { label: 'Any of the next 14 days', change: { when: 'soon', day: '' } },
    filters.part !== '' && { label: 'Any time of day', change: { part: '' } },
    filters.province !== '' && { label: `Beyond ${PROVINCE_LABELS[filters.province]}`, change: { province: '' } },
    filters.gender !== '' && {
      label: `Not only ${GENDER_LABELS[filters.gender].toLowerCase()}`,
      change: { gender: '' },
    },
    filters.maxPrice !== '' && { label: 'Any price', change: { maxPrice: '' } },
    filters.language !== '' && { label: `Not only ${filters.language}`, change: { language: '' } },
    filters.insurance && { label: 'Also without insurance', change: { insurance: false } },
    filters.mode !== '' && { label: `Not only ${MODE_LABELS[filters.mode].toLowerCase()}`, change: { mode: '' } },
    filters.specialty !== '' && {
      label: `Beyond ${SPECIALTY_LABELS[filters.specialty].toLowerCase()}`,
      change: { specialty: '' },
    },
  ];
  return ways.filter((way): way is Relaxation => way !== false);
}
