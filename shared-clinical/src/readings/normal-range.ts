/** Where numbers of a healthy adult at rest mostly lie. Either end may be open. */
export interface NormalRange {
  low: number | null;
  high: number | null;
  /** Of the lower of two numbers. */
  second?: { low: number; high: number };
  /** In the words of the screen. */
  says: string;
  source: string;
}

const MEDLINE =
  'MedlinePlus Medical Encyclopedia, Vital signs (002341), US National Library of Medicine, reviewed 2023-02-02';

/**
 * Ranges to compare with, not goals of a treatment: those are set by a clinician for one person. Only of adults; results of
 * a laboratory have the ranges of that laboratory, and weight and height have none.
 */
export const NORMAL_RANGES: Readonly<Record<string, NormalRange>> = {
  blood_pressure: {
    ...{ low: 90, high: 120, second: { low: 60, high: 80 } },
    says: 'Usual for a healthy adult at rest: between 90/60 and 120/80',
    source: MEDLINE,
  },
  heart_rate: { low: 60, high: 100, says: 'Usual for a healthy adult at rest: 60 to 100', source: MEDLINE },
  respiratory_rate: { low: 12, high: 18, says: 'Usual for a healthy adult at rest: 12 to 18', source: MEDLINE },
  body_temperature: { low: 36.5, high: 37.3, says: 'Usual for a healthy adult: 36.5 to 37.3', source: MEDLINE },
  oxygen_saturation: {
    ...{ low: 95, high: 100 },
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
