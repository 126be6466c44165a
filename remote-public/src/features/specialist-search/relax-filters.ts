import { GENDER_LABELS, MODE_LABELS, PROVINCE_LABELS, SPECIALTY_LABELS } from '@telehealth/contracts';
import type { SearchFilters } from '../../search-address/search-filters';

export interface Relaxation {
  label: string;
  change: Partial<SearchFilters>;
}

/** Ways to get results when there are none: each drops one wish. The one that narrows most comes first. */
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
