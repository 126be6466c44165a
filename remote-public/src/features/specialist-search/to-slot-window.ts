import type { SearchFilters } from '../../search-address/search-filters';

const WINDOW_DAYS = 14;

type WishedTime = Pick<SearchFilters, 'when' | 'day'>;
interface Span {
  from: Date;
  to: Date;
}

/** The whole chosen day in the viewer's zone. @returns null for any day */
export function toWishedDay({ when, day }: WishedTime, now: Date): Span | null {
  if (when === 'soon') return null;
  const from = when === 'today' ? startOfDay(now) : new Date(`${day}T00:00:00`);
  return { from, to: addDays(from, 1) };
}

/** The remaining part of the chosen time. @returns null if the chosen day is over */
export function toSlotWindow(wished: WishedTime, now: Date): Span | null {
  const day = toWishedDay(wished, now);
  if (day === null) return { from: now, to: addDays(now, WINDOW_DAYS) };
  if (day.to <= now) return null;
  return { from: day.from < now ? now : day.from, to: day.to };
}

function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate());
}

/** By calendar days: with a clock change a day is not 24 hours. */
function addDays(at: Date, days: number): Date {
  const moved = new Date(at);
  moved.setDate(moved.getDate() + days);
  return moved;
}
