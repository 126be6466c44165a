import {
  BMI_FROM_5,
  BMI_TO_5,
  HEAD_TO_5,
  HEIGHT_FROM_5,
  HEIGHT_TO_5,
  LENGTH_TO_2,
  WEIGHT_FOR_LENGTH,
  WEIGHT_FROM_5,
  WEIGHT_TO_5,
} from './who-tables';

export type Sex = 'male' | 'female';
/** What is compared with other children: of the same age, but weight for length with those as long. */
export type GrowthMeasure = 'weight' | 'height' | 'weightForLength' | 'bmi' | 'head';

/** Days of a month as WHO counts: 365.25 / 12. */
export const DAYS_A_MONTH = 30.4375;
const DAY_MS = 86_400_000;

interface Lms {
  /** Months of age; cm for weight for length. */
  place: number;
  l: number;
  m: number;
  s: number;
}

/** Tables in the order of age; of two that touch, the later holds from its first month on. */
const TABLES: Readonly<Record<GrowthMeasure, readonly { male: string; female: string }[]>> = {
  weight: [WEIGHT_TO_5, WEIGHT_FROM_5],
  height: [LENGTH_TO_2, HEIGHT_TO_5, HEIGHT_FROM_5],
  weightForLength: [WEIGHT_FOR_LENGTH],
  bmi: [BMI_TO_5, BMI_FROM_5],
  head: [HEAD_TO_5],
};

const read = new Map<string, Lms[]>();
/** Rows `place L M S`, or `place M S` where L is 1. */
function rowsOf(table: string): Lms[] {
  const found = read.get(table);
  if (found !== undefined) return found;
  const rows = table.split('\n').map((line) => {
    const [place = 0, ...rest] = line.split(' ').map(Number);
    const [s = 1, m = 1, l = 1] = rest.reverse();
    return { place, l, m, s };
  });
  read.set(table, rows);
  return rows;
}

/**
 * L, M and S at an age, or at a length; null where WHO has none.
 * @param place months; cm for weight for length
 */
export function lmsAt(measure: GrowthMeasure, sex: Sex, place: number): Omit<Lms, 'place'> | null {
  const table = TABLES[measure].map((one) => rowsOf(one[sex])).findLast(([first]) => (first?.place ?? 0) <= place);
  const next = table?.findIndex((row) => row.place >= place) ?? -1;
  const upper = table?.[next];
  if (table === undefined || upper === undefined) return null;
  const lower = table[Math.max(0, next - 1)] ?? upper;
  const share = upper.place === lower.place ? 0 : (place - lower.place) / (upper.place - lower.place);
  const at = (key: 'l' | 'm' | 's') => lower[key] + share * (upper[key] - lower[key]);
  return { l: at('l'), m: at('m'), s: at('s') };
}

/** The measurement at a number of standard deviations, by Box and Cox. */
function valueAt({ l, m, s }: Omit<Lms, 'place'>, z: number): number {
  return Math.abs(l) < 1e-9 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);
}

/**
 * The z-score of a measurement. Beyond 3 SD of weight the distance between 2 and 3 SD is continued, as WHO does, because skewed
 * tails are not known there. Source: WHO Child Growth Standards, Methods and development (2006), chapter 7.
 */
function zOf(lms: Omit<Lms, 'place'>, value: number): number {
  const { l, m, s } = lms;
  const z = Math.abs(l) < 1e-9 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);
  if (Math.abs(z) <= 3) return z;
  const side = Math.sign(z);
  const [two, three] = [valueAt(lms, 2 * side), valueAt(lms, 3 * side)];
  return side * 3 + (value - three) / Math.abs(three - two);
}

/** WHO's flags: beyond these a number is a slip of measuring, typing, or of the birth date. Source: WHO Anthro, user guide. */
const FLAGS: Readonly<Record<GrowthMeasure, readonly [low: number, high: number]>> = {
  weight: [-6, 5],
  height: [-6, 6],
  weightForLength: [-5, 5],
  bmi: [-5, 5],
  head: [-5, 5],
};

