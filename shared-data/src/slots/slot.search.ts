import type { ConsultationMode, Gender, Province, Specialty, Weekday } from '@telehealth/contracts';

import { guestDevice } from './guest-device';

/** What a search narrows; all of it optional. With `specialistId` every visit type of that specialist comes. */
export interface SlotFilters {
  specialistId?: string;
  visitTypeId?: string;
  specialty?: Specialty;
  language?: string;
  /** Price of one visit, in minor units. */
  maxPriceMinor?: number;
  acceptsInsurance?: boolean;
  mode?: ConsultationMode;
  gender?: Gender;
  province?: Province;
  weekday?: Weekday;
  /** Of the day in `timeZone`. */
  dayPart?: 'morning' | 'afternoon' | 'evening';
  /** IANA zone that `weekday` and `dayPart` are meant in; that of the practice without it. */
  timeZone?: string;
  limit?: number;
}

export interface SlotSpan {
  from?: Date;
  to?: Date;
  /** How many openings per visit type come at most. */
  perVisitType?: number;
}

/** The arguments of `find_slots`. Apart from the queries, so that a search can leave before the data client is there. */
export function slotArguments(filters: SlotFilters, span: SlotSpan) {
  return {
    // Through JSON, so that filters left undefined are absent instead of null. A time kept for this device is shown to it.
    p_filters: JSON.parse(JSON.stringify({ ...filters, device: guestDevice() })) as Record<
      string,
      string | number | boolean
    >,
    ...(span.from && { p_from: span.from.toISOString() }),
    ...(span.to && { p_to: span.to.toISOString() }),
    ...(span.perVisitType !== undefined && { p_per_visit_type: span.perVisitType }),
  };
}
