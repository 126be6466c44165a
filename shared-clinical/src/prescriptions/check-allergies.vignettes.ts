import type { AllergyCheck } from './check-allergies';

/** A comparison and its expected result, checked against this function and the database. */
export interface AllergyVignette {
  name: string;
  allergies: readonly string[];
  medicines: readonly string[];
  result: AllergyCheck['result'];
  kinds: readonly string[];
  unrecognised: readonly string[];
  unknown: readonly string[];
}

const base = { kinds: [], unrecognised: [], unknown: [] } as const;

export const ALLERGY_VIGNETTES: readonly AllergyVignette[] = [
  { ...base, name: 'no allergy on record', allergies: [], medicines: ['Amoxicillin'], result: 'clear' },
  {
    ...base,
    name: 'penicillin and amoxicillin',
    allergies: ['Penicillin'],
    medicines: ['Amoxicillin 500 mg'],
    result: 'conflict',
    kinds: ['same_class'],
  },
  {
    ...base,
    name: 'misspelt, in capitals, with more words',
    allergies: ['PENICILIN (rash as a child)'],
    medicines: ['Augmentin 1g'],
    result: 'conflict',
    kinds: ['same_class'],
  },
  {
    ...base,
    name: 'a medicine of the class as the allergy',
    allergies: ['Amoxil'],
    medicines: ['Flucloxacillin'],
    result: 'conflict',
    kinds: ['same_class'],
  },
  {
    ...base,
    name: 'penicillin and a cephalosporin',
    allergies: ['penicillin'],
    medicines: ['Ceftriaxone'],
    result: 'caution',
    kinds: ['related_class'],
  },
  {
    ...base,
    name: 'penicillin and a macrolide',
    allergies: ['Penicillin'],
    medicines: ['Azithromycin'],
    result: 'clear',
  },
  {
    ...base,
    name: 'sulfa and co-trimoxazole',
    allergies: ['Sulfa drugs'],
    medicines: ['Co-trimoxazole'],
    result: 'conflict',
    kinds: ['same_class'],
  },
  {
    ...base,
    name: 'aspirin and ibuprofen',
    allergies: ['Aspirin'],
    medicines: ['Ibuprofén'],
    result: 'conflict',
    kinds: ['same_class'],
  },
  {
    ...base,
    name: 'a combination with codeine',
    allergies: ['codeine'],
    medicines: ['Myprodol'],
    result: 'conflict',
    kinds: ['same_class'],
  },
  {
    ...base,
    name: 'a medicine the table does not know, by its name',
    allergies: ['Imbiza'],
    medicines: ['imbiza 10 ml'],
    result: 'conflict',
    kinds: ['same_name'],
  },
  {
    ...base,
    name: 'what the table does not know is said',
    allergies: ['Peanuts', 'Penicillin', 'Latex'],
    medicines: ['Paracetamol'],
    result: 'unknown',
    unrecognised: ['Peanuts', 'Latex'],
  },
  {
    ...base,
    name: 'no part of a word counts',
    allergies: ['arbutus'],
    medicines: ['Losartan'],
    result: 'unknown',
    unrecognised: ['arbutus'],
  },
  {
    ...base,
    name: 'several medicines in their order',
    allergies: ['Penicillin', 'NSAIDs'],
    medicines: ['Cefalexin', 'Paracetamol', 'Voltaren'],
    result: 'conflict',
    kinds: ['related_class', 'same_class'],
  },
  {
    ...base,
    name: 'a medicine nobody knows, with an allergy',
    allergies: ['Penicillin'],
    medicines: ['Curamed forte'],
    result: 'unknown',
    unknown: ['Curamed forte'],
  },
  {
    ...base,
    name: 'a brand that only a long list knows',
    allergies: ['Penicillin'],
    medicines: ['Curam forte'],
    result: 'conflict',
    kinds: ['same_class'],
  },
  {
    ...base,
    name: 'the same side chain in another class',
    allergies: ['Amoxicillin'],
    medicines: ['Cefalexin'],
    result: 'conflict',
    kinds: ['same_class'],
  },
  {
    ...base,
    name: 'a medicine nobody knows, without an allergy',
    allergies: [],
    medicines: ['Snake oil'],
    result: 'unknown',
    unknown: ['Snake oil'],
  },
  {
    ...base,
    name: 'a spelling nobody knows',
    allergies: ['Penicillin'],
    medicines: ['Amoxycilin'],
    result: 'unknown',
    unknown: ['Amoxycilin'],
  },
  {
    ...base,
    name: 'signs nobody sees within the words',
    allergies: ['Peni\u200bcillin'],
    medicines: ['Amoxi\u00adcil\u2060lin 500 mg'],
    result: 'conflict',
    kinds: ['same_class'],
  },
  {
    ...base,
    name: 'letters that only look alike',
    allergies: ['Penicillin'],
    medicines: ['\u0410moxicillin'],
    result: 'unknown',
    unknown: ['\u0410moxicillin'],
  },
  {
    ...base,
    name: 'one of several that nobody knows',
    allergies: ['Penicillin'],
    medicines: ['Azithromycin', 'Curamed forte'],
    result: 'unknown',
    unknown: ['Curamed forte'],
  },
];
