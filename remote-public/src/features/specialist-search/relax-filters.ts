import { GENDER_LABELS, MODE_LABELS, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { PROVINCE_LABELS } from '@telehealth/contracts/people';
import type { SearchFilters } from '../../search-address/search-filters';

export interface Relaxation {
  label: string;
  change: Partial<SearchFilters>;
  /** What it finds, said instead of the label once the number is known. */
  says?: (count: number) => string;
}

/** On a chosen day without the wished specialty, general practice sees most of what cannot wait. */
function generalInstead({ when, specialty }: SearchFilters): Relaxation | false {
  if (when === 'soon' || specialty === '' || specialty === 'general') return false;
  const day = when === 'today' ? 'today' : 'that day';
  return {
    label: `General practice ${day}`,
    change: { specialty: 'general' },
    says: (count) =>
      count === 1 ? `One general practitioner is free ${day}` : `${count} general practitioners are free ${day}`,
  };
}

/** Says who is not there, of exactly what was asked for. */
export function nobodyText({ when, specialty, ...filters }: SearchFilters): string {
  if (when === 'soon') return 'No specialist matches';
  const day = when === 'today' ? 'today' : 'that day';
  const { language, maxPrice, insurance, mode, gender, province, part } = filters;
  if (language || maxPrice || insurance || mode || gender || province || part) return `Nobody who fits is free ${day}`;
  return specialty === ''
    ? `Nobody is free ${day}`
    : `Nobody in ${SPECIALTY_LABELS[specialty].toLowerCase()} is free ${day}`;
}

/** Ways out of an empty result: who else is free that day, then each dropping one filter, the most restrictive first. */
export function relaxFilters(filters: SearchFilters): Relaxation[] {
  const ways: (Relaxation | false)[] = [
    generalInstead(filters),
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
