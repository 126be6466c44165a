import type { SlotFilters, SlotSpan } from '@telehealth/data/slots/slot.search';
import type { SearchFilters } from '../../search-address/search-filters';
import { toSlotFilters } from './to-slot-filters';
import { toSlotWindow } from './to-slot-window';

const OPENINGS_PER_CARD = 3;
/** As many as the server gives at once. */
const MOST_CARDS = 200;

type AskedSearch = { filters: SlotFilters; span: SlotSpan } | null;

/**
 * What the server is asked for these wishes. The map shows today's openings of everybody who fits, wherever they are:
 * choosing a province is what it is for.
 * @returns null when the chosen day is already over, so that nothing has to be asked
 */
export function askedSearch(wishes: SearchFilters, now: Date): AskedSearch {
  const isMap = wishes.view === 'map';
  const window = toSlotWindow(isMap ? { when: 'today', day: '' } : wishes, now);
  if (window === null) return null;
  return {
    filters: { ...toSlotFilters(isMap ? { ...wishes, province: '' } : wishes), limit: MOST_CARDS },
    span: { ...window, perVisitType: isMap ? 1 : OPENINGS_PER_CARD },
  };
}

/** As long as an answer counts as fresh. */
const SAME_MS = 15_000;
let last: { wishes: string; at: number; asked: AskedSearch } | null = null;

/**
 * The same for as long as its answer is fresh, also when a minute ends: what was sent on the way to the page is what the
 * page asks.
 */
export function presentSearch(wishes: SearchFilters): AskedSearch {
  const key = JSON.stringify(wishes);
  const age = Date.now() - (last?.at ?? 0);
  if (last?.wishes === key && age >= 0 && age < SAME_MS) return last.asked;
  const now = new Date();
  last = { wishes: key, at: now.getTime(), asked: askedSearch(wishes, now) };
  return last.asked;
}
