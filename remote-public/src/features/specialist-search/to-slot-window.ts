import type { SearchFilters } from '../../search-address/search-filters';

const WINDOW_DAYS = 14;

/**
 * The span of time a search looks at, in the viewer's own days.
 * @returns null when the chosen day is already over
 */
export function toSlotWindow(filters: Pick<SearchFilters, 'when' | 'day'>, now: Date): { from: Date; to: Date } | null {
  if (filters.when === 'soon') return { from: now, to: addDays(now, WINDOW_DAYS) };
  const start = filters.when === 'today' ? startOfDay(now) : new Date(`${filters.day}T00:00:00`);
  const to = addDays(start, 1);
  if (to <= now) return null;
  return { from: start < now ? now : start, to };
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
