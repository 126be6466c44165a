-- The observations this product knows.

insert into public.observation_types (code, label, section, category, loinc, unit, min_value, max_value, source)
select code, label, section, coalesce(sensitive, section), loinc, unit, low, high, 'Code' || case basis
    when 'vitals' then ' and unit: HL7 FHIR R4 vital signs profile.' else ': LOINC; unit: UCUM.' end
  || ' Limits: ours, against typing and unit errors.'
from (values
  ('heart_rate', 'Heart rate', 'readings', null, '8867-4', '/min', 15, 350, 'vitals'),
  ('blood_pressure', 'Blood pressure', 'readings', null, '85354-9', 'mm[Hg]', 30, 350, 'vitals'),
  ('oxygen_saturation', 'Oxygen saturation', 'readings', null, '2708-6', '%', 30, 100, 'vitals'),
  ('body_temperature', 'Body temperature', 'readings', null, '8310-5', 'Cel', 20, 46, 'vitals'),
  ('respiratory_rate', 'Breathing rate', 'readings', null, '9279-1', '/min', 3, 120, 'vitals'),
  ('body_weight', 'Weight', 'readings', null, '29463-7', 'kg', 0.2, 650, 'vitals'),
  ('body_height', 'Height', 'readings', null, '8302-2', 'cm', 15, 280, 'vitals'),
  ('body_length', 'Length, lying', 'readings', null, '8306-3', 'cm', 15, 150, 'loinc'),
  ('head_circumference', 'Head circumference', 'readings', null, '9843-4', 'cm', 10, 90, 'vitals'),
  ('body_mass_index', 'BMI', 'readings', null, '39156-5', 'kg/m2', 5, 200, 'vitals'),
  ('blood_glucose', 'Blood glucose', 'readings', null, '15074-8', 'mmol/L', 0.3, 80, 'loinc'),
  ('peak_flow', 'Peak flow', 'readings', null, '19935-6', 'L/min', 20, 1000, 'loinc'),
  ('pain', 'Pain, 0 to 10', 'readings', null, '72514-3', '{score}', 0, 10, 'loinc'),
  ('hba1c', 'HbA1c', 'results', null, '4548-4', '%', 2, 25, 'loinc'),
  ('creatinine', 'Creatinine', 'results', null, '14682-9', 'umol/L', 5, 5000, 'loinc'),
  ('egfr', 'Estimated kidney filtration (eGFR)', 'results', null, '62238-1', 'mL/min/{1.73_m2}', 0, 250, 'loinc'),
  ('cholesterol', 'Cholesterol', 'results', null, '14647-2', 'mmol/L', 0.3, 50, 'loinc'),
  ('ldl', 'LDL cholesterol', 'results', null, '22748-8', 'mmol/L', 0.1, 40, 'loinc'),
  ('hdl', 'HDL cholesterol', 'results', null, '14646-4', 'mmol/L', 0.05, 10, 'loinc'),
  ('triglycerides', 'Triglycerides', 'results', null, '14927-8', 'mmol/L', 0.1, 150, 'loinc'),
  ('haemoglobin', 'Haemoglobin', 'results', null, '718-7', 'g/dL', 1, 30, 'loinc'),
  ('potassium', 'Potassium', 'results', null, '2823-3', 'mmol/L', 0.5, 15, 'loinc'),
  ('sodium', 'Sodium', 'results', null, '2951-2', 'mmol/L', 80, 220, 'loinc'),
  ('tsh', 'Thyroid-stimulating hormone', 'results', null, '3016-3', 'm[IU]/L', 0, 1000, 'loinc'),
  ('phq9', 'PHQ-9 score', 'results', 'mental_health', '44261-6', '{score}', 0, 27, 'loinc'),
  ('hiv_viral_load', 'HIV viral load', 'results', 'sexual_health', '20447-9', '{copies}/mL', 0, 100000000, 'loinc'),
  ('cd4', 'CD4 count', 'results', 'sexual_health', '24467-3', '/uL', 0, 5000, 'loinc')
) t (code, label, section, sensitive, loinc, unit, low, high, basis);

update public.observation_types set first_loinc = '8480-6', second_label = 'Diastolic', second_loinc = '8462-4',
  second_min = 10, second_max = 250 where code = 'blood_pressure';
