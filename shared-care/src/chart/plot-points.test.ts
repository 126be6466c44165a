import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { describe, expect, it } from 'vitest';
import { spanAsPlotted } from '../record/plotted';
import { PLOT, plotOf, shownTime, thinOut } from './plot-points';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const measured = (day: number, value: number, secondValue: number | null = null): ChartEntryOf<'observation'> => ({
  ...{ kind: 'observation', id: `${day}`, code: 'blood_pressure', label: 'Blood pressure', unit: 'mm[Hg]' },
  ...{ value, secondValue, takenAt: at(day), source: 'device', recordedBy: '' },
  ...{ comparator: '', takenPrecision: 'moment', seen: null, importedFrom: '' },
});

describe('a plot', () => {
  it('holds every value inside its frame, later ones further right, higher ones higher', () => {
    const { points, scale } = plotOf([measured(1, 158, 94), measured(8, 149, 92), measured(20, 144, 89)]);
    for (const { x, y, y2 } of points) {
      expect(x).toBeGreaterThanOrEqual(PLOT.left);
      expect(x).toBeLessThanOrEqual(PLOT.width - PLOT.right);
      expect(y).toBeGreaterThanOrEqual(PLOT.top);
      expect(y2 ?? 0).toBeLessThanOrEqual(PLOT.height - PLOT.bottom);
      expect(y2 ?? 0).toBeGreaterThan(y);
    }
    expect(points.map(({ x }) => x)).toEqual([...points.map(({ x }) => x)].sort((one, other) => one - other));
    expect(scale.map(({ value }) => value)).toEqual([80, 100, 120, 140, 160]);
  });

  it.each([
    [
      [7.2, 8.1, 9.4],
      [7, 8, 9, 10],
    ],
    [
      [36.6, 36.6, 36.6],
      [36, 37],
    ],
    [
      [410, 380, 420],
      [380, 390, 400, 410, 420],
    ],
    [
      [0.2, 0.35, 0.3],
      [0.2, 0.25, 0.3, 0.35],
    ],
  ])('of %s has a round scale', (values, expected) => {
    const { scale } = plotOf(values.map((value, day) => measured(day + 1, value)));
    expect(scale.map(({ value }) => value)).toEqual(expected);
  });

  it('numbers its marks, those beside each other together', () => {
    const series = [measured(1, 150), measured(10, 148), measured(30, 140)];
    const marks = [8, 9, 20].map((day) => ({ label: `day ${day}`, does: 'begins' as const, at: at(day) }));
    const numbers = plotOf(series, marks, { width: 600 }).marks.map(({ from, until }) => [from, until]);
    expect(numbers).toEqual([
      [1, 2],
      [3, 3],
    ]);
  });

  it('of spans of time gives room to the lowest and highest of both numbers, and ends with the last of them', () => {
    const span = (day: number, low: number, high: number) =>
      spanAsPlotted(
        {
          ...{ from: at(day), until: at(day + 5), count: 40, bounds: 0, low, middle: (low + high) / 2, high },
          ...{ secondLow: low - 30, secondMiddle: low - 20, secondHigh: low - 10 },
        },
        'mm[Hg]',
      );
    const series = [span(1, 120, 140), span(8, 61, 150), span(15, 118, 139)];
    const { points, scale } = plotOf(series);
    expect(shownTime(series).to).toBe(at(20).getTime());
    expect(scale.at(0)?.value).toBeLessThanOrEqual(31);
    expect(scale.at(-1)?.value).toBeGreaterThanOrEqual(150);
    for (const { y, spread } of points) {
      expect(spread).toHaveLength(2);
      expect(spread[0]?.top).toBeLessThan(y);
      expect(spread[0]?.bottom).toBeGreaterThan(y);
    }
  });

  it('shows the usual range inside its frame, and crosses what was struck out without giving it room', () => {
    const series = [measured(1, 150, 95), measured(8, 149, 92), measured(20, 144, 89)];
    const range = { low: 90, high: 120, second: { low: 60, high: 80 } };
    const { bands, scale, crosses } = plotOf(series, [], { width: 600, struck: [measured(10, 300)], range });
    expect(bands).toHaveLength(2);
    for (const { y, height } of bands) {
      expect(height).toBeGreaterThan(0);
      expect(y).toBeGreaterThanOrEqual(PLOT.top);
      expect(y + height).toBeLessThanOrEqual(PLOT.height - PLOT.bottom + 0.001);
    }
    expect(scale.at(-1)?.value).toBeLessThan(300);
    expect(crosses[0]?.y).toBe(PLOT.top);
    expect(crosses[0]?.x).toBeGreaterThan(PLOT.left);
  });

  it('of thousands keeps the ends and every extreme', () => {
    const many = Array.from({ length: 3000 }, (_, at) => ({
      ...measured(1, at === 1234 ? 222 : at === 2345 ? 31 : 70 + (at % 9)),
      ...{ id: `${at}`, takenAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000) },
    }));
    const shown = thinOut(many, 100);
    expect(shown.length).toBeLessThanOrEqual(100);
    expect(shown.map(({ value }) => value)).toEqual(expect.arrayContaining([222, 31]));
    expect(thinOut(many.slice(0, 50), 100)).toHaveLength(50);
  });
});
