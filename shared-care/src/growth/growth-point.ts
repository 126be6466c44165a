import type { Judged } from '@telehealth/clinical/growth/growth';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';

/** What growth needs of a measurement. */
export type Measured = Pick<
  ChartEntryOf<'observation'>,
  'id' | 'code' | 'unit' | 'value' | 'secondValue' | 'comparator' | 'takenAt' | 'takenPrecision'
>;

/** A measurement of a child, or what is worked out from two, with the age at which it was taken and where it stands. */
export interface GrowthPoint<E extends Measured = ChartEntryOf<'observation'>> {
  /** What was measured; the weight of two. */
  entry: E;
  /** The number with its unit, as it is read. */
  said: string;
  /** The two numbers it was worked out from, where `said` does not name them. */
  from: string;
  /** Months since birth; null: the day is not known. */
  months: number | null;
  /** Where it stands along the curve: months, or cm for weight for length; null: the day is not known. */
  place: number | null;
  /** As it is compared: a length as a height from the second birthday on. */
  value: number;
  /** Null: the day or the sex is not known. */
  judged: Judged | null;
}
