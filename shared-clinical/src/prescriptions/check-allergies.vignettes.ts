import type { AllergyCheck } from './check-allergies';

/** One comparison and what it must say; run through the function here and through the database. */
export interface AllergyVignette {
  name: string;
  allergies: readonly string[];
  medicines: readonly string[];
  result: AllergyCheck['result'];
  kinds: readonly string[];
  unrecognised: readonly string[];
}

const base = { kinds: [], unrecognised: [] } as const;

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
    allergies: ['Zolpidem'],
    medicines: ['zolpidem 10 mg'],
    result: 'conflict',
    kinds: ['same_name'],
  },
  {
    ...base,
    name: 'what the table does not know is said',
    allergies: ['Peanuts', 'Penicillin', 'Latex'],
    medicines: ['Paracetamol'],
    result: 'clear',
    unrecognised: ['Peanuts', 'Latex'],
  },
  {
    ...base,
    name: 'no part of a word counts',
    allergies: ['arbutus'],
    medicines: ['Losartan'],
    result: 'clear',
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
];
