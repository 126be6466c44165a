import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';

type Observation = ChartEntryOf<'observation'>;

/** The drawing's own measure; the picture is scaled to its place. */
export const PLOT = { width: 320, height: 150, left: 34, right: 8, top: 8, bottom: 22 } as const;

export interface PlotPoint {
  id: string;
  x: number;
  /** Of the value, or the upper of two. */
  y: number;
  /** Of the lower of two; null for one value. */
  y2: number | null;
  source: Observation['source'];
}
export interface Plot {
  points: PlotPoint[];
  /** Round numbers of the scale, lowest first, each with its height. */
  scale: { value: number; y: number }[];
  /** Where something began that may have changed the values. */
  marks: { label: string; x: number }[];
}

/**
 * Where measurements of one kind lie in a drawing. The scale never begins at zero by force: change is what is looked for.
 * @param series oldest first, three or more
 * @param begun medicines and when each was written down; those outside of the time shown are left out
 */
export function plotOf(series: readonly Observation[], begun: readonly { label: string; at: Date }[] = []): Plot {
  const times = series.map(({ takenAt }) => takenAt.getTime());
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const values = series.flatMap(({ value, secondValue }) => (secondValue === null ? [value] : [value, secondValue]));
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const inWidth = PLOT.width - PLOT.left - PLOT.right;
  const inHeight = PLOT.height - PLOT.top - PLOT.bottom;
  const toX = (time: number) => PLOT.left + (to === from ? inWidth / 2 : ((time - from) / (to - from)) * inWidth);
  const toY = (value: number) => PLOT.top + inHeight - ((value - low) / (high - low)) * inHeight;
  return {
    points: series.map(({ id, takenAt, value, secondValue, source }) => ({
      ...{ id, x: toX(takenAt.getTime()), y: toY(value), y2: secondValue === null ? null : toY(secondValue), source },
    })),
    scale: ticks.map((value) => ({ value, y: toY(value) })),
    marks: begun
      .filter(({ at }) => at.getTime() > from && at.getTime() < to)
      .map(({ label, at }) => ({ label, x: toX(at.getTime()) })),
  };
}

const STEPS = [1, 2, 5, 10];
const MOST_TICKS = 5;

/** A few round numbers around two. */
function ticksOf(low: number, high: number): number[] {
  const span = high === low ? Math.max(Math.abs(high) * 0.1, 1) : high - low;
  const power = 10 ** Math.floor(Math.log10(span / (MOST_TICKS - 1)));
  const step = power * (STEPS.find((size) => size * power * (MOST_TICKS - 1) >= span) ?? 10);
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const count = Math.max(1, Math.round((last - first) / step));
  // Multiples of a step, without what binary fractions add to them.
  return Array.from({ length: count + 1 }, (_, at) => Number((first + at * step).toFixed(6)));
}
