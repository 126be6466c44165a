import { toKeptUnit } from '../../../readings/units';

/** A kind of Apple Health record that the patient's record can keep. */
export interface HealthKind {
  id: string;
  label: string;
  /** The kind of measurement it becomes (`OBSERVATION_TYPES`). */
  code: string;
  /**
   * Imported unless the patient deselects it. Not so the pulse: a watch writes it every few minutes, and such a list helps no
   * reader.
   */
  isChosenFirst: boolean;
}

/** Apple's identifiers: HealthKit documentation, HKQuantityTypeIdentifier. The two pressures of one moment are one reading. */
export const HEALTH_KINDS: readonly HealthKind[] = [
  { id: 'BloodPressure', label: 'Blood pressure', code: 'blood_pressure', isChosenFirst: true },
  { id: 'RestingHeartRate', label: 'Resting heart rate', code: 'heart_rate', isChosenFirst: true },
  { id: 'HeartRate', label: 'Heart rate, all day', code: 'heart_rate', isChosenFirst: false },
  { id: 'OxygenSaturation', label: 'Oxygen saturation', code: 'oxygen_saturation', isChosenFirst: true },
  { id: 'BodyTemperature', label: 'Body temperature', code: 'body_temperature', isChosenFirst: true },
  { id: 'RespiratoryRate', label: 'Breathing rate', code: 'respiratory_rate', isChosenFirst: false },
  { id: 'BodyMass', label: 'Weight', code: 'body_weight', isChosenFirst: true },
  { id: 'Height', label: 'Height', code: 'body_height', isChosenFirst: true },
  { id: 'BloodGlucose', label: 'Blood glucose', code: 'blood_glucose', isChosenFirst: true },
  { id: 'PeakExpiratoryFlowRate', label: 'Peak flow', code: 'peak_flow', isChosenFirst: true },
];

export type Convert = (value: number) => number;

const same: Convert = (value) => value;
const by =
  (code: string, unit: string): Convert =>
  (value) =>
    toKeptUnit(code, value, unit, '') ?? Number.NaN;
const LB_A_STONE = 14;
const INCHES_A_FOOT = 12;

/**
 * How Apple writes units (HKUnit.unitString), by kind. A record in a unit not listed here is skipped, because a number in an
 * unknown unit means nothing.
 */
const UNITS: Readonly<Record<string, Readonly<Record<string, Convert>>>> = {
  BloodPressure: { mmHg: same, kPa: by('blood_pressure', 'kPa') },
  RestingHeartRate: { 'count/min': same, 'count/s': (value) => value * 60 },
  HeartRate: { 'count/min': same, 'count/s': (value) => value * 60 },
  // A fraction of one, although the unit is "%".
  OxygenSaturation: { '%': (value) => (value <= 1 ? value * 100 : value) },
  BodyTemperature: { degC: same, degF: by('body_temperature', '[degF]') },
  RespiratoryRate: { 'count/min': same },
  BodyMass: {
    kg: same,
    g: by('body_weight', 'g'),
    lb: by('body_weight', '[lb_av]'),
    st: (value) => by('body_weight', '[lb_av]')(value * LB_A_STONE),
  },
  Height: {
    cm: same,
    m: by('body_height', 'm'),
    in: by('body_height', '[in_i]'),
    ft: (value) => by('body_height', '[in_i]')(value * INCHES_A_FOOT),
  },
  BloodGlucose: { 'mmol/L': same, 'mg/dL': by('blood_glucose', 'mg/dL') },
  PeakExpiratoryFlowRate: { 'L/min': same },
};

/** @param unit as the export says it; substances carry their molar mass, e.g. `mmol<180.1558800000541>/L` */
export function converterOf(kind: string, unit: string): Convert | null {
  const convert = UNITS[kind]?.[unit.replace(/<[\d.]+>/, '')];
  if (convert === undefined) return null;
  return (value) => Math.round(convert(value) * 100) / 100;
}
