import type { ChartEntryOf, SeriesSpan } from '@telehealth/data/chart/chart.schema';

/**
 * The fields of a measurement that a plot needs, for chart entries and for the user's own readings. With `span` it stands for all the
 * measurements of a span of time, by their median; `takenAt` is then the first of them.
 */
export type Plotted = Pick<
  ChartEntryOf<'observation'>,
  'id' | 'value' | 'secondValue' | 'takenAt' | 'source' | 'unit'
> &
  Partial<Pick<ChartEntryOf<'observation'>, 'comparator' | 'takenPrecision' | 'importedFrom'>> & {
    span?: SeriesSpan;
  };

export const spanAsPlotted = (span: SeriesSpan, unit: string): Plotted => ({
  id: span.from.toISOString(),
  value: span.middle,
  secondValue: span.secondMiddle,
  takenAt: span.from,
  source: 'device',
  unit,
  span,
});
