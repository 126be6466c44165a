import type { AskedCorrection } from '../data/chart/corrections.queries';

/** What a correction is asked of. */
export const KIND_WORDS: Readonly<Record<AskedCorrection['kind'], string>> = {
  patient_conditions: 'a problem',
  patient_allergies: 'an allergy',
  patient_medications: 'a medicine',
  patient_vaccinations: 'a vaccination',
  observations: 'a reading',
  documents: 'a document',
  notes: 'a note',
  prescriptions: 'a prescription',
};