/** Share of children below a z-score, 0 to 100. Abramowitz and Stegun 26.2.17, error below 1e-7. */
export function centileOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = series.reduce((sum, factor, at) => sum + factor * t ** (at + 1), 0) * Math.exp((-z * z) / 2);
  const below = tail / Math.sqrt(2 * Math.PI);
  return 100 * (z > 0 ? 1 - below : below);
}

/** z of the 3rd and 97th centile. */
export const Z_OF_P97 = 1.88079;

/** The shaded part at an age or a length: where 94 of 100 healthy children are; null where WHO has no curve. */
export function bandAt(
  measure: GrowthMeasure,
  sex: Sex,
  place: number,
): { low: number; middle: number; high: number } | null {
  const lms = lmsAt(measure, sex, place);
  if (lms === null) return null;
  return { low: valueAt(lms, -Z_OF_P97), middle: lms.m, high: valueAt(lms, Z_OF_P97) };
}

/** Age in days between two calendar days (`yyyy-mm-dd`). */
export const daysBetween = (born: string, day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${born}T00:00:00Z`)) / DAY_MS);

const FULL_TERM_WEEKS = 40;
const PRETERM_BELOW_WEEKS = 37;
/** Weeks before term no longer count from the second birthday on. */
const CORRECTED_UNTIL_MONTHS = 24;

/** Age by which growth is compared: corrected for birth before 37 weeks, where the weeks are known. */
export function growthMonths(days: number, gestationWeeks: number | null): number {
  const isCorrected =
    gestationWeeks !== null && gestationWeeks < PRETERM_BELOW_WEEKS && days / DAYS_A_MONTH < CORRECTED_UNTIL_MONTHS;
  const early = isCorrected ? (FULL_TERM_WEEKS - gestationWeeks) * 7 : 0;
  return (days - early) / DAYS_A_MONTH;
}

/** Measurements that are compared, by their code in the record (`OBSERVATION_TYPES`). */
const MEASURE_OF: Readonly<Record<string, GrowthMeasure>> = {
  body_weight: 'weight',
  body_height: 'height',
  body_length: 'height',
  head_circumference: 'head',
  body_mass_index: 'bmi',
};
export const growthMeasureOf = (code: string): GrowthMeasure | null => MEASURE_OF[code] ?? null;

const LYING_IS_LONGER_CM = 0.7;
const STANDING_FROM_MONTHS = 24;

/**
 * A length measured lying as a height from the second birthday on. A height is not changed: nobody says that it was measured
 * standing.
 */
export const comparedValue = (code: string, value: number, months: number): number =>
  code === 'body_length' && months >= STANDING_FROM_MONTHS ? value - LYING_IS_LONGER_CM : value;

/** The length for which a weight is compared: a height of somebody of two years or more as it would have been lying. */
export const comparedLength = (code: string, value: number, months: number): number =>
  code !== 'body_length' && months >= STANDING_FROM_MONTHS ? value + LYING_IS_LONGER_CM : value;

/** Weight for length is of use until the fifth birthday, BMI by age from the second on: below WHO says length instead. */
export const WEIGHT_FOR_LENGTH_UNTIL_MONTHS = 60;
export const BMI_FROM_MONTHS = STANDING_FROM_MONTHS;
/** From this age on the reference of 2007 counts, below it the standards of 2006. */
export const FROM_5_MONTHS = 60;

const CM_A_METRE = 100;
/** Weight by the square of height, kg/m². */
export const bmiOf = (kg: number, cm: number): number => kg / (cm / CM_A_METRE) ** 2;

export type Judged =
  /** Where it stands among healthy children. */
  | { kind: 'placed'; z: number; centile: number }
  /** So far off that the number, the day or the birth date is wrong: never interpreted. */
  | { kind: 'check' }
  /** WHO has no curve for this age or length. */
  | { kind: 'noCurve' };

/**
 * Where a measurement stands among healthy children of the same sex and age, or length.
 * @param place months; cm for weight for length
 */
export function judgeGrowth(measure: GrowthMeasure, sex: Sex, place: number, value: number): Judged {
  const lms = lmsAt(measure, sex, place);
  if (lms === null) return { kind: 'noCurve' };
  const z = zOf(lms, value);
  const [low, high] = FLAGS[measure];
  return z < low || z > high ? { kind: 'check' } : { kind: 'placed', z, centile: centileOf(z) };
}
