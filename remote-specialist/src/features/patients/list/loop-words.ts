import { dayKey, formatShortDay, formatTime, viewerTimeZone } from '@telehealth/contracts';
import type { OpenLoop } from '@telehealth/data/open-loops/open-loop.schema';
import { dayText } from '@telehealth/ui/parts/time';

/** By when it is due, or since when it is late or, without such a day, open: clock time and day, which do not go stale. */
export function dueText({ kind, since, dueAt, overdue }: OpenLoop, zone: string): string {
  const when = (at: Date) => `${formatShortDay(at, zone)} ${formatTime(at, zone)}`;
  if (dueAt === null) return `since ${when(since)}`;
  if (kind === 'access_request') return `expires ${when(dueAt)}`;
  return overdue ? `late since ${when(dueAt)}` : `due ${when(dueAt)}`;
}

/** Of what kind how many wait, the kind that has waited longest first. */
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

/** The day of a visit, with the year where it is another one. */
export const visitDay = (at: Date): string => dayText(at, viewerTimeZone());

/** When access ends, e.g. "Until 30 Nov 2026". */
export const endDay = (at: Date, now: Date): string => {
  const zone = viewerTimeZone();
  if (dayKey(at, zone) === dayKey(now, zone)) return `Until today ${formatTime(at, zone)}`;
  return `Until ${dayText(at, zone, now)}`;
};
