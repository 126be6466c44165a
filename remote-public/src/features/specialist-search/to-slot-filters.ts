import { viewerTimeZone } from '@telehealth/contracts/formatting';
import type { SlotFilters } from '@telehealth/data/slots/slot.search';
import type { SearchFilters } from '../../search-address/search-filters';

const MINOR_UNITS = 100;

export function toSlotFilters(filters: SearchFilters): SlotFilters {
  return {
    ...(filters.specialty && { specialty: filters.specialty }),
    ...(filters.language && { language: filters.language }),
    ...(filters.maxPrice && { maxPriceMinor: Number(filters.maxPrice) * MINOR_UNITS }),
    ...(filters.insurance && { acceptsInsurance: true }),
    ...(filters.mode && { mode: filters.mode }),
    ...(filters.gender && { gender: filters.gender }),
    ...(filters.province && { province: filters.province }),
    ...(filters.part && { dayPart: filters.part, timeZone: viewerTimeZone() }),
  };
}
