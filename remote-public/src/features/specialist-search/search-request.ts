import type { SlotFilters, SlotSpan } from '@telehealth/data/slots/slot.search';
import type { SearchFilters } from '../../search-address/search-filters';
import { toSlotFilters } from './to-slot-filters';
import { toWishedDay } from './to-slot-window';

const OPENINGS_PER_CARD = 3;
/** The server's maximum per request. */
const MOST_CARDS = 200;

/**
 * The request for these filters. It contains days and no instants: the server starts from its own clock and looks 14 days
 * ahead. So equal filters make equal requests, whenever and by whomever they are sent. The map requests today's openings in
 * all provinces, because it is there to choose one.
 * @returns null if the chosen day is already over
 */
export function toSearchRequest(wishes: SearchFilters, now: Date): { filters: SlotFilters; span: SlotSpan } | null {
  const isMap = wishes.view === 'map';
  const day = toWishedDay(isMap ? { when: 'today', day: '' } : wishes, now);
  if (day !== null && day.to <= now) return null;
  return {
    filters: {
      ...toSlotFilters(isMap ? { ...wishes, province: '' } : wishes),
      ...(wishes.sort === 'price' && !isMap && { cheapest: true }),
      limit: MOST_CARDS,
    },
    span: { ...day, perVisitType: isMap ? 1 : OPENINGS_PER_CARD },
  };
}
