import { dayKey, formatTime } from '@telehealth/contracts/formatting';
import type { PlanException, PublicHoliday, WeekHours } from '@telehealth/data/practice/practice.schema';
import { toMinutes } from '../../../practice/time-of-day';

// Calendar days are `yyyy-mm-dd`, times of day are minutes. A calendar day is not an instant, so it is computed in UTC.

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;
const WEEK = 7;
/** Six rows show every month completely. */
const MONTH_ROWS = 6;

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

export function addDays(day: string, count: number): string {
  return new Date(noonOf(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}
/** 1 is Monday. */
const weekdayOf = (day: string): number => noonOf(day).getUTCDay() || WEEK;
/** The instant for formatting a day, in UTC. */
export const dayInstant = noonOf;

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, at) => addDays(first, at));
export const weekOf = (day: string): string[] => daysFrom(addDays(day, 1 - weekdayOf(day)), WEEK);
/** Returns the whole weeks of a month, Monday first. */
export function monthOf(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`;
  return daysFrom(addDays(first, 1 - weekdayOf(first)), MONTH_ROWS * WEEK);
}
export function addMonths(day: string, count: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month - 1 + count, 1, 12)).toISOString().slice(0, 10);
}

export const minuteOf = (at: Date, zone: string): number => toMinutes(formatTime(at, zone));

/** A part of a day, in minutes from midnight. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * Returns when patients can book on this day: weekly hours except on a public holiday, plus extra time, minus time off. Sorted,
 * without overlaps.
 */
export function openStretches(
  day: string,
  hours: readonly WeekHours[],
  exceptions: readonly PlanException[],
  holidays: readonly PublicHoliday[] = [],
): Stretch[] {
  const isHoliday = holidays.some((holiday) => holiday.day === day);
  const ofWeek = hours.filter(
    ({ weekday, validFrom, validTo }) =>
      !isHoliday && weekday === weekdayOf(day) && (validFrom ?? day) <= day && (validTo ?? day) >= day,
  );
  const today = exceptions.filter(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
  const open = [...ofWeek, ...today.filter(({ kind }) => kind === 'extra')].map(toStretch);
  return today
    .filter(({ kind }) => kind === 'off')
    .map(toStretch)
    .reduce(without, joined(open));
}

const toStretch = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Stretch => ({
  from: toMinutes(startsAt),
  to: toMinutes(endsAt),
});

function joined(stretches: readonly Stretch[]): Stretch[] {
  const sorted = [...stretches].sort((a, b) => a.from - b.from);
  const apart: Stretch[] = [];
  for (const { from, to } of sorted) {
    const last = apart.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else apart.push({ from, to });
  }
  return apart;
}

function without(stretches: readonly Stretch[], off: Stretch): Stretch[] {
  return stretches.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, off.from) },
      { from: Math.max(from, off.to), to },
    ].filter((part) => part.from < part.to),
  );
}

/** Returns the hours the grid shows: everything open or booked, by whole hours; eight to five without either. */
export function shownHours(parts: readonly Stretch[]): Stretch {
  if (parts.length === 0) return { from: 8 * 60, to: 17 * 60 };
  const from = Math.min(...parts.map((part) => part.from));
  const to = Math.max(...parts.map((part) => part.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(Math.ceil(to / 60) * 60, DAY_MINUTES) };
}

/** Returns a visit's part of its day; at midnight it is cut off. */
export function stretchOf({ startsAt, minutes }: { startsAt: Date; minutes: number }, zone: string): Stretch {
  const from = minuteOf(startsAt, zone);
  return { from, to: Math.min(from + minutes, DAY_MINUTES) };
}

/** The closed minutes between two open parts of a day, as `openStretches` gives them. */
export const breaksOf = (open: readonly Stretch[]): Stretch[] =>
  open.slice(1).map(({ from }, at) => ({ from: open[at]?.to ?? from, to: from }));

/** A column among the columns that parts of the same time share. */
export interface Lane {
  lane: number;
  lanes: number;
}

/**
 * Places parts of a day beside each other where they overlap, in their order.
 * @param parts sorted by their beginning
 * @param least minutes that even a shorter part takes up
 */
export function lanesOf(parts: readonly Stretch[], least: number): Lane[] {
  const lanes: Lane[] = [];
  /** Until when each column of the group is taken, in minutes. */
  let taken: number[] = [];
  let group: Lane[] = [];
  for (const { from, to } of parts) {
    if (taken.every((end) => end <= from)) [taken, group] = [[], []];
    const free = taken.findIndex((end) => end <= from);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = Math.max(to, from + least);
    const own = { lane, lanes: 1 };
    lanes.push(own);
    group.push(own);
    for (const one of group) one.lanes = taken.length;
  }
  return lanes;
}

/**
 * Groups visits by the day they begin on, `yyyy-mm-dd` in the zone. Filtering two thousand visits once for every day of a month
 * takes a phone half a second.
 */
export function groupByDay<Visit extends { startsAt: Date }>(
  visits: readonly Visit[],
  zone: string,
): ReadonlyMap<string, readonly Visit[]> {
  const days = new Map<string, Visit[]>();
  for (const visit of visits) {
    const day = dayKey(visit.startsAt, zone);
    const found = days.get(day);
    if (found === undefined) days.set(day, [visit]);
    else found.push(visit);
  }
  return days;
}
