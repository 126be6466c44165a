export interface ObservationPart {
  label: string;
  loinc: string;
  /** A number outside is a typing or unit error. Wider than any clinical range, so it says nothing about health. */
  min: number;
  max: number;
}

/** A kind of measurement that the record keeps: its codes, its one unit, and its plausible range. */
export interface ObservationType extends ObservationPart {
  code: string;
  /** UCUM. */
  unit: string;
  section: 'readings' | 'results';
  /** The part of the record it belongs to by default, which decides who may read it. */
  category: 'readings' | 'results' | 'mental_health' | 'sexual_health';
  /** The second of two numbers, as in blood pressure; `loinc` above is then the panel's code. */
  second?: ObservationPart & { firstLoinc: string };
  source: string;
}

const VITALS = 'Code and unit: HL7 FHIR R4 vital signs profile. Limits: ours, against typing and unit errors.';
const LOINC = 'Code: LOINC; unit: UCUM. Limits: ours, against typing and unit errors.';

type Row = readonly [code: string, label: string, loinc: string, unit: string, min: number, max: number];
const vital = ([code, label, loinc, unit, min, max]: Row, source = VITALS): ObservationType => ({
  code,
  label,
  loinc,
  unit,
  min,
  max,
  source,
  section: 'readings',
  category: 'readings',
});
const result = ([code, label, loinc, unit, min, max]: Row, category: ObservationType['category'] = 'results') => ({
  code,
  label,
  loinc,
  unit,
  min,
  max,
  category,
  section: 'results' as const,
  source: LOINC,
});

/** Every measurement the record takes. The database holds the same table; a test compares them. */
export const OBSERVATION_TYPES: readonly ObservationType[] = [
  vital(['heart_rate', 'Heart rate', '8867-4', '/min', 15, 350]),
  {
    ...vital(['blood_pressure', 'Blood pressure', '85354-9', 'mm[Hg]', 30, 350]),
    second: { label: 'Diastolic', loinc: '8462-4', firstLoinc: '8480-6', min: 10, max: 250 },
  },
  vital(['oxygen_saturation', 'Oxygen saturation', '2708-6', '%', 30, 100]),
  vital(['body_temperature', 'Body temperature', '8310-5', 'Cel', 20, 46]),
  vital(['respiratory_rate', 'Breathing rate', '9279-1', '/min', 3, 120]),
  vital(['body_weight', 'Weight', '29463-7', 'kg', 0.2, 650]),
  vital(['body_height', 'Height', '8302-2', 'cm', 15, 280]),
  vital(['body_length', 'Length, lying', '8306-3', 'cm', 15, 150], LOINC),
  vital(['head_circumference', 'Head circumference', '9843-4', 'cm', 10, 90]),
  vital(['body_mass_index', 'BMI', '39156-5', 'kg/m2', 5, 200]),
  vital(['blood_glucose', 'Blood glucose', '15074-8', 'mmol/L', 0.3, 80], LOINC),
  vital(['peak_flow', 'Peak flow', '19935-6', 'L/min', 20, 1000], LOINC),
  vital(['pain', 'Pain, 0 to 10', '72514-3', '{score}', 0, 10], LOINC),
  result(['hba1c', 'HbA1c', '4548-4', '%', 2, 25]),
  result(['creatinine', 'Creatinine', '14682-9', 'umol/L', 5, 5000]),
  result(['egfr', 'Estimated kidney filtration (eGFR)', '62238-1', 'mL/min/{1.73_m2}', 0, 250]),
  result(['cholesterol', 'Cholesterol', '14647-2', 'mmol/L', 0.3, 50]),
  result(['ldl', 'LDL cholesterol', '22748-8', 'mmol/L', 0.1, 40]),
  result(['hdl', 'HDL cholesterol', '14646-4', 'mmol/L', 0.05, 10]),
  result(['triglycerides', 'Triglycerides', '14927-8', 'mmol/L', 0.1, 150]),
  result(['haemoglobin', 'Haemoglobin', '718-7', 'g/dL', 1, 30]),
  result(['potassium', 'Potassium', '2823-3', 'mmol/L', 0.5, 15]),
  result(['sodium', 'Sodium', '2951-2', 'mmol/L', 80, 220]),
  result(['tsh', 'Thyroid-stimulating hormone', '3016-3', 'm[IU]/L', 0, 1000]),
  result(['phq9', 'PHQ-9 score', '44261-6', '{score}', 0, 27], 'mental_health'),
  result(['hiv_viral_load', 'HIV viral load', '20447-9', '{copies}/mL', 0, 100_000_000], 'sexual_health'),
  result(['cd4', 'CD4 count', '24467-3', '/uL', 0, 5000], 'sexual_health'),
];

/** The kind of measurement with this code; undefined: none that the record keeps. */
export const observationType = (code: string): ObservationType | undefined =>
  OBSERVATION_TYPES.find((type) => type.code === code);
