import type { SlotFilters, SlotSpan } from '@telehealth/data/slots/slot.search';
import type { SearchFilters } from '../../search-address/search-filters';
import { toSlotFilters } from './to-slot-filters';
import { toWishedDay } from './to-slot-window';

const OPENINGS_PER_CARD = 3;
/** As many as the server gives at once. */
const MOST_CARDS = 200;

/**
 * What the server is asked for these wishes. No moment is in it, only days: the server begins with now and looks 14 days
 * ahead by itself. So the same wishes are the same request, whoever sends it and when. The map shows today's openings of
 * everybody who fits, wherever they are: choosing a province is what it is for.
 * @returns null when the wished day is already over, so that nothing has to be asked
 */
export function toSearchRequest(wishes: SearchFilters, now: Date): { filters: SlotFilters; span: SlotSpan } | null {
  const isMap = wishes.view === 'map';
  const day = toWishedDay(isMap ? { when: 'today', day: '' } : wishes, now);
  if (day !== null && day.to <= now) return null;
  return {
    filters: { ...toSlotFilters(isMap ? { ...wishes, province: '' } : wishes), limit: MOST_CARDS },
    span: { ...day, perVisitType: isMap ? 1 : OPENINGS_PER_CARD },
  };
}
