import type { WeekHours } from '@telehealth/data/practice/practice.schema';
import { toMinutes, toTime } from './time-of-day';

/** In minutes from midnight: lunch, where the hours leave work on both sides of it. */
const LUNCH = { from: 13 * 60, to: 14 * 60 };
/** In minutes: what must be left on both sides of a break, and what the clock of a break is rounded to. */
const LEAST_WORK = 30;
const ROUND = 15;

/**
 * Takes a break out of hours: an hour of lunch, else half an hour in the middle.
 * @returns the hours before and after it; null: they are too short for one
 */
export function withBreak<Hours extends WeekHours>(hours: Hours): [Hours, Hours] | null {
  const [from, to] = [toMinutes(hours.startsAt), toMinutes(hours.endsAt)];
  const middle = Math.round((from + to) / 2 / ROUND) * ROUND - ROUND;
  const wanted = [LUNCH, { from: middle, to: middle + 2 * ROUND }];
  const found = wanted.find((one) => one.from - from >= LEAST_WORK && to - one.to >= LEAST_WORK);
  if (found === undefined) return null;
  return [
    { ...hours, endsAt: toTime(found.from) },
    { ...hours, startsAt: toTime(found.to) },
  ];
}

/** The longest hours of a day in which a break finds room; undefined: none. */
export function roomForBreak<Hours extends WeekHours>(ofDay: readonly Hours[]): Hours | undefined {
  const length = ({ startsAt, endsAt }: Hours) => toMinutes(endsAt) - toMinutes(startsAt);
  return [...ofDay].sort((a, b) => length(b) - length(a)).find((hours) => withBreak(hours) !== null);
}

/** Replaces the hours of other days by those of one. @param to weekdays, 1 is Monday */
export function copyDay<Hours extends WeekHours>(
  week: readonly Hours[],
  weekday: number,
  to: readonly number[],
): Hours[] {
  const copied = week.filter((hours) => hours.weekday === weekday);
  return [
    ...week.filter((hours) => !to.includes(hours.weekday)),
    ...to.flatMap((day) => copied.map((hours) => ({ ...hours, weekday: day }))),
  ];
}
