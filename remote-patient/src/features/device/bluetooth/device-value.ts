import type { Side } from './packet';

/** One measurement as a device sent it, in the unit that the record keeps. It is not saved before the patient confirms it. */
export interface DeviceValue {
  code: string;
  value: number;
  secondValue: number | null;
  /** By the device's clock; null when it sent no time. */
  takenAt: Date | null;
  quality: 'good' | 'poor' | 'unknown';
  /** What the patient should know about the measurement, e.g. that they moved. */
  remarks: readonly string[];
}

/** A value beyond what the device can measure: only the side (too high or too low) is known. */
export interface OutOfRange {
  /** Kind of measurement (`OBSERVATION_TYPES`). */
  code: string;
  side: Side;
}

export type NoValue = 'tooShort' | 'notMeasured';

/** The content of one packet: a pulse may come along with a blood pressure. */
export type Decoded =
  | { values: readonly DeviceValue[]; outOfRange?: readonly OutOfRange[] }
  | { values: readonly []; why: NoValue };
