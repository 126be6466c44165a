import { cutText } from '../formatting/cut-text';
import { oneLine } from '../formatting/plain-name';
import { LIMITS } from '../settings/limits';

/** Sensitive parts of a record: never shared by default. */
export const SENSITIVE_CATEGORIES = ['mental_health', 'sexual_health'] as const;

/** Lists of a record, and the category their entries usually have. */
export const CHART_LISTS = {
  conditions: 'conditions',
  allergies: 'profile',
  medications: 'medicines',
  vaccinations: 'medicines',
  remarks: 'notes',
} as const;
/** A list of a record. */
export type ChartList = keyof typeof CHART_LISTS;

/** Systems that codes of entries may come from. */
export const CODE_SYSTEMS = ['icd10', 'snomed', 'atc', 'rxnorm', 'nappi', 'cvx'] as const;

/** How serious an allergic reaction is, mildest first. */
export const SEVERITIES = ['mild', 'moderate', 'severe', 'life_threatening'] as const;
export const SEVERITY_LABELS: Readonly<Record<(typeof SEVERITIES)[number], string>> = {
  mild: 'Mild',
  moderate: 'Moderate',
  severe: 'Severe',
  life_threatening: 'Life-threatening',
};

/** How a request to correct an entry stands: `refused` means that its author answered and left it as it is. */
export const CORRECTION_STATES = ['open', 'corrected', 'refused', 'withdrawn'] as const;

/** Blood types; unknown is an empty text. */
export const BLOOD_TYPES = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** Kinds of documents. The first two are results, the others documents. */
export const DOCUMENT_TYPES = [
  'lab_result',
  'imaging',
  'letter',
  'prescription',
  'vaccination',
  'photo',
  'insurance',
  // On what somebody acts for the patient: an affidavit, an order of a court, a mandate.
  'authority',
  'other',
] as const;
/** A kind of document. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The category a kind of document usually has. */
export const usualDocumentCategory = (type: DocumentType): 'results' | 'documents' =>
  type === 'lab_result' || type === 'imaging' ? 'results' : 'documents';

/** Media types a document may have, with the endings its file name may have. */
export const DOCUMENT_FILE_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
} as const;
/** A media type a document may have. */
export type DocumentFileType = keyof typeof DOCUMENT_FILE_TYPES;

// No path, no quotes of a shell, nothing invisible, nothing that turns the direction of what is read.
const FORBIDDEN = '/\\:*?"<>|\u007f\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const PROGRAMS_AND_ARCHIVES =
  /\.(?:zip|gz|tgz|bz2|xz|7z|rar|tar|jar|apk|iso|exe|msi|com|scr|bat|cmd|ps1|sh|js|mjs|vbs|wsf|lnk|hta|html?|xhtml|svgz?|xml|php[0-9]?|aspx?|jsp|swf)\./;

/** Whether a file name is harmless and ends as its type does. */
export function fileNameFits(name: string, type: DocumentFileType): boolean {
  const lower = name.toLowerCase();
  if (name !== oneLine(name) || [...name].some((character) => FORBIDDEN.includes(character))) return false;
  if (name.startsWith('.') || PROGRAMS_AND_ARCHIVES.test(lower)) return false;
  return DOCUMENT_FILE_TYPES[type].some((ending) => lower.endsWith(`.${ending}`));
}

/** Endings that name another kind of file than the content is, or none. */
const OTHER_ENDING = /\.(?:jfif|jpe?g|jpe|pjp(?:eg)?|png|webp|pdf|heic|heif|gif|bmp|tiff?|bin|dat|tmp|download)$/i;

/** The name under which a file of this type is kept: as it was called, where that is harmless, and ending as its type does. */
export function cleanFileName(name: string, type: DocumentFileType): string {
  const line = Array.from(oneLine(name), (sign) => (FORBIDDEN.includes(sign) ? '-' : sign)).join('');
  const [usual] = DOCUMENT_FILE_TYPES[type];
  const ending = DOCUMENT_FILE_TYPES[type].find((one) => line.toLowerCase().endsWith(`.${one}`));
  const kept = ending === undefined ? `.${usual}` : line.slice(-ending.length - 1);
  const called = ending === undefined ? line.replace(OTHER_ENDING, '') : line.slice(0, -kept.length);
  const room = LIMITS.fileName.max - kept.length;
  const base =
    cutText(called.replace(/^[\s.]+/, ''), room).trim() || (type === 'application/pdf' ? 'Document' : 'Picture');
  return fileNameFits(base + kept, type) ? base + kept : base.replaceAll('.', '-') + kept;
}

/** Whether a text is a South African identity number by its check digit (Luhn). */
export function isSouthAfricanId(number: string): boolean {
  if (!/^\d{13}$/.test(number)) return false;
  const sum = [...number].reduce((total, character, at) => {
    const doubled = Number(character) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
