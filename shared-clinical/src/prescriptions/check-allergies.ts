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
  result: 'clear' | 'caution' | 'conflict';
  findings: AllergyFinding[];
  /** Allergies the table does not know: a person has to look. */
  unrecognised: string[];
  /** How many allergies were compared; 0 means none are recorded, which is not "none exist". */
  allergies: number;
  table_version: number;
}

/** A text as lower-case words without marks, each between single spaces. */
export function plainWords(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return ` ${words} `;
}

/** Compares what a patient reacts to with what is about to be prescribed. */
export function checkAllergies(allergies: readonly string[], medicines: readonly string[]): AllergyCheck {
  const findings = medicines.flatMap((medicine) =>
    allergies.flatMap((allergy) => {
      const kind = compare(plainWords(allergy), plainWords(medicine));
      return kind === null ? [] : [{ allergy, medicine, kind }];
    }),
  );
  const seen = new Set(findings.map(({ allergy }) => allergy));
  return {
    result: resultOf(findings),
    findings,
    unrecognised: allergies.filter((allergy) => !seen.has(allergy) && classesNamed(plainWords(allergy)).length === 0),
    allergies: allergies.length,
    table_version: MEDICINE_CLASSES_VERSION,
  };
}

function resultOf(findings: readonly AllergyFinding[]): AllergyCheck['result'] {
  if (findings.length === 0) return 'clear';
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
