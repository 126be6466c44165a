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
  return found(words, index().medicines).size > 0;
}

function resultOf(findings: readonly AllergyFinding[], isIncomplete: boolean): AllergyCheck['result'] {
  if (findings.length === 0) return isIncomplete ? 'unknown' : 'clear';
  return findings.some(({ kind }) => kind !== 'related_class') ? 'conflict' : 'caution';
}

function compare(allergy: string, medicine: string): AllergyFindingKind | null {
  const known = classesNamed(allergy);
  const taken = new Set([...found(medicine, index().medicines)].map(({ id }) => id));
  if (known.some(({ id }) => taken.has(id))) return 'same_class';
  const words = allergy.trim().split(' ');
  if (words.some((word) => word.length >= 5 && medicine.includes(` ${word} `))) return 'same_name';
  return known.some(({ related }) => related.some((id) => taken.has(id))) ? 'related_class' : null;
}

function classesNamed(allergy: string): MedicineClass[] {
  const { names, medicines } = index();
  return [...new Set([...found(allergy, names), ...found(allergy, medicines)])];
}

type Index = ReadonlyMap<string, readonly MedicineClass[]>;
let written: { names: Index; medicines: Index } | undefined;

/** The classes by each of their words, written when they are first asked for. */
function index(): { names: Index; medicines: Index } {
  written ??= { names: indexOf(({ names }) => names), medicines: indexOf(({ medicines }) => medicines) };
  return written;
}

function indexOf(entriesOf: (of: MedicineClass) => readonly string[]): Index {
  const byEntry = new Map<string, MedicineClass[]>();
  for (const one of MEDICINE_CLASSES)
    for (const entry of entriesOf(one)) byEntry.set(entry, [...(byEntry.get(entry) ?? []), one]);
  return byEntry;
}

/** No name has more words; `private.spans` of the database reads as many. */
const MOST_WORDS = 12;

/** The classes of which a text holds an entry, as whole words. */
function found(text: string, entries: Index): ReadonlySet<MedicineClass> {
  const words = text.trim().split(' ');
  const classes = new Set<MedicineClass>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1)
      for (const one of entries.get(words.slice(from, to).join(' ')) ?? []) classes.add(one);
  return classes;
}
