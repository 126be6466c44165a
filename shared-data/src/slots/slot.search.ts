import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { Gender, Province, Specialty, Weekday } from '@telehealth/contracts/people';

import { guestDevice } from './guest-device';

/** Optional filters of a search. With `specialistId` every visit type of that specialist is returned. */
export interface SlotFilters {
  specialistId?: string;
  visitTypeId?: string;
  specialty?: Specialty;
  language?: string;
  /** Price of one visit, in minor units. */
  maxPriceMinor?: number;
  /** Of each specialist the kind of visit with the lowest price, instead of the first kind. */
  cheapest?: boolean;
  acceptsInsurance?: boolean;
  mode?: ConsultationMode;
  gender?: Gender;
  province?: Province;
  weekday?: Weekday;
  /** Of the day in `timeZone`. */
  dayPart?: 'morning' | 'afternoon' | 'evening';
  /** IANA zone of `weekday` and `dayPart`; the practice's without it. */
  timeZone?: string;
  limit?: number;
}

export interface SlotSpan {
  from?: Date;
  to?: Date;
  perVisitType?: number;
}

/** The arguments of `find_slots`. Separate from the queries, so that a search can be sent before the data client has loaded. */
export function slotArguments(filters: SlotFilters, span: SlotSpan) {
  return {
    // Through JSON, so that undefined filters are absent instead of null. A time held for this device is included.
    p_filters: JSON.parse(JSON.stringify({ ...filters, device: guestDevice() })) as Record<
      string,
      string | number | boolean
    >,
    ...(span.from && { p_from: span.from.toISOString() }),
    ...(span.to && { p_to: span.to.toISOString() }),
    ...(span.perVisitType !== undefined && { p_per_visit_type: span.perVisitType }),
  };
}
