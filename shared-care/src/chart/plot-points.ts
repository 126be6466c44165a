import type { Plotted } from '../record/plotted';

/**
 * Margins in px, the upper one with space for the labels of marks. The plot is drawn at its container's width and never
 * scaled.
 */
export const PLOT = { width: 320, height: 200, left: 40, right: 10, top: 22, bottom: 26 } as const;

/** The usual range; either end may be open. */
export interface PlotRange {
  low: number | null;
  high: number | null;
  second?: { low: number; high: number };
}

export interface PlotPoint {
  id: string;
  x: number;
  /** Of the value, or the upper of two. */
  y: number;
  /** Of the lower of two; null for one value. */
  y2: number | null;
  source: Plotted['source'];
}
export interface Plot {
  points: PlotPoint[];
  /** Entries struck out: shown as crosses, not part of the line. */
  crosses: PlotPoint[];
  /** Round numbers of the axis, lowest first, each with its position. */
  scale: { value: number; y: number }[];
  /** The start of something that may have changed the values. */
  marks: { label: string; x: number }[];
  /** Vertical extent of each usual range. */
  bands: { y: number; height: number }[];
}

interface PlotSetting {
  width?: number;
  struck?: readonly Plotted[];
  range?: PlotRange | null;
}

/**
 * Positions of the measurements of one kind in a plot. The axis need not start at 0, because changes matter.
 * @param series oldest first, three or more
 * @param begun medicines with the time each was recorded; those outside of the shown time are omitted
 */
export function plotOf(
  series: readonly Plotted[],
  begun: readonly { label: string; at: Date }[] = [],
  { width = PLOT.width, struck = [], range = null }: PlotSetting = {},
): Plot {
  const times = series.map(({ takenAt }) => takenAt.getTime());
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const values = series.flatMap(({ value, secondValue }) => (secondValue === null ? [value] : [value, secondValue]));
  const bounds = [range?.low, range?.high, range?.second?.low, range?.second?.high].filter((bound) => bound != null);
  const ticks = ticksOf(Math.min(...values, ...bounds), Math.max(...values, ...bounds));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const inWidth = width - PLOT.left - PLOT.right;
  const inHeight = PLOT.height - PLOT.top - PLOT.bottom;
  const toX = (time: number) => PLOT.left + (to === from ? inWidth / 2 : ((time - from) / (to - from)) * inWidth);
  const toY = (value: number) => PLOT.top + inHeight - ((value - low) / (high - low)) * inHeight;
  const toPoint = ({ id, takenAt, value, secondValue, source }: Plotted): PlotPoint => ({
    id,
    x: toX(takenAt.getTime()),
    y: toY(value),
    y2: secondValue === null ? null : toY(secondValue),
    source,
  });
  const toBand = (one: { low: number | null; high: number | null }) => {
    const top = toY(one.high ?? high);
    return { y: top, height: toY(one.low ?? low) - top };
  };
  return {
    points: series.map(toPoint),
    // A struck-out value may be impossible; it is then drawn at the edge.
    crosses: struck
      .filter(({ takenAt }) => takenAt.getTime() >= from && takenAt.getTime() <= to)
      .map((one) => toPoint({ ...one, value: Math.min(Math.max(one.value, low), high), secondValue: null })),
    scale: ticks.map((value) => ({ value, y: toY(value) })),
    marks: begun
      .filter(({ at }) => at.getTime() > from && at.getTime() < to)
      .map(({ label, at }) => ({ label, x: toX(at.getTime()) })),
    bands: range === null ? [] : [range, ...(range.second === undefined ? [] : [range.second])].map(toBand),
  };
}

/**
 * Reduces a series to as many points as can be told apart, keeping the lowest and highest of each time span, so that no
 * dangerous value is lost.
 * @param most even
 */
export function thinOut<T extends Plotted>(series: readonly T[], most: number): readonly T[] {
  const [first, last] = [series[0], series.at(-1)];
  if (series.length <= most || first === undefined || last === undefined) return series;
  const from = first.takenAt.getTime();
  const stretch = (last.takenAt.getTime() - from + 1) / (most / 2);
  const kept = new Map<number, [lowest: T, highest: T]>();
  for (const one of series) {
    const place = Math.floor((one.takenAt.getTime() - from) / stretch);
    const [lowest, highest] = kept.get(place) ?? [one, one];
    const lower = (one.secondValue ?? one.value) < (lowest.secondValue ?? lowest.value);
    kept.set(place, [lower ? one : lowest, one.value > highest.value ? one : highest]);
  }
  const chosen = new Set([...kept.values()].flat());
  return series.filter((one) => chosen.has(one));
}

const STEPS = [1, 2, 5, 10];
const MOST_TICKS = 5;

/** A few round numbers around the two values, lowest first. */
export function ticksOf(low: number, high: number): number[] {
  const span = high === low ? Math.max(Math.abs(high) * 0.1, 1) : high - low;
  const power = 10 ** Math.floor(Math.log10(span / (MOST_TICKS - 1)));
  const step = power * (STEPS.find((size) => size * power * (MOST_TICKS - 1) >= span) ?? 10);
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const count = Math.max(1, Math.round((last - first) / step));
  // Multiples of a step, without floating-point noise.
  return Array.from({ length: count + 1 }, (_, at) => Number((first + at * step).toFixed(6)));
}
