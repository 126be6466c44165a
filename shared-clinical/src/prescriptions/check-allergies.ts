import { MEDICINE_CLASSES, MEDICINE_CLASSES_VERSION, type MedicineClass } from './medicine-classes';

/** `same_class` and `same_name` speak against a medicine, `related_class` asks for care. */
export type AllergyFindingKind = 'same_class' | 'same_name' | 'related_class';

export interface AllergyFinding {
  allergy: string;
  medicine: string;
  kind: AllergyFindingKind;
}

/** What the comparison says; the database computes and stores the same when a prescription is issued. */
export interface AllergyCheck {
  /** `unknown`: nothing speaks against it, but something of it the table does not know. */
  result: 'clear' | 'unknown' | 'caution' | 'conflict';
  findings: AllergyFinding[];
  /** Allergies the table does not know: a specialist has to judge them. */
  unrecognised: string[];
  /** Medicines that the table does not know and for which nothing was found: they were not checked. */
  unknown: string[];
  /** How many allergies were compared; 0 means none are recorded, not that the patient has none. */
  allergies: number;
  table_version: number;
}

/** Invisible characters must not split a word. `private.one_line` of the database removes the same. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns the text in lower case without diacritics, the words separated by single spaces. */
export function plainWords(text: string): string {
  const words = text
    .replace(UNSEEN, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return ` ${words} `;
}

/** Compares a patient's allergies with the medicines about to be prescribed. */
export function checkAllergies(allergies: readonly string[], medicines: readonly string[]): AllergyCheck {
  const findings = medicines.flatMap((medicine) =>
    allergies.flatMap((allergy) => {
      const kind = compare(plainWords(allergy), plainWords(medicine));
      return kind === null ? [] : [{ allergy, medicine, kind }];
    }),
  );
  const seen = new Set(findings.map(({ allergy }) => allergy));
  const unrecognised = allergies.filter(
    (allergy) => !seen.has(allergy) && classesNamed(plainWords(allergy)).length === 0,
  );
  const unknown = medicines.filter(
    (medicine) => !isKnownMedicine(medicine) && !findings.some((found) => found.medicine === medicine),
  );
  return {
    result: resultOf(findings, unrecognised.length + unknown.length > 0),
    findings,
    unrecognised,
    unknown,
    allergies: allergies.length,
    table_version: MEDICINE_CLASSES_VERSION,
  };
}

function isKnownMedicine(medicine: string): boolean {
  const words = plainWords(medicine);
  return MEDICINE_CLASSES.some(({ medicines }) => contains(words, medicines));
}

function resultOf(findings: readonly AllergyFinding[], isIncomplete: boolean): AllergyCheck['result'] {
  if (findings.length === 0) return isIncomplete ? 'unknown' : 'clear';
  return findings.some(({ kind }) => kind !== 'related_class') ? 'conflict' : 'caution';
}

function compare(allergy: string, medicine: string): AllergyFindingKind | null {
  const known = classesNamed(allergy);
  const taken = MEDICINE_CLASSES.filter(({ medicines }) => contains(medicine, medicines)).map(({ id }) => id);
  if (known.some(({ id }) => taken.includes(id))) return 'same_class';
  const words = allergy.trim().split(' ');
  if (words.some((word) => word.length >= 5 && medicine.includes(` ${word} `))) return 'same_name';
  return known.some(({ related }) => related.some((id) => taken.includes(id))) ? 'related_class' : null;
}

function classesNamed(allergy: string): MedicineClass[] {
  return MEDICINE_CLASSES.filter(({ names, medicines }) => contains(allergy, [...names, ...medicines]));
}

function contains(words: string, entries: readonly string[]): boolean {
  return entries.some((entry) => words.includes(` ${entry} `));
}
