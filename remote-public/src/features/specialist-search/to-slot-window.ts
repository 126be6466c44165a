import type { SearchFilters } from '../../search-address/search-filters';

const WINDOW_DAYS = 14;
const MINUTE_MS = 60_000;

/**
 * The span of time a search looks at, in the viewer's own days. It begins with a whole minute, so that the same search,
 * asked on the way to the page and by the page itself, is one.
 * @returns null when the chosen day is already over
 */
export function toSlotWindow(filters: Pick<SearchFilters, 'when' | 'day'>, now: Date): { from: Date; to: Date } | null {
  const soonest = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);
  if (filters.when === 'soon') return { from: soonest, to: addDays(soonest, WINDOW_DAYS) };
  const start = filters.when === 'today' ? startOfDay(now) : new Date(`${filters.day}T00:00:00`);
  const to = addDays(start, 1);
  if (to <= soonest) return null;
  return { from: start < soonest ? soonest : start, to };
}

function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate());
}

/** By the calendar, not by 24 hours: a day with a clock change is shorter or longer. */
function addDays(at: Date, days: number): Date {
  const moved = new Date(at);
  moved.setDate(moved.getDate() + days);
  return moved;
}
