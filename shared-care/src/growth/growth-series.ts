import {
  comparedValue,
  DAYS_A_MONTH,
  daysBetween,
  type GrowthMeasure,
  growthMeasureOf,
  growthMonths,
  judgeGrowth,
  type Sex,
} from '@telehealth/clinical/growth/growth';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import { unitText, valueText } from '../record/entry-words';
import { isChild } from '../record/is-child';
import { workedOut } from './growth-pairs';
import type { GrowthPoint, Measured } from './growth-point';

export interface GrowthPerson {
  /** `yyyy-mm-dd`. */
  born: string;
  /** Null: the record names neither, and WHO has curves for no other. */
  sex: Sex | null;
}

/** A person's facts as far as growth needs them; null: the birth date is not known, or they are grown. */
export function growthPersonOf(
  facts: { dateOfBirth: string | null; gender: string } | null | undefined,
  today: string,
): GrowthPerson | null {
  const born = facts?.dateOfBirth ?? null;
  if (born === null || !isChild({ dateOfBirth: born }, today)) return null;
  const gender = facts?.gender;
  return { born, sex: gender === 'male' || gender === 'female' ? gender : null };
}

const DAY_LENGTH = 'yyyy-mm-dd'.length;
/** The day of a measurement; null where only month or year was said. */
function dayOf({ takenAt, takenPrecision }: Measured): string | null {
  if (takenPrecision === 'moment') return dayKey(takenAt, viewerTimeZone());
  return takenPrecision === 'day' ? takenAt.toISOString().slice(0, DAY_LENGTH) : null;
}

/**
 * Measurements of growth by what is measured, and what is worked out from two of them, oldest first. A bound was not measured
 * itself and is left out.
 */
export function growthSeries<E extends Measured>(
  { born, sex }: GrowthPerson,
  observations: readonly E[],
): ReadonlyMap<GrowthMeasure, readonly GrowthPoint<E>[]> {
  const found = new Map<GrowthMeasure, GrowthPoint<E>[]>();
  const inOrder = [...observations].sort((one, other) => one.takenAt.getTime() - other.takenAt.getTime());
  for (const entry of inOrder) {
    const measure = growthMeasureOf(entry.code);
    if (measure === null || entry.comparator !== '') continue;
    const day = dayOf(entry);
    // Weeks of pregnancy are not in a record yet, so that nothing is corrected; the card says so.
    const months = day === null ? null : growthMonths(daysBetween(born, day), null);
    const value = comparedValue(entry.code, entry.value, months ?? 0);
    const judged = months === null || sex === null ? null : judgeGrowth(measure, sex, months, value);
    const said = `${valueText(entry)} ${unitText(entry.unit)}`;
    const point = { entry, said, from: '', months, place: months, value, judged };
    found.set(measure, [...(found.get(measure) ?? []), point]);
  }
  return withWorkedOut(found, sex);
}

/** A BMI that somebody wrote down gives way to one worked out on the same day. */
function withWorkedOut<E extends Measured>(found: Map<GrowthMeasure, GrowthPoint<E>[]>, sex: Sex | null) {
  const { weightForLength, bmi } = workedOut(found.get('weight') ?? [], found.get('height') ?? [], sex);
  const days = new Set(bmi.map(({ months }) => months));
  const stated = (found.get('bmi') ?? []).filter(({ months }) => !days.has(months));
  const all = [...stated, ...bmi].sort((one, other) => one.entry.takenAt.getTime() - other.entry.takenAt.getTime());
  if (all.length > 0) found.set('bmi', all);
  if (weightForLength.length > 0) found.set('weightForLength', weightForLength);
  return found;
}

const WEEKS_UNTIL_MONTHS = 2;
const MONTHS_UNTIL = 24;
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** An age as people say it of children: weeks, months, then years and months. */
export function growthAge(months: number): string {
  if (months < 1 / DAYS_A_MONTH) return 'birth';
  if (months < WEEKS_UNTIL_MONTHS) return counted(Math.floor((months * DAYS_A_MONTH) / 7), 'week');
  const whole = Math.floor(months + 1e-6);
  if (whole < MONTHS_UNTIL) return counted(whole, 'month');
  const rest = whole % 12;
  return [counted(Math.floor(whole / 12), 'year'), rest === 0 ? '' : counted(rest, 'month')].filter(Boolean).join(' ');
}

export const MEASURE_WORDS: Readonly<Record<GrowthMeasure, string>> = {
  weight: 'Weight',
  height: 'Length and height',
  weightForLength: 'Weight for length',
  bmi: 'BMI',
  head: 'Head',
};

/** A centile of a hundred in words: `54th`; the ends are said as ends. */
export function centileText(centile: number): string {
  const whole = Math.round(centile);
  if (whole < 1) return 'below the 1st';
  if (whole > 99) return 'above the 99th';
  const ends = ['th', 'st', 'nd', 'rd'];
  const isTeen = whole > 10 && whole < 14;
  return `${whole}${isTeen ? 'th' : (ends[whole % 10] ?? 'th')}`;
}

/** Where a measurement stands, in a sentence that judges nothing. */
export function judgedText(point: Pick<GrowthPoint, 'judged' | 'months'>): string {
  const { judged } = point;
  if (judged === null) return point.months === null ? 'day not known' : '';
  if (judged.kind === 'check') return 'check the number';
  return judged.kind === 'noCurve' ? 'no curve here' : centileText(judged.centile);
}
