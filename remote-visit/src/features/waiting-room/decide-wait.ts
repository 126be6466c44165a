import { formatTime } from '@telehealth/contracts/formatting';
import type { WaitingTime } from '@telehealth/data/visits/waiting-room.queries';
import { minutesText } from '../../visit/minutes-text';

const MINUTE_MS = 60_000;
/** Fewer visits do not predict the next delay. */
const FEWEST_VISITS = 5;
/** Minimum width in minutes of a range based on one announced time. */
const LEAST_SPAN = 5;
const MOST_DOTS = 30;

export interface Span {
  from: Date;
  to: Date;
}
/** The specialist's whereabouts as far as the database knows. */
export type Whereabouts = 'here' | 'another' | 'away';

export interface Wait {
  /** Likely start; null: no honest estimate, so only the booked time is shown. */
  range: Span | null;
  /** The estimate's basis, in sentences. */
  basis: string;
  /** Null: unknown. */
  whereabouts: Whereabouts | null;
}

interface WaitFacts {
  startsAt: Date;
  now: Date;
  /** Null: not loaded, or the request failed. */
  wait: WaitingTime | null;
  name: string;
  zone: string;
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/** Estimates the wait from the specialist's usual delay and their announced one. It never names a time in the past. */
export function decideWait({ startsAt, now, wait, name, zone }: WaitFacts): Wait {
  if (wait === null) return { range: null, basis: '', whereabouts: null };
  const whereabouts = wait.inAnotherVisit ? 'another' : wait.specialistHere ? 'here' : 'away';
  const usual = usualSpan(startsAt, wait);
  const range = notBefore(withAnnounced(usual, startsAt, wait.announcedMinutes), now);
  const said = [
    announcedText(wait.announcedMinutes, startsAt, name, zone),
    wait.behindMinutes > 0 && `It is ${minutesText(wait.behindMinutes)} after the booked time now.`,
    usualText(usual, wait, name),
    range === null && usual !== null && 'That time has already passed, so we cannot say when it will start.',
  ];
  return { range, basis: said.filter(Boolean).join(' '), whereabouts };
}

function usualSpan(startsAt: Date, { usualFrom, usualTo, basedOn }: WaitingTime): Span | null {
  if (usualFrom === null || usualTo === null || basedOn < FEWEST_VISITS) return null;
  return { from: later(startsAt, usualFrom), to: later(startsAt, Math.max(usualTo, usualFrom + 1)) };
}

/** A specialist who announces a delay does not come earlier; their usual spread gives the range's width. */
function withAnnounced(usual: Span | null, startsAt: Date, minutes: number | null): Span | null {
  if (minutes === null) return usual;
  const from = later(startsAt, minutes);
  const width = usual === null ? 0 : (usual.to.getTime() - usual.from.getTime()) / MINUTE_MS;
  return { from, to: later(from, Math.max(LEAST_SPAN, width)) };
}

function notBefore(range: Span | null, now: Date): Span | null {
  if (range === null || range.to <= now) return null;
  return { from: range.from < now ? now : range.from, to: range.to };
}

function announcedText(minutes: number | null, startsAt: Date, name: string, zone: string): string {
  if (minutes === null) return '';
  return `${name} said that they run ${minutesText(minutes)} late, until about ${formatTime(later(startsAt, minutes), zone)}.`;
}

function usualText(usual: Span | null, { usualFrom, usualTo, basedOn }: WaitingTime, name: string): string {
  if (usual === null) return `${name} has held too few visits here to say how long a wait usually is.`;
  if (usualTo === 0) return `Half of the last ${basedOn} visits began on time.`;
  const from = usualFrom === 0 ? 'on time' : `${usualFrom}`;
  return usualFrom === 0
    ? `Half of the last ${basedOn} visits began between the booked time and ${minutesText(usualTo ?? 0)} after it.`
    : `Half of the last ${basedOn} visits began ${from} to ${minutesText(usualTo ?? 0)} after the booked time.`;
}

export interface Dot {
  at: Date;
  isNow: boolean;
  isLikely: boolean;
}

/**
 * One dot per minute from before the booked time until after the likely start; for long waits every second or third minute.
 */
export function dotsOf(startsAt: Date, now: Date, range: Span | null): Dot[] {
  const first = Math.min(startsAt.getTime(), now.getTime()) - 3 * MINUTE_MS;
  const last = Math.max(startsAt.getTime(), now.getTime(), range?.to.getTime() ?? 0) + 4 * MINUTE_MS;
  const step = Math.max(1, Math.ceil((last - first) / MINUTE_MS / MOST_DOTS)) * MINUTE_MS;
  const count = Math.ceil((last - first) / step);
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * step;
    const isIn = (when: number) => when >= at && when < at + step;
    return {
      at: new Date(at),
      isNow: isIn(now.getTime()),
      isLikely: range !== null && at + step > range.from.getTime() && at <= range.to.getTime(),
    };
  });
}
