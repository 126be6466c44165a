import type { Plotted } from '../record/plotted';
import type { MedicineMark } from './medicine-marks';

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
  /** Of a span of time: from the highest to the lowest of its values, for each of the two numbers. */
  spread: { top: number; bottom: number }[];
}
/** Marks so near to each other that one label serves them. */
export interface PlotMark {
  x: number;
  does: MedicineMark['does'];
  /** Their numbers in the list below the plot, from 1. */
  from: number;
  until: number;
}
export interface Plot {
  points: PlotPoint[];
  /** Entries struck out: shown as crosses, not part of the line. */
  crosses: PlotPoint[];
  /** Round numbers of the axis, lowest first, each with its position. */
  scale: { value: number; y: number }[];
  /** What may have changed the values. */
  marks: PlotMark[];
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
 * @param marks oldest first, each within the shown time
 */
export function plotOf(
  series: readonly Plotted[],
  marks: readonly MedicineMark[] = [],
  { width = PLOT.width, struck = [], range = null }: PlotSetting = {},
): Plot {
  const { from, to } = shownTime(series);
  const values = series.flatMap(({ value, secondValue, span }) =>
    [value, secondValue, span?.low, span?.high, span?.secondLow, span?.secondHigh].filter((number) => number != null),
  );
  const bounds = [range?.low, range?.high, range?.second?.low, range?.second?.high].filter((bound) => bound != null);
  const ticks = ticksOf(Math.min(...values, ...bounds), Math.max(...values, ...bounds));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const inWidth = width - PLOT.left - PLOT.right;
  const inHeight = PLOT.height - PLOT.top - PLOT.bottom;
  const toX = (time: number) => PLOT.left + (to === from ? inWidth / 2 : ((time - from) / (to - from)) * inWidth);
  const toY = (value: number) => PLOT.top + inHeight - ((value - low) / (high - low)) * inHeight;
  const toSpread = (top: number | null | undefined, bottom: number | null | undefined) =>
    top == null || bottom == null ? [] : [{ top: toY(top), bottom: toY(bottom) }];
  const toPoint = ({ id, takenAt, value, secondValue, source, span }: Plotted): PlotPoint => ({
    id,
    x: toX(takenAt.getTime()),
    spread: [...toSpread(span?.high, span?.low), ...toSpread(span?.secondHigh, span?.secondLow)],
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
    marks: besideEachOther(marks.map(({ does, at }) => ({ does, x: toX(at.getTime()) }))),
    bands: range === null ? [] : [range, ...(range.second === undefined ? [] : [range.second])].map(toBand),
  };
}

/** From the first value to the last, in ms. */
export function shownTime(series: readonly Plotted[]): { from: number; to: number } {
  const times = series.flatMap(({ takenAt, span }) => [takenAt.getTime(), (span?.until ?? takenAt).getTime()]);
  return { from: Math.min(...times), to: Math.max(...times) };
}

/** A label of a mark is about so wide, in px. */
const LABEL_PX = 26;

function besideEachOther(marks: readonly { does: MedicineMark['does']; x: number }[]): PlotMark[] {
  const found: PlotMark[] = [];
  for (const [place, { does, x }] of marks.entries()) {
    const last = found.at(-1);
    if (last !== undefined && x - last.x < LABEL_PX) last.until = place + 1;
    else found.push({ x, does, from: place + 1, until: place + 1 });
  }
  return found;
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
