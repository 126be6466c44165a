import type { GrowthMeasure } from './growth';

/**
 * Codes of the place of a measurement among healthy children of the same sex and age, in percent.
 * Sources: LOINC (https://loinc.org); HL7 US Core, pediatric vital signs (8289-1, 59576-9, 77606-2).
 */
export const CENTILE_CODES: Readonly<Record<GrowthMeasure, { loinc: string; label: string }>> = {
  weight: { loinc: '8336-0', label: 'Body weight [Percentile] Per age and sex' },
  height: { loinc: '8303-0', label: 'Body height [Percentile]' },
  weightForLength: { loinc: '77606-2', label: 'Weight-for-length Per age and sex' },
  bmi: { loinc: '59576-9', label: 'Body mass index (BMI) [Percentile] Per age and sex' },
  head: { loinc: '8289-1', label: 'Head Occipital-frontal circumference Percentile' },
};
