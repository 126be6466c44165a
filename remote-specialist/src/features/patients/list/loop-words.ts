import { dayKey, formatShortDay, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { dayText } from '@telehealth/ui/parts/time';
import type { OpenLoop } from '../../../data/open-loops/open-loop.schema';

/** Says by when it is due, or since when it is late or open, as clock time and day, which do not go stale. */
export function dueText({ kind, since, dueAt, overdue }: OpenLoop, zone: string): string {
  const when = (at: Date) => `${formatShortDay(at, zone)} ${formatTime(at, zone)}`;
  if (dueAt === null) return `since ${when(since)}`;
  if (kind === 'access_request') return `expires ${when(dueAt)}`;
  return overdue ? `late since ${when(dueAt)}` : `due ${when(dueAt)}`;
}

/** The number of tasks of a kind, the longest waiting kind first. */
export interface LoopCount {
  kind: OpenLoop['kind'];
  count: number;
  oldest: OpenLoop;
}

export function countLoops(loops: readonly OpenLoop[]): LoopCount[] {
  const counts = new Map<OpenLoop['kind'], LoopCount>();
  for (const loop of [...loops].sort((one, other) => one.since.getTime() - other.since.getTime())) {
    const found = counts.get(loop.kind);
    if (found === undefined) counts.set(loop.kind, { kind: loop.kind, count: 1, oldest: loop });
    else found.count += 1;
  }
  return [...counts.values()];
}

/** A visit's day, with the year unless the current one. */
export const visitDay = (at: Date): string => dayText(at, viewerTimeZone());

/** When access ends, e.g. "Until 30 Nov 2026". */
export const endDay = (at: Date, now: Date): string => {
  const zone = viewerTimeZone();
  if (dayKey(at, zone) === dayKey(now, zone)) return `Until today ${formatTime(at, zone)}`;
  return `Until ${dayText(at, zone, now)}`;
};
