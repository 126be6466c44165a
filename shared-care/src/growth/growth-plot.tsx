import { bandAt, type GrowthMeasure, type Sex } from '@telehealth/clinical/growth/growth';
import { PLOT, ticksOf } from '../chart/plot-points';
import { useOwnWidth } from '../chart/use-own-width';
import styles from './growth.module.css';
import type { GrowthPoint } from './growth-point';
import { growthAge } from './growth-series';

/** Steps of the shaded part: finer than a line is wide. */
const BAND_STEPS = 60;
const ABOUT_A_YEAR = 12;
const LEAST_MONTHS = 3;
const INFANT_MONTHS = 24;

interface GrowthPlotProps {
  measure: GrowthMeasure;
  /** Null: no shaded part. */
  sex: Sex | null;
  /** With a day, and a number that can be true; oldest first, one or more. */
  points: readonly GrowthPoint[];
  /** Months since birth today. */
  nowMonths: number;
  words: string;
}

/** Measurements by age, or by length, over the part where most children are; the last is a ring with its number. A table has the same data. */
export function GrowthPlot({ measure, sex, points, nowMonths, words }: GrowthPlotProps) {
  const { ref, width } = useOwnWidth<HTMLDivElement>();
  const plot = growthPlotOf(measure, sex, points, nowMonths, width);
  const last = plot.points.at(-1);
  if (last === undefined) return null;
  const isLeft = last.x > width / 2;
  return (
    <div ref={ref} className={styles.plot}>
      <svg viewBox={`0 0 ${width} ${PLOT.height}`} height={PLOT.height} role="img" aria-label={words}>
        {plot.band !== '' && <path className={styles.band} d={plot.band} />}
        {plot.middle !== '' && <polyline className={styles.middle} points={plot.middle} />}
        {plot.scale.map(({ value, y }) => (
          <text key={value} className={styles.axis} x={PLOT.left - 7} y={y + 4} textAnchor="end">
            {value}
          </text>
        ))}
        {plot.places.map(({ words: place, x, anchor }) => (
          <text key={anchor} className={styles.axis} x={x} y={PLOT.height - 6} textAnchor={anchor}>
            {place}
          </text>
        ))}
        <polyline className={styles.line} points={plot.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {plot.points.slice(0, -1).map(({ id, x, y }) => (
          <circle key={id} className={styles.dot} cx={x} cy={y} r={4} />
        ))}
        <circle className={styles.ring} cx={last.x} cy={last.y} r={5} />
        <text
          className={styles.label}
          x={isLeft ? last.x + 6 : last.x - 6}
          y={Math.max(12, last.y - 12)}
          textAnchor={isLeft ? 'end' : 'start'}
        >
          {last.said}
        </text>
      </svg>
    </div>
  );
}

interface PlacedPoint {
  id: string;
  x: number;
  y: number;
  said: string;
}

interface GrowthPlotData {
  points: PlacedPoint[];
  /** A closed path; empty: no curve. */
  band: string;
  /** Where half of the children are. */
  middle: string;
  scale: { value: number; y: number }[];
  places: { words: string; x: number; anchor: 'start' | 'middle' | 'end' }[];
}

interface Span {
  from: number;
  to: number;
  wordsOf: (place: number) => string;
}

/** From birth for small children, from a year before the first measurement for others, to today. */
function ageSpan(ages: readonly number[], nowMonths: number): Span {
  const first = Math.min(...ages);
  const from = first <= INFANT_MONTHS ? 0 : Math.floor(first - ABOUT_A_YEAR);
  const to = Math.max(nowMonths, ...ages, from + LEAST_MONTHS);
  return { from, to, wordsOf: (months) => (months === nowMonths ? 'today' : growthAge(months)) };
}

const AROUND_CM = 5;
/** The lengths that were measured, with what lies around them. */
function lengthSpan(lengths: readonly number[]): Span {
  const [from, to] = [Math.floor(Math.min(...lengths)) - AROUND_CM, Math.ceil(Math.max(...lengths)) + AROUND_CM];
  return { from, to, wordsOf: (cm) => `${cm} cm` };
}

/** Along age, or along length for weight for length. */
export function growthPlotOf(
  measure: GrowthMeasure,
  sex: Sex | null,
  points: readonly GrowthPoint[],
  nowMonths: number,
  width: number,
): GrowthPlotData {
  const along = points.map(({ place }) => place ?? 0);
  const { from, to, wordsOf } = measure === 'weightForLength' ? lengthSpan(along) : ageSpan(along, nowMonths);
  const steps = Array.from({ length: BAND_STEPS + 1 }, (_, step) => from + ((to - from) * step) / BAND_STEPS);
  const bands = steps.flatMap((at) => {
    const band = sex === null ? null : bandAt(measure, sex, at);
    return band === null ? [] : [{ at, ...band }];
  });
  const values = [...points.map(({ value }) => value), ...bands.flatMap(({ low, high }) => [low, high])];
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const inWidth = width - PLOT.left - PLOT.right;
  const inHeight = PLOT.height - PLOT.top - PLOT.bottom;
  const toX = (at: number) => PLOT.left + ((at - from) / (to - from)) * inWidth;
  const toY = (value: number) => PLOT.top + inHeight - ((value - low) / (high - low)) * inHeight;
  const at = (place: number, value: number) => `${toX(place).toFixed(1)},${toY(value).toFixed(1)}`;
  const middle = Math.round((from + to) / 2);
  const upper = bands.map((one) => at(one.at, one.high));
  const lower = bands.map((one) => at(one.at, one.low)).reverse();
  return {
    points: points.map(({ entry, place, value, said }) => ({ id: entry.id, x: toX(place ?? 0), y: toY(value), said })),
    band: bands.length < 2 ? '' : `M${[...upper, ...lower].join('L')}Z`,
    middle: bands.length < 2 ? '' : bands.map((one) => at(one.at, one.middle)).join(' '),
    scale: ticks.map((value) => ({ value, y: toY(value) })),
    places: [
      { words: wordsOf(from), x: PLOT.left, anchor: 'start' },
      { words: wordsOf(middle), x: toX(middle), anchor: 'middle' },
      { words: wordsOf(to), x: width - PLOT.right, anchor: 'end' },
    ],
  };
}
