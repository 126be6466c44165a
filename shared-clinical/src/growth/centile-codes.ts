import type { GrowthMeasure } from './growth';

/**
 * Codes of the place of a measurement among healthy children of the same sex and age, in percent.
 * Labels are the long common names of LOINC. Sources: https://loinc.org/59576-9 and HL7 US Core, pediatric vital signs (8289-1,
 * 59576-9, 77606-2); Medizininformatik-Initiative, module ICU (8336-0: per age, its name says no sex); CIBMTR Reporting IG, vital
 * signs (8303-0: "Body height Patient Prctl Pt Qn").
 */
export const CENTILE_CODES: Readonly<Record<GrowthMeasure, { loinc: string; label: string }>> = {
  weight: { loinc: '8336-0', label: 'Body weight [Percentile] Per age' },
  height: { loinc: '8303-0', label: 'Body height [Percentile]' },
  weightForLength: { loinc: '77606-2', label: 'Weight-for-length Per age and sex' },
  bmi: { loinc: '59576-9', label: 'Body mass index (BMI) [Percentile] Per age and sex' },
  head: { loinc: '8289-1', label: 'Head Occipital-frontal circumference Percentile' },
};
