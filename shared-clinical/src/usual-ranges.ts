/** The range in which most healthy adults at rest lie. Either end may be open. */
export interface NormalRange {
  low: number | null;
  high: number | null;
  second?: { low: number; high: number };
  says: string;
  source: string;
}

const MEDLINE =
  'MedlinePlus Medical Encyclopedia, Vital signs (002341), US National Library of Medicine, reviewed 2023-02-02';

/**
 * Ranges to compare with, not treatment goals, which a clinician sets for one patient. For adults only. Laboratory results have
 * the ranges of their laboratory; weight and height have none.
 */
export const NORMAL_RANGES: Readonly<Record<string, NormalRange>> = {
  blood_pressure: {
    low: 90,
    high: 120,
    second: { low: 60, high: 80 },
    says: 'Usual for a healthy adult at rest: between 90/60 and 120/80',
    source: MEDLINE,
  },
  heart_rate: { low: 60, high: 100, says: 'Usual for a healthy adult at rest: 60 to 100', source: MEDLINE },
  respiratory_rate: { low: 12, high: 18, says: 'Usual for a healthy adult at rest: 12 to 18', source: MEDLINE },
  body_temperature: { low: 36.5, high: 37.3, says: 'Usual for a healthy adult: 36.5 to 37.3', source: MEDLINE },
  oxygen_saturation: {
    low: 95,
    high: 100,
    says: 'Usual for a healthy adult: 95 to 100',
    source:
      'US Food and Drug Administration, Pulse Oximeter Accuracy and Limitations, safety communication of 19 February 2021',
  },
};

const GROWN_YEARS = 18;

/** @param age in years; null while it is not known, then no range is shown */
export function normalRangeOf(code: string, age: number | null): NormalRange | null {
  return age === null || age < GROWN_YEARS ? null : (NORMAL_RANGES[code] ?? null);
}
