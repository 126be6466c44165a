import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';

/** The fields of a measurement that a plot needs, for chart entries and for the user's own readings. */
export type Plotted = Pick<
  ChartEntryOf<'observation'>,
  'id' | 'value' | 'secondValue' | 'takenAt' | 'source' | 'unit'
> &
  Partial<Pick<ChartEntryOf<'observation'>, 'comparator' | 'takenPrecision' | 'importedFrom'>>;
