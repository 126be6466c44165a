import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { dayKey, formatMoney, viewerTimeZone } from '@telehealth/contracts/formatting';
import { type Gender, PROVINCES, SPECIALTIES } from '@telehealth/contracts/people';
import { inRands, type RandRate } from '@telehealth/data/rands/rand-words';
import { DAY_PARTS, type DayPart, type SearchFilters } from '../../search-address/search-filters';

const CURRENCY = 'USD';
const PRICE_STEPS = [25, 40, 60, 80, 100];
const MINOR_UNITS = 100;

/** The usual price limits, plus the URL's when it differs; in rands too, where these are shown. */
export function priceSteps(chosen: string, rate: RandRate | null): { value: string; label: string }[] {
  const amounts = chosen === '' ? PRICE_STEPS : [...new Set([...PRICE_STEPS, Number(chosen)])].sort((a, b) => a - b);
  return amounts.map((amount) => {
    const limit = { amountMinor: amount * MINOR_UNITS, currency: CURRENCY };
    const rands = rate && inRands(limit, rate);
    return { value: String(amount), label: `Up to ${formatMoney(limit)}${rands ? `, ${rands}` : ''}` };
  });
}

/** The date field's value; `today` becomes today's date. */
export function toDay(filters: Pick<SearchFilters, 'when' | 'day'>, now: Date): string {
  return filters.when === 'today' ? dayKey(now, viewerTimeZone()) : filters.day;
}

export function toSpecialty(value: string): SearchFilters['specialty'] {
  return SPECIALTIES.find((known) => known === value) ?? '';
}

export function toMode(value: string): SearchFilters['mode'] {
  return CONSULTATION_MODES.find((known) => known === value) ?? '';
}

export const OFFERED_GENDERS: readonly Gender[] = ['female', 'male', 'non-binary'];
export const PART_LABELS: Readonly<Record<DayPart, string>> = {
  morning: 'Morning, before 12:00',
  afternoon: 'Afternoon, 12:00 to 17:00',
  evening: 'Evening, from 17:00',
};

export function toGender(value: string): SearchFilters['gender'] {
  return OFFERED_GENDERS.find((known) => known === value) ?? '';
}

export function toProvince(value: string): SearchFilters['province'] {
  return PROVINCES.find((known) => known === value) ?? '';
}

export function toPart(value: string): SearchFilters['part'] {
  return DAY_PARTS.find((known) => known === value) ?? '';
}
