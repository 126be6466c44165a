/** The range in which most healthy adults lie. Either end may be open. */
export interface UsualRange {
  low: number | null;
  high: number | null;
  second?: { low: number; high: number };
  says: string;
  source: string;
}

const MEDLINE =
  'MedlinePlus Medical Encyclopedia, Vital signs (002341), US National Library of Medicine, reviewed 2023-02-02';
const LIPIDS = 'National Cholesterol Education Program, Adult Treatment Panel III, JAMA 2001; 285: 2486';

/**
 * Ranges to compare with, not treatment goals, which a clinician sets for one patient. For adults only. Of laboratory results such
 * numbers alone as a guideline fixes for every laboratory; the others have the range of their laboratory, and weight and height have
 * none.
 */
export const USUAL_RANGES: Readonly<Record<string, UsualRange>> = {
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
  hba1c: {
    low: null,
    high: 6.4,
    says: 'Below 6.5; from 6.5 on it is diabetes',
    source: 'World Health Organization, Use of glycated haemoglobin in the diagnosis of diabetes mellitus, 2011',
  },
  egfr: {
    low: 60,
    high: null,
    says: '60 and more; less for three months is chronic kidney disease',
    source: 'KDIGO Clinical Practice Guideline for Chronic Kidney Disease, 2024',
  },
  cholesterol: { low: null, high: 5.2, says: 'Desirable: up to 5.2', source: LIPIDS },
  ldl: { low: null, high: 2.6, says: 'Best: up to 2.6', source: LIPIDS },
  hdl: { low: 1, high: null, says: 'Not low: 1 and more', source: LIPIDS },
  triglycerides: { low: null, high: 1.7, says: 'Usual: up to 1.7', source: LIPIDS },
  potassium: {
    low: 3.5,
    high: 5,
    says: 'Usual in an adult: 3.5 to 5',
    source: 'US Food and Drug Administration, label of potassium chloride, 2018',
  },
  sodium: {
    low: 135,
    high: 145,
    says: 'Usual in an adult: 135 to 145',
    source: 'European Society of Endocrinology, guideline on hyponatraemia, 2014; more than 145 is hypernatraemia',
  },
  phq9: {
    low: null,
    high: 4,
    says: 'None or hardly any: 0 to 4',
    source: 'Kroenke, Spitzer, Williams, J Gen Intern Med 2001; 16: 606',
  },
};

const WHO_ANAEMIA = 'World Health Organization, Guideline on haemoglobin cutoffs to define anaemia, 2024';
/** Where women and men differ. */
const BY_SEX: Readonly<Record<string, Readonly<Record<'female' | 'male', UsualRange>>>> = {
  haemoglobin: {
    female: {
      low: 12,
      high: null,
      says: 'Not pregnant: 12 and more; less is anaemia',
      source: WHO_ANAEMIA,
    },
    male: { low: 13, high: null, says: '13 and more; less is anaemia', source: WHO_ANAEMIA },
  },
};

const GROWN_YEARS = 18;

/**
 * The usual range of a kind of measurement for a person.
 * @param person age in years; while it is not known no range is shown
 */
export function usualRangeOf(
  code: string,
  { age, sex }: { age?: number | null; sex?: 'female' | 'male' },
): UsualRange | null {
  if (age == null || age < GROWN_YEARS) return null;
  return USUAL_RANGES[code] ?? (sex === undefined ? null : (BY_SEX[code]?.[sex] ?? null));
}

/** Which side of its range a value lies on; of a pair the number that lies outside. Null: inside, or there is no range. */
export function sideOfRange(
  { value, secondValue }: { value: number; secondValue: number | null },
  range: UsualRange | null,
): 'low' | 'high' | null {
  if (range === null) return null;
  const above = (number: number, high: number | null) => high !== null && number > high;
  const below = (number: number, low: number | null) => low !== null && number < low;
  if (above(value, range.high) || (secondValue !== null && range.second && above(secondValue, range.second.high)))
    return 'high';
  if (below(value, range.low) || (secondValue !== null && range.second && below(secondValue, range.second.low)))
    return 'low';
  return null;
}
