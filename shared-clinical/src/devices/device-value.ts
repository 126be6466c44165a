import type { Side } from './packet';

/** One measurement as a device told it, in the unit that the record keeps. Nothing of it is saved before it is confirmed. */
export interface DeviceValue {
  /** Kind of measurement (`OBSERVATION_TYPES`). */
  code: string;
  value: number;
  /** The lower of two. */
  secondValue: number | null;
  /** By the device's clock; null: it told none. */
  takenAt: Date | null;
  quality: 'good' | 'poor' | 'unknown';
  /** What the person should know of it, e.g. that they moved. */
  remarks: readonly string[];
}

/** A number beyond what the device can measure: it has none, but knows on which side. */
export interface OutOfRange {
  /** Kind of measurement (`OBSERVATION_TYPES`). */
  code: string;
  side: Side;
}

/** Why a packet gave no measurement. */
export type NoValue = 'tooShort' | 'notMeasured';

/** What one packet told: a pulse may come along with a blood pressure. */
export type Decoded =
  | { values: readonly DeviceValue[]; outOfRange?: readonly OutOfRange[] }
  | { values: readonly []; why: NoValue };
